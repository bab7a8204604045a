import { mod, speedAt, timeOf, travelled, type WheelTurn } from './turn.ts';

/** Speed in degrees per second below which each peg ticks and the looping sound is silent. */
export const TICKING_SPEED = 333;

/** Measures of the pegs and the pointer. */
export const POINTER = {
  /** Distance between two pegs, in degrees. */
  pegEvery: 15,
  /** Share of the distance between two pegs in which the next peg pushes the pointer. */
  contact: 0.45,
  /** Push of a peg in radians: base + speed / perSpeed, at most `limit`. */
  base: 0.08,
  perSpeed: 2600,
  limit: 0.35,
  springMs: 220,
  /**
   * Speed in degrees per second below which a peg pushes less, so that the pointer hangs straight when the disc stops.
   */
  softBelow: 40,
  /** Minimum time between two ticks, ms. */
  tickGap: 45,
} as const;

/** The moment at which a peg releases the pointer. */
export interface PegRelease {
  readonly ms: number;
  /** Angle to which the peg has pushed the pointer, in radians. */
  readonly kick: number;
  /** Speed of the disc at that moment, in degrees per second. */
  readonly speed: number;
  /** Angle that the disc has turned by that moment, in degrees. */
  readonly degrees: number;
}

/** Returns how far a peg pushes the pointer at a speed of the disc, in radians. */
export const kickAt = (speed: number): number =>
  Math.min(POINTER.limit, POINTER.base + speed / POINTER.perSpeed) *
  Math.min(1, Math.max(0, speed / POINTER.softBelow));

/** Returns all pegs that pass the pointer during a turn, in order of time; the pegs are `every` degrees apart. */
export function pegReleases(turn: WheelTurn, every: number = POINTER.pegEvery): readonly PegRelease[] {
  const total = turn.speedUp + turn.cruise + turn.brake;
  const list: PegRelease[] = [];
  const first = mod(-turn.direction * turn.from, every) || every;
  for (let degrees = first; degrees < total; degrees += every) {
    const ms = timeOf(turn, degrees);
    const speed = speedAt(turn, ms);
    list.push({ ms, speed, degrees, kick: kickAt(speed) });
  }
  return list;
}

/** Returns the index of the last release at or before a time; -1 if there is none. */
export function lastRelease(list: readonly PegRelease[], ms: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const release = list[middle];
    if (release && release.ms <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Returns the pointer's angle in radians at a time of the turn: a peg pushes the pointer and releases it, and the
 * pointer springs back within 220 ms (elastic.out(1,.5)). Above ticking speed the pegs follow each other so closely
 * that they keep the pointer pushed.
 */
export function pointerAngleAt(
  turn: WheelTurn,
  list: readonly PegRelease[],
  ms: number,
  spring: (progress: number) => number,
  every: number = POINTER.pegEvery,
): number {
  const last = list[lastRelease(list, ms)];
  const since = last ? ms - last.ms : Infinity;
  const springing = last && since < POINTER.springMs ? last.kick * (1 - spring(since / POINTER.springMs)) : 0;
  if (ms < 0 || ms >= turn.length) return -turn.direction * springing;
  return leanAt(
    turn.direction * turn.from + travelled(turn, ms),
    speedAt(turn, ms),
    turn.direction,
    springing,
    every,
  );
}

/**
 * Returns the pointer's angle in radians on a disc that has turned by `degrees` at a speed; `springing` is what remains
 * of the last peg's push, and `every` is the distance between two pegs in degrees.
 */
export function leanAt(
  degrees: number,
  speed: number,
  direction: 1 | -1,
  springing = 0,
  every: number = POINTER.pegEvery,
): number {
  const kick = kickAt(speed);
  const phase = mod(degrees, every) / every;
  const push = Math.max(0, (phase - 1 + POINTER.contact) / POINTER.contact);
  const ticking = springing + (kick - springing) * push;
  const ride = Math.min(1, Math.max(0, (speed - TICKING_SPEED) / TICKING_SPEED));
  return -direction * (ticking + (kick * (0.88 + 0.12 * push) - ticking) * ride);
}

/** Returns the pegs that tick: those below ticking speed, at least 45 ms apart. */
export function audibleTicks(list: readonly PegRelease[]): readonly PegRelease[] {
  const audible: PegRelease[] = [];
  for (const release of list) {
    const before = audible.at(-1);
    if (release.speed < TICKING_SPEED && (!before || release.ms - before.ms >= POINTER.tickGap))
      audible.push(release);
  }
  return audible;
}
