import { createBlankArt } from '../engine/art.ts';
import type { MoneyFormat, SceneSettings } from '../engine/definition.ts';
import { type Container, Sprite } from '../engine/pixi.ts';
import { createScenePlayer, type ScenePlayer } from '../engine/scene-player.ts';
import { createRecordingSound } from '../engine/sound.ts';
import { redPacketRain } from './definition.ts';
import { examples } from './examples.ts';
import { COUNTDOWN, DIGIT_MS } from './tuning.ts';
import type { RainProps, RedPacketRainTypes } from './types.ts';

const art = createBlankArt();
const text = (hundredths: number): string =>
  `₱${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
const format: MoneyFormat = { exact: text, prize: text };

/** Props before a rain. */
export const WAITING: RainProps = examples['idle']?.props ?? {
  state: 'waiting',
  amount: 0,
  texts: { gate: '', nothing: '' },
};
/** When the rain begins after its start, ms. */
export const LEAD = COUNTDOWN.digits * DIGIT_MS;

/** A rain in Node with its recorded events and sounds. */
export interface Rain {
  readonly player: ScenePlayer<RedPacketRainTypes>;
  readonly heard: { readonly event: string; readonly at: number; readonly detail: unknown }[];
  readonly sounds: ReturnType<typeof createRecordingSound>;
}

/** Creates a rain with blank pictures. */
export function createRain(settings: Partial<SceneSettings> = {}, props: Partial<RainProps> = {}): Rain {
  const heard: Rain['heard'] = [];
  const sounds = createRecordingSound();
  const player: ScenePlayer<RedPacketRainTypes> = createScenePlayer(redPacketRain, {
    art,
    format,
    settings,
    sound: sounds,
    props: { ...WAITING, ...props },
    onEvent: (event, detail) => heard.push({ event, at: player.time, detail }),
  });
  return { player, heard, sounds };
}

/** Names of the events, in order. */
export const eventsOf = ({ heard }: Rain): string[] => heard.map(({ event }) => event);

/** When an event first came, scene ms. */
export const eventAt = ({ heard }: Rain, event: string): number | undefined =>
  heard.find((entry) => entry.event === event)?.at;

function* visibleSprites(node: Container, alpha = 1): Generator<Sprite> {
  if (!node.visible || node.alpha * alpha === 0) return;
  if (node instanceof Sprite) yield node;
  for (const child of node.children) yield* visibleSprites(child, alpha * node.alpha);
}

/** Everything on show with a picture whose name begins so, and where. */
export const shown = (player: ScenePlayer<RedPacketRainTypes>, name: string): { x: number; y: number }[] =>
  [...visibleSprites(player.view)]
    .filter(({ texture }) => texture.label?.startsWith(name) ?? false)
    .map((sprite) => {
      const { x, y } = sprite.getGlobalPosition(undefined, false);
      return { x, y };
    });
