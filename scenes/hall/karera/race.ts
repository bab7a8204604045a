import { RACE } from './tuning.ts';

/**
 * A race. Its finishing order and its number alone decide how it looks, so it is the same on every screen and after
 * every reload.
 */
export interface Race {
  /** Runners in finishing order. */
  readonly order: readonly number[];
  readonly number: number;
}

/**
 * Returns a number in [0, 1) that depends only on the race and the runner. It varies how the race looks, not its
 * result.
 */
function noise(number: number, runner: number): number {
  const value = Math.sin((number % 10_007) * 12.9898 + runner * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

/** Returns the time at which a runner crosses the finish line, ms. */
export const finishMs = ({ order }: Race, runner: number): number =>
  RACE.winMs * (1 + (RACE.lag[order.indexOf(runner)] ?? 0));

/**
 * Returns how far a runner has come after `ms`: 1 is the finish line. The runners overtake each other, finish in the
 * drawn order, and never move back.
 */
export function progressOf(race: Race, runner: number, ms: number): number {
  const end = finishMs(race, runner);
  if (ms >= end) return 1 + (ms - end) * RACE.runOut;
  const q = Math.max(0, ms) / end;
  const turns = 1.5 + noise(race.number, runner + 7);
  const phase = 2 * Math.PI * noise(race.number, runner);
  // Overtaking is 0 at the start and at the finish line, where only the drawn order counts.
  const room = Math.sin(Math.PI * q) ** 2;
  // The runner accelerates from rest to full speed.
  const pace = (q - RACE.away * (1 - Math.exp(-q / RACE.away))) / (1 - RACE.away);
  return Math.max(0, Math.min(1, pace + RACE.sway * room * Math.sin(phase + 2 * Math.PI * turns * q)));
}

/** Returns the runners `ms` after the start, the leader first. */
export function standing(race: Race, ms: number): readonly number[] {
  const far = race.order.map((runner) => progressOf(race, runner, ms));
  // Runners that are equally far, as all are at the start, are in the order of their numbers.
  return race.order
    .map((runner, rank) => ({ runner, far: far[rank] ?? 0 }))
    .sort((a, b) => b.far - a.far || a.runner - b.runner)
    .map(({ runner }) => runner);
}
