import { type DropOrder, settleDrop } from '../../../fair/coin-pusher.ts';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';
import { createBlankArt } from '../../engine/art.ts';
import type { MoneyFormat, SceneSettings } from '../../engine/definition.ts';
import { type Container, Sprite } from '../../engine/pixi.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { exampleTable } from './example-table.ts';
import { toX, toY } from './layout.ts';
// This import also loads the code that the scene otherwise loads late.
import { studioScene } from './studio.ts';
import type { CoinPusherTypes, DropSettlement } from './types.ts';

const art = createBlankArt();
const format: MoneyFormat = {
  exact: (hundredths) => `₱${String(hundredths).padStart(3, '0').replace(/(..)$/, '.$1')}`,
  prize: (hundredths) => `₱${String(hundredths).padStart(3, '0').slice(0, -2)}`,
};

/** Table that the tests start from. */
export const TABLE = exampleTable();

/** An event with the scene time of its emission, in ms. */
export interface RecordedEvent {
  readonly event: string;
  readonly at: number;
  readonly id?: string;
  readonly x?: number;
}

/** A coin pusher running in Node, with its recorded events and sounds. */
export interface Pusher {
  readonly player: ScenePlayer<CoinPusherTypes>;
  readonly events: RecordedEvent[];
  readonly sounds: ReturnType<typeof createRecordingSound>;
  /** Scene time of each played sound, in ms, in the order of `sounds.played`. */
  readonly soundTimes: number[];
}

/** Props of a typical visit. */
export const PROPS: CoinPusherTypes['props'] = {
  table: TABLE,
  canDrop: true,
  price: 100,
  tray: 500,
  aim: 500,
};

/** Creates a coin pusher whose pictures are blank textures. */
export function createPusher(
  settings: Partial<SceneSettings> = {},
  props: Partial<CoinPusherTypes['props']> = {},
): Pusher {
  const events: RecordedEvent[] = [];
  const soundTimes: number[] = [];
  const sounds = createRecordingSound();
  const player: ScenePlayer<CoinPusherTypes> = createScenePlayer(studioScene, {
    art,
    format,
    settings,
    sound: {
      ...sounds,
      play(cue, options) {
        soundTimes.push(player.time);
        sounds.play(cue, options);
      },
    },
    props: { ...PROPS, ...props },
    onEvent: (event, detail) => events.push({ event, at: player.time, ...detail }),
  });
  return { player, events, sounds, soundTimes };
}

/** Returns the settlement that the server would send for a drop on this table. */
export function settle(before: DiscTable, x: number, nonce: number): DropSettlement {
  const order: DropOrder = { x, seed: 'ab'.repeat(32), clientSeed: 'player', nonce };
  const { table: after, draw } = settleDrop(before, order);
  return { id: `drop-${nonce}`, x, price: 100, before, after, draw };
}

/** Simulates a drop; returns the shelf's phase given by the seed, the number of steps, and the discs that left. */
export function simulate(settlement: DropSettlement) {
  const drop = new Drop(settlement.before, settlement.draw);
  while (!drop.isSettled) drop.step();
  return { phase: drop.draw.phase, exits: drop.exits, steps: drop.stepCount };
}

/** Sends the cues of a drop that is paid and answered at the same time. */
export function play({ player }: Pusher, settlement: DropSettlement): Promise<void> {
  void player.cue('drop', { id: settlement.id, x: settlement.x });
  return player.cue('settle', settlement);
}

/** Advances the player by `ms` in frames of `frame` ms. */
export function runOn({ player }: Pusher, ms: number, frame = 1000 / 60): void {
  const end = player.time + ms;
  while (player.time < end - 1e-6) player.advance(Math.min(frame, end - player.time));
}

/** Returns a container of the scene by its label. */
export function layer({ player }: Pusher, label: string): Container {
  const found = player.view.getChildByLabel(label, true);
  if (!found) throw new Error(`the scene has no layer "${label}"`);
  return found;
}

/** Returns the position (design pixels) and alpha of each visible disc on the table, sorted by position. */
export function shownDiscs(pusher: Pusher): string[] {
  return layer(pusher, 'discs')
    .children.filter((child) => child instanceof Sprite)
    .map(({ x, y, alpha }) => `${x.toFixed(3)} ${y.toFixed(3)} ${alpha.toFixed(2)}`)
    .toSorted();
}

/** Returns what `shownDiscs` must return for this table at rest. */
export const discsOf = ({ discs }: DiscTable): string[] =>
  discs.map(({ x, y }) => `${toX(x).toFixed(3)} ${toY(y).toFixed(3)} 1.00`).toSorted();

/** Returns the recorded events with a name, in order. */
export const eventsOf = ({ events }: Pusher, event: string): RecordedEvent[] =>
  events.filter((one) => one.event === event);
