import { createBlankArt } from '../../engine/art.ts';
import type { MoneyFormat, SceneSettings } from '../../engine/definition.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { type Container, Sprite } from '../../engine/pixi.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { luckyJackpot } from './definition.ts';
import { examples, PRIZES } from './examples.ts';
import { CELLS } from './layout.ts';
import type { Landing, LuckyJackpotTypes } from './types.ts';

const art = createBlankArt();
const group = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
const format: MoneyFormat = {
  exact: (hundredths) =>
    `₱${group(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`,
  prize: (hundredths) => `₱${group(Math.floor(hundredths / 100))}`,
};

/** Props of a typical visit. */
export const PROPS = examples.cruise.props;

/** An event with the scene time of its emission (ms) and its cell. */
export interface RecordedEvent {
  readonly event: string;
  readonly at: number;
  readonly cell?: number;
}

/** A Lucky Jackpot running in Node, with its recorded events and sounds. */
export interface Grid {
  readonly player: ScenePlayer<LuckyJackpotTypes>;
  readonly events: RecordedEvent[];
  readonly sounds: ReturnType<typeof createRecordingSound>;
}

/** Creates a Lucky Jackpot whose pictures are blank textures. */
export function createGrid(
  settings: Partial<SceneSettings> = {},
  props: Partial<LuckyJackpotTypes['props']> = {},
): Grid {
  const events: RecordedEvent[] = [];
  const sounds = createRecordingSound();
  const player: ScenePlayer<LuckyJackpotTypes> = createScenePlayer(luckyJackpot, {
    art,
    format,
    settings,
    sound: sounds,
    props: { ...PROPS, ...props },
    onEvent: (event, detail) => events.push({ event, at: player.time, ...detail }),
  });
  return { player, events, sounds };
}

/** Returns a player that plays an example. */
export const playExample = (example: Example<LuckyJackpotTypes>): ScenePlayer<LuckyJackpotTypes> =>
  createExamplePlayer(luckyJackpot, example, { art, format });

/** Returns the result of landing on a cell, with the prize of that cell. */
export const win = (cell: number): Landing => ({
  cell,
  amount: PRIZES[cell]?.amount ?? 0,
});

/** Returns the scene time, in ms, of the first event with a name; undefined if there is none. */
export const eventAt = (events: readonly RecordedEvent[], event: string): number | undefined =>
  events.find((entry) => entry.event === event)?.at;

/** Advances the player by `ms` in steps of 250 ms. */
export function runOn(player: ScenePlayer<LuckyJackpotTypes>, ms: number): void {
  const end = player.time + ms;
  while (player.time < end) player.advance(250);
}

function* visibleSprites(node: Container, alpha = 1): Generator<{ sprite: Sprite; alpha: number }> {
  if (!node.visible) return;
  const own = alpha * node.alpha;
  if (node instanceof Sprite) yield { sprite: node, alpha: own };
  for (const child of node.children) yield* visibleSprites(child, own);
}

/** Returns the lit cells with the alpha of their light; an enlarged winning cell counts while it is over its place. */
export function litCells(player: ScenePlayer<LuckyJackpotTypes>): { cell: number; alpha: number }[] {
  const lit: { cell: number; alpha: number }[] = [];
  for (const { sprite, alpha } of visibleSprites(player.view)) {
    if (!sprite.texture.label?.startsWith('lit') || alpha === 0) continue;
    const { x, y } = sprite.getGlobalPosition(undefined, false);
    const cell = CELLS.findIndex((spot) => Math.abs(spot.x - x) < 1 && Math.abs(spot.y - y) < 1);
    if (cell >= 0) lit.push({ cell, alpha });
  }
  return lit;
}
