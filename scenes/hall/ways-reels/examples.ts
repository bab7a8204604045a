import { waysSpin } from '../../../fair/reels/ways-reels.ts';
import { WAYS_REELS } from '../../../fair/tables/reels-ways.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { restTimes, RESULT_AT, spinExample } from '../../parts/reels/example-kit.ts';
import type { ShownOutcome } from '../../parts/reels/outcome.ts';
import { REEL_TIMINGS } from '../../parts/reels/reel-timing.ts';
import { BONUS, EXPAND } from '../../parts/reels/tuning.ts';
import type { ReelProps, ReelTypes } from '../../parts/reels/types.ts';
import { waysRules } from './reel-config.ts';

const TABLE = WAYS_REELS.mid;
const RULES = waysRules('mid', 9600);
/** Stake of a spin, in hundredths of a peso: ₱20. */
const BET = 2_000;
const props: ReelProps = {
  bet: BET,
  stops: [39, 1, 6, 15, 36],
  canSpin: true,
  hint: '243 ways. Wilds fill their reel.',
};

/**
 * Returns the result of a bet for given stop positions of the reels: first those of the bought spin, then those of each
 * free spin.
 */
function outcomeOf(...stops: readonly (readonly number[])[]): ShownOutcome {
  const spins = stops.map((each, index) =>
    waysSpin(TABLE, RULES.strips, {
      stops: each,
      bet: BET,
      multiplier: index === 0 ? 1 : TABLE.freeMultiplier,
    }),
  );
  return { bet: BET, spins, total: spins.reduce((sum, { win }) => sum + win, 0) };
}

/** Positions at which the five reels stop, by what the symbols in the window then win. */
const STOPS = {
  nothing: [39, 1, 6, 15, 36],
  return: [11, 19, 1, 35, 17],
  wild: [10, 23, 28, 16, 37],
  good: [28, 25, 20, 9, 38],
  big: [37, 23, 29, 9, 36],
  miss: [8, 6, 25, 21, 4],
  trigger: [9, 6, 37, 20, 24],
} as const;

const wild = outcomeOf(STOPS.wild);
const good = outcomeOf(STOPS.good);
const big = outcomeOf(STOPS.big);
const miss = outcomeOf(STOPS.miss);
const free = outcomeOf(
  STOPS.trigger,
  ...Array.from({ length: TABLE.freeSpins }, (_, spin) => (spin === 1 ? STOPS.wild : STOPS.return)),
);

/** Returns the time at which the last reel of a round stops, ms after the press. */
const lastOf = (outcome: ShownOutcome, options: Parameters<typeof restTimes>[3] = {}): number =>
  Math.max(...restTimes(RULES, props.stops, outcome, options));

/** Start of the first free spin, ms after the press. */
const firstFree =
  lastOf(free) + Math.max(BONUS.moonAt + BONUS.moon, BONUS.fly + 8 * BONUS.countEach) + BONUS.pause;

/** Examples of the hall's ways reels: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<ReelTypes>>> = {
  ready: { props, photos: [0] },
  tease: spinExample(props, miss, [(restTimes(RULES, props.stops, miss)[1] ?? 0) + 420]),
  wild: spinExample(props, wild, [lastOf(wild) + EXPAND.grow / 2, lastOf(wild) + 2_400]),
  big: spinExample(props, big, [lastOf(big) + 3_400]),
  'free-spins': spinExample(props, free, [firstFree + 900]),
  reduced: { ...spinExample(props, wild, [RESULT_AT + 1_400]), settings: { reduceMotion: true } },
  filipino: spinExample(
    { ...props, hint: '243 na paraan. Pinupuno ng wild ang reel.' },
    good,
    [lastOf(good, { timing: REEL_TIMINGS.turbo }) + 1_700],
    { locale: 'fil', turbo: true },
  ),
};
