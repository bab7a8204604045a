import { createBlankArt } from '../../engine/art.ts';
import type { MoneyFormat, SceneSettings } from '../../engine/definition.ts';
import { type Container, Sprite } from '../../engine/pixi.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { textLookOf } from '../../parts/glyph-text.ts';
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
/** Time from the start cue to the start of the rain, in ms. */
export const LEAD = COUNTDOWN.digits * DIGIT_MS;

/** A rain running in Node, with its recorded events and sounds. */
export interface Rain {
  readonly player: ScenePlayer<RedPacketRainTypes>;
  readonly events: { readonly event: string; readonly at: number; readonly detail: unknown }[];
  readonly sounds: ReturnType<typeof createRecordingSound>;
}

/** Creates a rain whose pictures are blank textures. */
export function createRain(settings: Partial<SceneSettings> = {}, props: Partial<RainProps> = {}): Rain {
  const events: Rain['events'] = [];
  const sounds = createRecordingSound();
  const player: ScenePlayer<RedPacketRainTypes> = createScenePlayer(redPacketRain, {
    art,
    format,
    settings,
    sound: sounds,
    props: { ...WAITING, ...props },
    onEvent: (event, detail) => events.push({ event, at: player.time, detail }),
  });
  return { player, events, sounds };
}

/** Returns the names of the recorded events, in order. */
export const eventsOf = ({ events }: Rain): string[] => events.map(({ event }) => event);

/** Returns the scene time, in ms, of the first event with a name; undefined if there is none. */
export const eventAt = ({ events }: Rain, event: string): number | undefined =>
  events.find((entry) => entry.event === event)?.at;

function* visibleSprites(node: Container, alpha = 1): Generator<Sprite> {
  if (!node.visible || node.alpha * alpha === 0) return;
  if (node instanceof Sprite) yield node;
  for (const child of node.children) yield* visibleSprites(child, alpha * node.alpha);
}

/**
 * Returns the visible sprites whose picture's name begins with a prefix, with position and size. Packets that fly to
 * the counter or belong to it are not included.
 */
export const shown = (
  player: ScenePlayer<RedPacketRainTypes>,
  name: string,
): { x: number; y: number; size: number }[] =>
  player.view.children
    .filter(({ label }) => !name.startsWith('packet') || (label !== 'gate' && label !== 'catches'))
    .flatMap((child) => [...visibleSprites(child)])
    .filter(({ texture }) => texture.label?.startsWith(name) ?? false)
    .map((sprite) => {
      const { x, y } = sprite.getGlobalPosition(undefined, false);
      return { x, y, size: sprite.scale.x };
    });

/** Returns the visible texts in the layer with a label. */
export function textsIn({ player }: Rain, label: string): string[] {
  const read = (node: Container): string[] => {
    if (!node.visible || node.alpha === 0) return [];
    const look = textLookOf(node);
    return look
      ? [look.text]
      : node.children.flatMap((child) => (child instanceof Sprite ? [] : read(child)));
  };
  const layer = player.view.getChildByLabel(label, true);
  if (!layer) throw new Error(`the scene has no layer "${label}"`);
  return read(layer);
}
