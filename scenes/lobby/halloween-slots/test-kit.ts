import { evaluateSpin, replaySlot, type Slot, type SlotResult } from '../../../fair/slots.ts';
import { HALLOWEEN } from '../../../fair/slots/halloween.ts';
import { createBlankArt } from '../../engine/art.ts';
import type { MoneyFormat, SceneSettings } from '../../engine/definition.ts';
import { type Container, Sprite } from '../../engine/pixi.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import type { ReelTypes, ReelProps } from '../../parts/reels/types.ts';
import { halloweenSlots } from './definition.ts';
import { STOPS } from './examples.ts';
import { SYMBOLS, WINDOW } from './reel-config.ts';

const art = createBlankArt();
const format: MoneyFormat = {
  exact: (hundredths) => `₱${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
  prize: (hundredths) => `₱${Math.floor(hundredths / 100)}`,
};

/** Stake in every test, in hundredths of a coin. */
export const BET = 2_000;

/** Props of a typical visit. */
export const PROPS: ReelProps = { bet: BET, stops: [24, 28, 19, 34, 7], canSpin: true, hint: 'hint' };

/** Returns the outcome of a round: the first stops belong to the paid spin, the others to free spins. */
export const outcomeOf = (...stops: readonly (readonly number[])[]): SlotResult =>
  replaySlot(HALLOWEEN, stops, BET);

/** Returns the outcome of a paid spin without free spins, even if its stops win some. */
export const boughtOnly = (stops: readonly number[]): SlotResult => {
  const spin = evaluateSpin(HALLOWEEN, stops, BET);
  return { bet: BET, spins: [{ ...spin, freeSpins: 0 }], total: spin.win };
};

/** Returns a round with eight free spins: the first ones have the given stops, the others lose. */
export const freeOutcome = (...stops: readonly (readonly number[])[]): SlotResult =>
  outcomeOf(STOPS.trigger, ...stops, ...Array.from({ length: 8 - stops.length }, () => STOPS.nothing));

/** An event with the scene time of its emission, in ms. */
export interface RecordedEvent {
  readonly event: string;
  readonly at: number;
  readonly detail: object;
}

/** A slot running in Node, with its recorded events and sounds. */
export interface Table {
  readonly player: ScenePlayer<ReelTypes>;
  readonly events: RecordedEvent[];
  readonly sounds: ReturnType<typeof createRecordingSound>;
}

/** Creates a slot with blank textures; `onEvent` is called synchronously with every event. */
export function createTable(
  settings: Partial<SceneSettings> = {},
  { props = PROPS, onEvent = (_: string): void => {} } = {},
): Table {
  const events: RecordedEvent[] = [];
  const sounds = createRecordingSound();
  const player: ScenePlayer<ReelTypes> = createScenePlayer(halloweenSlots, {
    art,
    format,
    settings,
    sound: sounds,
    props,
    onEvent: (event, detail) => {
      events.push({ event, at: player.time, detail });
      onEvent(event);
    },
  });
  return { player, events, sounds };
}

/** Returns the scene time, in ms, of the first event with a name; undefined if there is none. */
export const eventAt = (events: readonly RecordedEvent[], event: string): number | undefined =>
  events.find((entry) => entry.event === event)?.at;

/** Advances the player by `ms` in frames of `step` ms. */
export function runOn(player: ScenePlayer<ReelTypes>, ms: number, step = 100): void {
  const end = player.time + ms;
  while (player.time < end - 1e-6) player.advance(Math.min(step, end - player.time));
}

/** Yields every visible sprite below a container with its position in design pixels. */
export function* spritesOf(
  node: Container,
  alpha = 1,
): Generator<{ label: string; x: number; y: number; alpha: number }> {
  const own = alpha * node.alpha;
  if (!node.visible || own <= 0) return;
  if (node instanceof Sprite) {
    const { x, y } = node.getGlobalPosition(undefined, false);
    yield { label: node.texture.label ?? '', x, y, alpha: own };
  }
  for (const child of node.children) yield* spritesOf(child, own);
}

/**
 * Reads from the screen the symbols of each reel, from the one above the window down. A blurred reel has no entries.
 */
export function columnsOf(
  player: ScenePlayer<ReelTypes>,
  { strips, rows }: Slot = HALLOWEEN,
  window: { x: number; y: number; width: number; height: number } = WINDOW,
): { name: string; row: number }[][] {
  const width = window.width / strips.length;
  const height = window.height / rows;
  const columns = strips.map((): { name: string; row: number }[] => []);
  for (const { label, x, y } of spritesOf(player.view)) {
    if (!label.startsWith('symbol-')) continue;
    columns[Math.floor((x - window.x) / width)]?.push({
      name: label.slice('symbol-'.length),
      row: (y - window.y) / height - 0.5,
    });
  }
  return columns.map((column) => column.toSorted((a, b) => a.row - b.row));
}

const nameAt = (reel: number, index: number): string => {
  const strip = HALLOWEEN.strips[reel] ?? '';
  return SYMBOLS[strip.charAt(((index % strip.length) + strip.length) % strip.length)] ?? '';
};

/** Returns the four symbols of each reel at rest on these stops: one above the window, three in it. */
export const restOn = (stops: readonly number[]): string[][] =>
  stops.map((stop, reel) => [-1, 0, 1, 2].map((row) => nameAt(reel, stop + row)));

/** Returns the names of the symbols that each reel shows now. */
export const names = (table: Table): string[][] =>
  columnsOf(table.player).map((column) => column.map(({ name }) => name));

/** Sends the cue that starts the paid spin. */
export const spin = (table: Table): void => void table.player.cue('spin', {});

/** Sends the cue that stops the reels on an outcome. */
export const land = (table: Table, outcome: SlotResult): void => void table.player.cue('land', { outcome });
