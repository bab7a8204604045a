import { lineSlot } from '../../../fair/reels/line-reels.ts';
import { replaySlot } from '../../../fair/slots.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { RESULT_AT, restTimes, spinExample } from '../../parts/reels/example-kit.ts';
import { REEL_TIMINGS } from '../../parts/reels/reel-timing.ts';
import { BONUS } from '../../parts/reels/tuning.ts';
import type { ReelProps, ReelTypes } from '../../parts/reels/types.ts';

const SLOT = lineSlot('mid', 9600);
/** Stake of a spin, in hundredths of a peso: ₱20. */
const BET = 2_000;
const props: ReelProps = {
  bet: BET,
  stops: [26, 23, 18, 8, 34],
  canSpin: true,
  hint: '20 lines. Three scatters give free spins.',
};

const outcomeOf = (...stops: readonly (readonly number[])[]) => replaySlot(SLOT, stops, BET);

/** Positions at which the five reels stop, by what the symbols in the window then win. */
const STOPS = {
  nothing: [9, 12, 24, 9, 1],
  return: [9, 21, 25, 15, 33],
  small: [35, 1, 5, 13, 32],
  good: [12, 34, 33, 25, 6],
  huge: [13, 31, 31, 23, 20],
  miss: [14, 9, 6, 9, 22],
  trigger: [14, 11, 10, 1, 35],
} as const;

const small = outcomeOf(STOPS.small);
const good = outcomeOf(STOPS.good);
const huge = outcomeOf(STOPS.huge);
const miss = outcomeOf(STOPS.miss);
const free = outcomeOf(
  STOPS.trigger,
  ...Array.from({ length: 8 }, (_, spin) => (spin === 2 ? STOPS.small : STOPS.return)),
);

type Options = Parameters<typeof restTimes>[3];
/** Returns the time at which the last reel of a round stops, ms after the press. */
const lastOf = (outcome: ReturnType<typeof outcomeOf>, options: Options = {}): number =>
  Math.max(...restTimes(SLOT, props.stops, outcome, options));

const bonus = lastOf(free);
/** Start of the first free spin, ms after the press. */
const firstFree = bonus + Math.max(BONUS.moonAt + BONUS.moon, BONUS.fly + 8 * BONUS.countEach) + BONUS.pause;

/** Examples of the hall's line reels: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<ReelTypes>>> = {
  ready: { props, photos: [0] },
  tease: spinExample(props, miss, [(restTimes(SLOT, props.stops, miss)[1] ?? 0) + 420]),
  small: spinExample(props, small, [lastOf(small) + 1_900]),
  good: spinExample(props, good, [lastOf(good) + 1_300]),
  huge: spinExample(props, huge, [lastOf(huge) + 5_200]),
  'free-spins': spinExample(props, free, [firstFree + 900]),
  reduced: { ...spinExample(props, small, [RESULT_AT + 1_400]), settings: { reduceMotion: true } },
  filipino: spinExample(
    { ...props, hint: '20 linya. Tatlong scatter, may free spins.' },
    good,
    [lastOf(good, { timing: REEL_TIMINGS.turbo }) + 1_300],
    { locale: 'fil', turbo: true },
  ),
};
