import { BLUR, DIRECTION, MARGIN, OPENING, PACE, POINTER, SECTORS, type Pace, type Tier } from './tuning.ts';

/** One award of the wheel, decided before it moves. Angles in degrees, clockwise; times in ms from the start. */
export interface Spin {
  readonly tier: Tier;
  readonly from: number;
  /** The disc's angle at the end, 0..360. */
  readonly rest: number;
  readonly direction: 1 | -1;
  readonly pace: Pace;
  /** Degrees travelled while it speeds up, at full speed, and while it brakes. */
  readonly speedUp: number;
  readonly cruise: number;
  readonly brake: number;
  readonly cruiseMs: number;
  /** Whole time of the turning. */
  readonly length: number;
}

/** What decides a spin. */
export interface SpinWish {
  readonly tier: Tier;
  /** The disc's angle before. */
  readonly from: number;
  /** Where inside the sector, 0..1, from a stream that does not know the tier. */
  readonly offset: number;
  readonly margin?: number;
  readonly pace?: Pace;
  readonly direction?: 1 | -1;
}

/** Remainder that is never negative. */
export const mod = (value: number, by: number): number => ((value % by) + by) % by;

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** The disc's angle with the wished point of the tier's sector under the pointer, 0..360. */
export function restAngle(tier: Tier, offset: number, margin: number): number {
  const width = 360 / SECTORS.length;
  return mod(-(SECTORS.indexOf(tier) * width + (offset - 0.5) * (1 - 2 * margin) * width), 360);
}

/**
 * Plans a spin: power1.in up to speed, even cruise, power2.out to rest, without a step in speed at the joints
 * (design/motion, section 2). A brake with the start slope 3 keeps the speed when it is V·Tb/3 long.
 */
export function planSpin(wish: SpinWish): Spin {
  const { tier, from, offset, margin = MARGIN, pace = PACE, direction = DIRECTION } = wish;
  const rest = restAngle(tier, offset, margin);
  const perMs = pace.speed / 1000;
  const speedUp = (perMs * pace.accelerateMs) / 2;
  const brake = (perMs * pace.brakeMs) / 3;
  let cruise = mod(direction * (rest - from) - speedUp - brake, 360);
  while (cruise < perMs * pace.cruiseMs) cruise += 360;
  const cruiseMs = cruise / perMs;
  const length = pace.accelerateMs + cruiseMs + pace.brakeMs;
  return { tier, from, rest, direction, pace, speedUp, cruise, brake, cruiseMs, length };
}

/** Degrees travelled at a time; 0 before the start, constant after the end. */
export function travelled(spin: Spin, ms: number): number {
  const { pace, speedUp, cruise, brake, cruiseMs } = spin;
  const braking = ms - pace.accelerateMs - cruiseMs;
  if (braking >= 0) return speedUp + cruise + brake * (1 - (1 - clamp01(braking / pace.brakeMs)) ** 3);
  if (ms >= pace.accelerateMs) return speedUp + (pace.speed / 1000) * (ms - pace.accelerateMs);
  return speedUp * clamp01(ms / pace.accelerateMs) ** 2;
}

/** The time at which so many degrees have been travelled: the inverse of `travelled`. */
export function timeOf(spin: Spin, degrees: number): number {
  const { pace, speedUp, cruise, brake, cruiseMs } = spin;
  if (degrees <= speedUp) return pace.accelerateMs * Math.sqrt(Math.max(0, degrees) / speedUp);
  if (degrees <= speedUp + cruise) return pace.accelerateMs + (degrees - speedUp) / (pace.speed / 1000);
  const part = clamp01((degrees - speedUp - cruise) / brake);
  return pace.accelerateMs + cruiseMs + pace.brakeMs * (1 - Math.cbrt(1 - part));
}

/** Speed in degrees a second; never negative. */
export function speedAt(spin: Spin, ms: number): number {
  const { pace, cruiseMs } = spin;
  if (ms <= 0 || ms >= spin.length) return 0;
  const braking = ms - pace.accelerateMs - cruiseMs;
  if (braking >= 0) return pace.speed * (1 - braking / pace.brakeMs) ** 2;
  return pace.speed * Math.min(1, ms / pace.accelerateMs);
}

/** The last instant at which the disc is faster than a speed in degrees a second. */
export const slowerFrom = (spin: Spin, speed: number): number =>
  spin.length - spin.pace.brakeMs * Math.sqrt(clamp01(speed / spin.pace.speed));

/** The disc's angle at a time, wind-up before 0 included. At the end it is the rest angle, exactly. */
export function angleAt(spin: Spin, ms: number): number {
  if (ms >= spin.length) return spin.rest;
  if (ms < 0) {
    // Two halves of sine.inOut, there and back, are one turn of a cosine.
    const part = clamp01(1 + ms / OPENING.windUp);
    return spin.from - (spin.direction * OPENING.windUpDegrees * (1 - Math.cos(2 * Math.PI * part))) / 2;
  }
  return spin.from + spin.direction * travelled(spin, ms);
}

/** How much of the blurred disc is seen, 0..1, by the way of the last sixtieth of a second. */
export function blurAt(spin: Spin, ms: number): number {
  const speed = (travelled(spin, ms) - travelled(spin, ms - 1000 / 60)) * 60;
  return clamp01((speed - BLUR.from) / BLUR.span);
}

/** A peg that leaves the pointer. */
export interface Release {
  readonly ms: number;
  /** The pointer's kick at that moment, radians. */
  readonly kick: number;
  /** Degrees a second at that moment. */
  readonly speed: number;
  /** Degrees travelled at that moment. */
  readonly degrees: number;
}

/** How far a peg at a speed pushes the pointer, radians. */
export const kickAt = (speed: number): number =>
  Math.min(POINTER.limit, POINTER.base + speed / POINTER.perSpeed) * clamp01(speed / POINTER.softBelow);

/** Every peg that passes the pointer during a spin, in order of time. */
export function releases(spin: Spin): readonly Release[] {
  const every = POINTER.pegEvery;
  const total = spin.speedUp + spin.cruise + spin.brake;
  const list: Release[] = [];
  const first = mod(-spin.direction * spin.from, every) || every;
  for (let degrees = first; degrees < total; degrees += every) {
    const ms = timeOf(spin, degrees);
    const speed = speedAt(spin, ms);
    list.push({ ms, speed, degrees, kick: kickAt(speed) });
  }
  return list;
}
