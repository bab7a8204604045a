import { settleDrop } from '../../../fair/coin-pusher.ts';
import { DROP_PRICE } from '../../../fair/coin-pusher/prizes.ts';
import { Drop } from '../../../fair/coin-pusher/drop.ts';
import { MACHINE } from '../../../fair/coin-pusher/machine.ts';
import type { DiscTable } from '../../../fair/coin-pusher/table.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { brimmingTable, exampleTable } from './example-table.ts';
import { DROP_PARTS } from './drop-parts.ts';
import { STEP_MS } from './drop-simulation.ts';
import { lateDrops } from './late-drops.ts';
import { SIMULATION_STEPS } from './tuning.ts';
import type { CoinPusherTypes, DropSettlement } from './types.ts';

lateDrops.provide({ DROP_PARTS });

const SEED = `${'c0ffee'.repeat(10)}feed`;
/** Time from the payment to the server's answer in these examples, in ms. */
const ANSWER = 400;

const props = (table: DiscTable): CoinPusherTypes['props'] => ({
  table,
  canDrop: true,
  price: DROP_PRICE,
  tray: 1_700,
  aim: 500,
});

/** Returns the settlement that the server would send for a drop on this table. */
function answer(before: DiscTable, x: number, nonce: number): DropSettlement {
  const order = { x, seed: SEED, clientSeed: 'perya', nonce };
  const { table: after, draw } = settleDrop(before, order);
  return { id: `drop-${nonce}`, x, price: DROP_PRICE, before, after, draw };
}

/**
 * Moves the time of a photograph that falls exactly on a simulation step, where rounding would decide which state is
 * drawn.
 */
const offStep = (at: number): number => ((at - ANSWER) % (3 * STEP_MS) === 0 ? at + 1 : at);

/** Returns the key times, in ms, of a drop that is answered at `at` while the shelf rests in its front position. */
function instantsOf(settlement: DropSettlement, at: number, settings: Partial<SceneSettings> = {}) {
  const drop = new Drop(settlement.before, settlement.draw);
  const { period, fall } = MACHINE;
  const strokes = (drop.draw.phase - period / 2 + period) % period;
  while (!drop.isSettled) drop.step();
  const stepMs = STEP_MS / (settings.turbo ? SIMULATION_STEPS.turboSteps : SIMULATION_STEPS.steps);
  const released = at + strokes * stepMs;
  const after = (steps: number): number => Math.round(released + steps * stepMs);
  return {
    released: after(0),
    landed: after(fall),
    out: drop.exits.map(({ step }) => after(step)),
    settled: after(drop.stepCount),
  };
}

/**
 * Cues and photograph times of an example. They are computed on demand, because a simulation takes some ms and most
 * examples are never used.
 */
interface Course {
  readonly cues: readonly TimedCue<CoinPusherTypes>[];
  readonly photos: readonly number[];
}

function example(
  table: DiscTable,
  make: () => Course,
  settings?: Partial<SceneSettings>,
): Example<CoinPusherTypes> {
  let made: Course | undefined;
  const course = (): Course => (made ??= make());
  return {
    props: props(table),
    get cues() {
      return course().cues;
    },
    get photos() {
      return course().photos;
    },
    ...(settings ? { settings } : {}),
  };
}

type Instants = ReturnType<typeof instantsOf>;

/** Returns an example with one drop: paid at 0 ms, answered at 400 ms and photographed at its key times. */
function oneDrop(
  table: DiscTable,
  x: number,
  nonce: number,
  photos: (at: Instants) => readonly number[],
  settings?: Partial<SceneSettings>,
): Example<CoinPusherTypes> {
  const course = (): Course => {
    const detail = answer(table, x, nonce);
    return {
      cues: [
        { at: 0, cue: 'drop', detail: { id: detail.id, x } },
        { at: ANSWER, cue: 'settle', detail },
      ],
      photos: photos(instantsOf(detail, ANSWER, settings)).map(offStep),
    };
  };
  return example(table, course, settings);
}

/** Returns an example with three drops in a row, all answered quickly. */
function several(table: DiscTable): Course {
  const first = answer(table, 350, 203);
  const second = answer(first.after, 620, 7);
  const third = answer(second.after, 350, 8);
  const { landed, settled } = instantsOf(first, ANSWER);
  return {
    cues: [
      { at: 0, cue: 'drop', detail: { id: first.id, x: first.x } },
      { at: 250, cue: 'drop', detail: { id: second.id, x: second.x } },
      { at: ANSWER, cue: 'settle', detail: first },
      { at: 500, cue: 'drop', detail: { id: third.id, x: third.x } },
      { at: 700, cue: 'settle', detail: second },
      { at: 1_000, cue: 'settle', detail: third },
    ],
    photos: [611, landed + 113, settled + 3_007],
  };
}

