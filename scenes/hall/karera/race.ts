import { RACE } from './tuning.ts';

/** A race, determined by its drawn order and its number: the same on every screen and after every reload. */
export interface Race {
  /** Runners in finishing order. */
  readonly order: readonly number[];
  readonly number: number;
}

/** Returns a number in [0, 1) derived from the race and the runner, for visual variation only, not for the game. */
function noise(number: number, runner: number): number {
  const value = Math.sin((number % 10_007) * 12.9898 + runner * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** Returns when a runner crosses the line, ms. */
export const finishMs = ({ order }: Race, runner: number): number =>
  RACE.winMs * (1 + (RACE.lag[order.indexOf(runner)] ?? 0));

/**
 * Returns a runner's progress after `ms`, as a share of the track: 1 at the line. They overtake each other on the way
 * and finish in the drawn order; nobody ever runs backwards.
 */
export function progressOf(race: Race, runner: number, ms: number): number {
  const end = finishMs(race, runner);
  if (ms >= end) return 1 + (ms - end) * RACE.runOut;
  const q = Math.max(0, ms) / end;
  const turns = 1.5 + noise(race.number, runner + 7);
  const phase = 2 * Math.PI * noise(race.number, runner);
  // Zero at the start and at the line, where only the order counts.
  const room = Math.sin(Math.PI * q) ** 2;
  // From rest to full speed.
  const pace = (q - RACE.away * (1 - Math.exp(-q / RACE.away))) / (1 - RACE.away);
  return Math.max(0, Math.min(1, pace + RACE.sway * room * Math.sin(phase + 2 * Math.PI * turns * q)));
}

/** Returns the runners by their progress, the leader first. */
export function standing(race: Race, ms: number): readonly number[] {
  const far = race.order.map((runner) => progressOf(race, runner, ms));
  // Ties, as at the start, are in order of their numbers.
  return race.order
    .map((runner, rank) => ({ runner, far: far[rank] ?? 0 }))
    .toSorted((a, b) => b.far - a.far || a.runner - b.runner)
    .map(({ runner }) => runner);
}
