import type { SceneSettings } from '../../engine/definition.ts';
import { type Step, stepOf } from '../../parts/celebration/steps.ts';
import { arrivalMs, flightMs } from '../../parts/flight.ts';
import { COINS, MAX_LANES, MAX_COINS, STAGGER, TOP_EDGE } from './tuning.ts';
import type { Point, FlyingReward } from './types.ts';

/** The flight of one reward, in several pieces. */
export interface Lane {
  /** Index of the reward in the list. */
  readonly reward: number;
  readonly kind: FlyingReward['kind'];
  readonly n: number;
  /** Time of the first piece's start, in ms from the cue. */
  readonly start: number;
  readonly from: Point;
  readonly to: Point;
  /** Whether the balance that the pieces fly to is on the screen. */
  readonly hasGoal: boolean;
  readonly text: string;
}

const ORDER: readonly FlyingReward['kind'][] = ['coin', 'gem', 'card'];

/** Returns the celebration step of a reward. It had no stake; a reward other than money counts as small. */
function stepOfReward({ amount, isJackpot = false }: Pick<FlyingReward, 'amount' | 'isJackpot'>): Step {
  if (isJackpot) return 'jackpot';
  const step = stepOf(amount);
  return step === 'return' || step === 'nothing' ? 'small' : step;
}

/** Returns the number of pieces of a reward that flies alone. */
export function countOf(
  reward: Pick<FlyingReward, 'kind' | 'amount' | 'isJackpot'>,
  { turbo, quality }: Pick<SceneSettings, 'turbo' | 'quality'>,
): number {
  const { kind } = reward;
  if (kind === 'card') return 1;
  const coins = COINS[stepOfReward(reward)] / (turbo || quality === 'low' ? 2 : 1);
  return Math.ceil(kind === 'gem' ? coins / 2 : coins);
}

/** Returns which reward flies when: gems 200 ms after coins, cards 200 ms after gems, at most twenty pieces in all. */
export function planFlight(
  rewards: readonly FlyingReward[],
  settings: Pick<SceneSettings, 'turbo' | 'quality'>,
): readonly Lane[] {
  const chosen = rewards
    .map((reward, index) => ({ reward, index, wanted: countOf(reward, settings) }))
    .sort((a, b) => ORDER.indexOf(a.reward.kind) - ORDER.indexOf(b.reward.kind))
    .slice(0, MAX_LANES);
  const kinds = ORDER.filter((kind) => chosen.some(({ reward }) => reward.kind === kind));
  const total = chosen.reduce((sum, { wanted }) => sum + wanted, 0);
  const share = Math.min(1, MAX_COINS / Math.max(1, total));
  return chosen.map(({ reward, index, wanted }) => ({
    reward: index,
    kind: reward.kind,
    n: Math.max(1, Math.floor(wanted * share)),
    start: kinds.indexOf(reward.kind) * STAGGER,
    from: reward.from,
    to: reward.to ?? { x: reward.from.x, y: TOP_EDGE },
    hasGoal: reward.to !== null,
    text: reward.text,
  }));
}

/** Returns when piece `index` of a reward arrives, in ms from the cue. */
export const arrivalOf = ({ start, n }: Pick<Lane, 'start' | 'n'>, index: number): number =>
  start + arrivalMs(index, n);

/** Returns when the last piece of all rewards has arrived, in ms from the cue. */
export const lengthOf = (lanes: readonly Lane[]): number =>
  Math.max(0, ...lanes.map(({ start, n }) => start + flightMs(n)));