const table = exampleTable();
const withTen = exampleTable({ 18: 'tenPesos' });
const withDiamonds = exampleTable({ 14: 'diamonds' });
const full = brimmingTable();
const fullOfTens = brimmingTable({ 3: 'tenPesos', 4: 'tenPesos', 5: 'tenPesos' });
/** Time from the fall of the last disc of a combo of seven or eight to the celebration of the win, in ms. */
const COUNTED = 1_000;

/** Named states of the coin pusher. No photograph is taken exactly on a simulation step. */
export const examples = {
  idle: { props: props(table), photos: [0, 6_400] },
  aiming: {
    props: { ...props(table), aim: 820, tray: 0 },
    photos: [0],
  },
  drop: oneDrop(table, 500, 80, ({ released, landed }) => [ANSWER + 111, released + 181, landed + 61]),
  several: example(table, () => several(table)),
  'over-edge': oneDrop(table, 500, 80, ({ out: [first = 0, second = 0], settled }) => [
    first + 83,
    second + 141,
    settled + 831,
  ]),
  gutter: oneDrop(table, 800, 227, ({ out: [first = 0], settled }) => [first + 97, settled + 411]),
  special: oneDrop(withDiamonds, 500, 80, ({ out: [, second = 0] }) => [
    second + 91,
    second + 311,
    second + 911,
  ]),
  revealed: oneDrop(table, 500, 235, ({ released, landed }) => [released + 211, landed + 37, landed + 537]),
  run: oneDrop(full, 500, 2, ({ out: [first = 0] }) => [
    first + 251,
    first + 703,
    first + COUNTED + 1_301,
    first + COUNTED + 2_801,
  ]),
  big: oneDrop(fullOfTens, 500, 4, ({ out: [first = 0] }) => [
    first + 61,
    first + COUNTED + 801,
    first + COUNTED + 2_601,
    first + COUNTED + 5_001,
  ]),
  counted: oneDrop(withTen, 500, 80, ({ out: [first = 0], settled }) => [
    first + 121,
    settled + 611,
    settled + 2_311,
  ]),
  late: {
    props: props(table),
    cues: [{ at: 0, cue: 'drop', detail: { id: 'late', x: 310 } }],
    photos: [211, 7_211],
  },
  failed: {
    props: props(table),
    cues: [
      { at: 0, cue: 'drop', detail: { id: 'lost', x: 500 } },
      { at: 1_000, cue: 'fail', detail: { id: 'lost' } },
    ],
    photos: [1_211],
  },
  refused: {
    props: props(table),
    cues: [
      { at: 0, cue: 'drop', detail: { id: 'refused', x: 500 } },
      { at: 350, cue: 'fail', detail: { refused: true } },
    ],
    photos: [411],
  },
  skipped: example(table, () => {
    const detail = answer(table, 500, 80);
    const { landed } = instantsOf(detail, ANSWER);
    return {
      cues: [
        { at: 0, cue: 'drop', detail: { id: detail.id, x: detail.x } },
        { at: ANSWER, cue: 'settle', detail },
        { at: landed + 201, cue: 'skip', detail: {} },
      ],
      photos: [landed + 297, landed + 451],
    };
  }),
  differed: example(table, () => {
    const detail = answer(table, 500, 80);
    const { settled } = instantsOf(detail, ANSWER);
    const other = answer(table, 800, 227);
    return {
      cues: [
        { at: 0, cue: 'drop', detail: { id: detail.id, x: detail.x } },
        { at: ANSWER, cue: 'settle', detail: { ...detail, after: other.after } },
      ],
      photos: [settled + 93],
    };
  }),
  reduced: oneDrop(table, 500, 80, () => [211, ANSWER + 101], { reduceMotion: true }),
  'reduced-special': oneDrop(withDiamonds, 500, 80, () => [ANSWER + 411], { reduceMotion: true }),
  'reduced-big': oneDrop(fullOfTens, 500, 4, () => [ANSWER + 611], { reduceMotion: true }),
  kind: oneDrop(withTen, 500, 80, ({ settled }) => [settled + 611], {
    calmMode: true,
    minRoundMs: 2_500,
  }),
  'kind-big': oneDrop(fullOfTens, 500, 4, ({ out: [first = 0] }) => [first + 61, first + COUNTED + 1_601], {
    calmMode: true,
    minRoundMs: 2_500,
  }),
  turbo: oneDrop(table, 500, 80, ({ settled }) => [settled + 131], { turbo: true }),
  blocked: { props: { ...props(table), canDrop: false, hint: 'You need ₱1 to drop a coin' }, photos: [0] },
  filipino: { props: { ...props(table), tray: 123_400 }, settings: { locale: 'fil' }, photos: [0] },
} satisfies Readonly<Record<string, Example<CoinPusherTypes>>>;
