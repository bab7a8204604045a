import { replaySlot } from '../../../fair/slots.ts';
import { HALLOWEEN } from '../../../fair/slots/halloween.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { RESULT_AT, restTimes, spinExample } from '../../parts/reels/example-kit.ts';
import { LINE_PARTS } from '../../parts/reels/line-parts.ts';
import { REEL_TIMINGS } from '../../parts/reels/reel-timing.ts';
import { BONUS } from '../../parts/reels/tuning.ts';
import type { ReelTypes, ReelProps } from '../../parts/reels/types.ts';
import { lateWins } from './late-wins.ts';

lateWins.provide({ LINE_PARTS });

/** Stake of a spin: ₱20, in hundredths of a coin. */
const BET = 2_000;
const props: ReelProps = {
  bet: BET,
  stops: [24, 28, 19, 34, 7],
  canSpin: true,
  turbo: false,
  hint: '20 lines. Three candles bring the moonlight.',
};

const outcomeOf = (...stops: readonly (readonly number[])[]) => replaySlot(HALLOWEEN, stops, BET);

/** Stop positions of the five reels, named after what they win at the stake of these examples. */
export const STOPS = {
  nothing: [21, 16, 15, 1, 9],
  return: [17, 11, 4, 26, 34],
  small: [32, 14, 13, 31, 29],
  good: [13, 1, 14, 27, 2],
  big: [31, 2, 26, 33, 26],
  huge: [21, 2, 14, 2, 21],
  /** Two scatters (candles) on the first two reels and no third one: free spins are narrowly missed. */
  miss: [10, 30, 4, 8, 21],
  /** Two scatters (candles) on the first two reels and a third one on the fourth: free spins are won. */
  trigger: [11, 32, 30, 26, 33],
} as const;

const free = outcomeOf(
  STOPS.trigger,
  STOPS.nothing,
  STOPS.small,
  [18, 0, 10, 24, 27],
  STOPS.nothing,
  STOPS.good,
  [9, 4, 24, 33, 27],
  STOPS.nothing,
  [27, 24, 17, 35, 4],
);

/** Returns the time at which the last reel stops, in ms. */
const lastOf = (
  outcome: ReturnType<typeof outcomeOf>,
  options: Parameters<typeof restTimes>[3] = {},
): number => Math.max(...restTimes(HALLOWEEN, props.stops, outcome, options));

const from = (start: number, ...instants: readonly number[]): number[] => instants.map((ms) => start + ms);

const nothing = outcomeOf(STOPS.nothing);
const returned = outcomeOf(STOPS.return);
const small = outcomeOf(STOPS.small);
const good = outcomeOf(STOPS.good);
const big = outcomeOf(STOPS.big);
const huge = outcomeOf(STOPS.huge);
const miss = outcomeOf(STOPS.miss);

const LATE = 8_000;
const tease = restTimes(HALLOWEEN, props.stops, miss);
const bonus = lastOf(free);
/** Time at which the first free spin starts, in ms. */
const firstFree = bonus + Math.max(BONUS.moonAt + BONUS.moon, BONUS.fly + 8 * BONUS.countEach) + BONUS.pause;

/** Named states of the Halloween slot. */
export const examples: Readonly<Record<string, Example<ReelTypes>>> = {
  idle: { props, photos: [0, 6_300] },
  cruise: spinExample(props, nothing, [60, 240, 480]),
  slowing: spinExample(props, nothing, from(lastOf(nothing), -420, -250, -100)),
  landed: spinExample(props, nothing, from(lastOf(nothing), 40, 1_000)),
  return: spinExample(props, returned, from(lastOf(returned), 240, 1_000)),
  small: spinExample(props, small, from(lastOf(small), 240, 900, 1_900)),
  good: spinExample(props, good, from(lastOf(good), 240, 1_300, 2_600)),
  big: spinExample(props, big, from(lastOf(big), 240, 900, 2_400, 4_400)),
  huge: spinExample(props, huge, from(lastOf(huge), 3_200, 5_200, 7_500)),
  tease: spinExample(props, miss, [...from(tease[1] ?? 0, 150, 420), ...from(tease[3] ?? 0, 300, 1_400)]),
  'free-spins': spinExample(props, free, [
    ...from(bonus, 300, 760),
    ...from(firstFree, 900),
    ...from(firstFree, 5_400),
  ]),
  'free-total': {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: RESULT_AT, cue: 'land', detail: { outcome: free } },
      { at: firstFree + 300, cue: 'skip', detail: { all: true } },
    ],
    photos: from(firstFree, 700, 4_000),
  },
  late: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: LATE, cue: 'land', detail: { outcome: small } },
    ],
    photos: [3_020, 7_000, LATE + 1_900],
  },
  failed: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: 2_000, cue: 'fail', detail: {} },
    ],
    photos: [1_990, 2_150, 2_700],
  },
  refused: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: 350, cue: 'fail', detail: { refused: true } },
    ],
    photos: [440, 900],
  },
  stored: {
    props,
    cues: [{ at: 100, cue: 'land', detail: { outcome: good, instant: true } }],
    photos: [140, 900],
  },
  skipped: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: RESULT_AT, cue: 'land', detail: { outcome: nothing } },
      { at: 400, cue: 'skip', detail: {} },
    ],
    photos: [416, 500],
  },
  reduced: {
    ...spinExample(props, big, [200, 480, 900, 2_000]),
    settings: { reduceMotion: true },
  },
  kind: {
    ...spinExample(props, big, from(2_500, -100, 300, 2_000)),
    settings: { calmMode: true, minRoundMs: 2_500 },
  },
  turbo: spinExample(
    { ...props, turbo: true },
    small,
    from(lastOf(small, { timing: REEL_TIMINGS.turbo }), -120, 60, 900),
    {
      turbo: true,
    },
  ),
  blocked: {
    props: { ...props, canSpin: false, canLower: false, hint: 'Not enough balance for this bet' },
    photos: [0],
  },
  filipino: {
    ...spinExample(
      { ...props, hint: 'Tatlong kandila ang tumatawag sa buwan.' },
      small,
      [0, lastOf(small) + 1_900],
      { locale: 'fil' },
    ),
  },
};
