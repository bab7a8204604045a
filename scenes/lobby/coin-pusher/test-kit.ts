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
// Also provides the part of the scene that loads late.
import { studioScene } from './studio.ts';
import type { CoinPusherTypes, DropSettlement } from './types.ts';

const art = createBlankArt();
const format: MoneyFormat = {
  exact: (hundredths) => `₱${String(hundredths).padStart(3, '0').replace(/(..)$/, '.$1')}`,
  prize: (hundredths) => `₱${String(hundredths).padStart(3, '0').slice(0, -2)}`,
};

/** Initial table of the tests. */
export const TABLE = exampleTable();

/** An event and its time, scene ms. */
export interface RecordedEvent {
  readonly event: string;
  readonly at: number;
  readonly id?: string;
  readonly x?: number;
}

/** A coin pusher in Node with its recorded events and sounds. */
export interface Pusher {
  readonly player: ScenePlayer<CoinPusherTypes>;
  readonly events: RecordedEvent[];
  readonly sounds: ReturnType<typeof createRecordingSound>;
  /** Time of each sound, scene ms, in order. */
  readonly soundTimes: number[];
}

/** Typical props. */
export const PROPS: CoinPusherTypes['props'] = {
  table: TABLE,
  canDrop: true,
  price: 100,
  tray: 500,
  aim: 500,
};

/** Creates a coin pusher with blank pictures. */
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

/** Returns the server's answer to a drop on a table. */
export function settle(before: DiscTable, x: number, nonce: number): DropSettlement {
  const order: DropOrder = { x, seed: 'ab'.repeat(32), clientSeed: 'player', nonce };
  const { table: after, draw } = settleDrop(before, order);
  return { id: `drop-${nonce}`, x, price: 100, before, after, draw };
}

/** Returns the shelf's phase by a drop's seed, and the drop's exits. */
export function simulate(settlement: DropSettlement) {
  const drop = new Drop(settlement.before, settlement.draw);
  while (!drop.isSettled) drop.step();
  return { phase: drop.draw.phase, exits: drop.exits, steps: drop.stepCount };
}

/** Pays for a drop and answers it immediately. */
export function play({ player }: Pusher, settlement: DropSettlement): Promise<void> {
  void player.cue('drop', { id: settlement.id, x: settlement.x });
  return player.cue('settle', settlement);
}

/** Plays on for some ms in frames of `frame` ms. */
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

/** Returns centres and alphas of the displayed discs on the table, dpx, by place. */
export function shownDiscs(pusher: Pusher): string[] {
  return layer(pusher, 'discs')
    .children.filter((child) => child instanceof Sprite)
    .map(({ x, y, alpha }) => `${x.toFixed(3)} ${y.toFixed(3)} ${alpha.toFixed(2)}`)
    .toSorted();
}

/** Returns the expected `shownDiscs` of a table at rest. */
export const discsOf = ({ discs }: DiscTable): string[] =>
  discs.map(({ x, y }) => `${toX(x).toFixed(3)} ${toY(y).toFixed(3)} 1.00`).toSorted();

/** Returns the events of one name, in order. */
export const eventsOf = ({ events }: Pusher, event: string): RecordedEvent[] =>
  events.filter((one) => one.event === event);
