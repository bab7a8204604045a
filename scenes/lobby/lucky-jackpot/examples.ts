import type { Example } from '../../engine/studio-scene.ts';
import { cellAfter, stopSchedule } from './schedule.ts';
import { WALK } from './tuning.ts';
import type { Landing, LuckyJackpotTypes, CellPrize } from './types.ts';

const coin = (pesos: number): CellPrize => ({ kind: 'coin', amount: pesos * 100 });

/** Prizes of the twelve cells (docs/product-rules.md, Lucky Jackpot). */
export const PRIZES: readonly CellPrize[] = [
  coin(1),
  coin(5),
  { kind: 'gem', amount: 5 },
  coin(20),
  { kind: 'coupon', amount: 2 },
  coin(188),
  { kind: 'scratch', amount: 1 },
  coin(2),
  { kind: 'gem', amount: 20 },
  { kind: 'jackpot', amount: 0 },
  coin(10),
  coin(50),
];

const props: LuckyJackpotTypes['props'] = {
  pools: { mega: 128_456_075, major: 8_642_010, minor: 731_555, mini: 51_230 },
  chances: 3,
  canSpin: true,
  prizes: PRIZES,
};

/** Time from the start to the result in these examples, in ms. */
const ANSWER = 700;

const landing = (cell: number): Landing => ({ cell, amount: PRIZES[cell]?.amount ?? 0 });

/** Returns when the light lands, in ms, if it starts at 0 and the result arrives at `answer`. */
function landsAt(cell: number, answer: number, laps: number = WALK.laps): number {
  const moved = Math.ceil((answer - WALK.delay) / WALK.cruise);
  const waits = stopSchedule({ head: cellAfter(WALK.firstRest, moved), target: cell, moved, laps });
  return WALK.delay + moved * WALK.cruise + waits.reduce((sum, wait) => sum + wait, 0);
}

/** Returns an example of a round that starts at 0 and lands on a cell; `photos` are times after the landing. */
function round(
  cell: number,
  fromLanding: readonly number[],
  settings?: Example<LuckyJackpotTypes>['settings'],
): Example<LuckyJackpotTypes> {
  return {
    props,
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: ANSWER, cue: 'land', detail: landing(cell) },
    ],
    photos: fromLanding.map((ms) => landsAt(cell, ANSWER, settings?.turbo ? WALK.turboLaps : WALK.laps) + ms),
    ...(settings ? { settings } : {}),
  };
}

const LATE = 8_000;

/** Named states of the Lucky Jackpot. */
export const examples = {
  idle: { props: { ...props, restCell: 4 }, photos: [0, 6_300, 6_800] },
  cruise: { ...round(5, []), photos: [0, 260, 1_500] },
  slowing: round(5, [-1_500, -300]),
  landed: round(6, [40, 240, 520, 1_400]),
  small: round(0, [40, 240, 520, 1_400]),
  good: round(3, [240, 700, 1_400, 2_600]),
  big: round(5, [240, 700, 3_700, 5_200]),
  huge: {
    props: { ...props, prizes: PRIZES.map((prize, cell) => (cell === 5 ? coin(500) : prize)) },
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: ANSWER, cue: 'land', detail: { cell: 5, amount: 500_00 } },
    ],
    photos: [700, 2_700, 4_900, 6_600].map((ms) => landsAt(5, ANSWER) + ms),
  },
  gem: round(8, [520, 1_400]),
  jackpot: round(9, [40, 520, 1_380, 1_550]),
  late: {
    props,
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: LATE, cue: 'land', detail: landing(1) },
    ],
    photos: [3_020, 7_000, landsAt(1, LATE) + 40, landsAt(1, LATE) + 1_400],
  },
  failed: {
    props,
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: 2_000, cue: 'fail', detail: {} },
    ],
    photos: [1_990, 2_150, 2_600],
  },
  refused: {
    props,
    cues: [
      { at: 0, cue: 'start', detail: {} },
      { at: 350, cue: 'fail', detail: { refused: true } },
    ],
    photos: [340, 900],
  },
  stored: {
    props: { ...props, restCell: 2 },
    cues: [{ at: 100, cue: 'land', detail: { ...landing(5), instant: true } }],
    photos: [140, 220, 3_000],
  },
  reduced: {
    ...round(5, []),
    settings: { reduceMotion: true },
    photos: [600, 800, 1_200, 2_600],
  },
  kind: { ...round(5, [40, 520, 1_400]), settings: { calmMode: true, minRoundMs: 2_500 } },
  turbo: round(11, [-1_500, 40, 1_400], { turbo: true }),
  blocked: {
    props: { ...props, canSpin: false, chances: 0, hint: 'Bet ₱1,760 more for the next spin', restCell: 7 },
    photos: [0],
  },
  filipino: { props, settings: { locale: 'fil' }, photos: [0] },
} satisfies Readonly<Record<string, Example<LuckyJackpotTypes>>>;
