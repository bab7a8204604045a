/** Timing of a turn: angles in degrees, speeds in degrees per second, times in ms. */
export interface TurnTiming {
  readonly speed: number;
  /** Time to full speed; 0 for a disc that already turns at `speed`. */
  readonly accelerateMs: number;
  readonly brakeMs: number;
  /** Minimum time at full speed; the landing adds at most the time of one turn. */
  readonly cruiseMs: number;
}

/**
 * Plan of one turn of a wheel until its stop, made before the wheel moves. Angles in degrees, clockwise; times in ms
 * from the start.
 */
export interface WheelTurn {
  readonly from: number;
  /** Angle of the disc at the end, 0..360. */
  readonly rest: number;
  readonly direction: 1 | -1;
  readonly timing: TurnTiming;
  /** Angles in degrees that the disc turns while accelerating, at full speed, and while braking. */
  readonly speedUp: number;
  readonly cruise: number;
  readonly brake: number;
  readonly cruiseMs: number;
  /** Duration of the whole turn. */
  readonly length: number;
}

/** Arguments of `planTurn`. */
export interface TurnRequest {
  /** Angle of the disc before the turn. */
  readonly from: number;
  /** Angle of the disc at the end of the turn. */
  readonly rest: number;
  readonly timing: TurnTiming;
  readonly direction?: 1 | -1;
}

/**
 * Speed in degrees per second from which the blurred disc fades in, and the range of speeds in which it does. Sharp
 * lettering in motion flashes: the lower the speed at which the blur begins, the fewer pixels flash more than three
 * times a second.
 */
const BLUR = { from: 30, span: 110 } as const;

/** Returns the remainder of a division, which is never negative. */
export const mod = (value: number, by: number): number => ((value % by) + by) % by;

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Returns the disc's angle, 0..360, at which a point of a sector is under the pointer. The disc has `sectors` equal
 * sectors, clockwise, the first centred on top at angle 0; `offset` 0..1 is the position between the sector's two
 * margins, each a share `margin` of the sector.
 */
export function restAngle(sectors: number, sector: number, offset: number, margin: number): number {
  const width = 360 / sectors;
  return mod(-(sector * width + (offset - 0.5) * (1 - 2 * margin) * width), 360);
}

/**
 * Returns the plan of a turn: it accelerates with power1.in, cruises and brakes with power2.out, without a jump in
 * speed (docs/scenes.md, Fixed by the product). The easing power2.out starts with slope 3, so the speed is kept if the
 * braking distance is V·Tb/3.
 */
export function planTurn({ from, rest, timing, direction = 1 }: TurnRequest): WheelTurn {
  const perMs = timing.speed / 1000;
  const speedUp = (perMs * timing.accelerateMs) / 2;
  const brake = (perMs * timing.brakeMs) / 3;
  let cruise = mod(direction * (rest - from) - speedUp - brake, 360);
  while (cruise < perMs * timing.cruiseMs) cruise += 360;
  const cruiseMs = cruise / perMs;
  const length = timing.accelerateMs + cruiseMs + timing.brakeMs;
  return { from, rest, direction, timing, speedUp, cruise, brake, cruiseMs, length };
}

/** Arguments of `planTimedTurn`. */
export interface TimedTurnRequest extends Omit<TurnRequest, 'timing'> {
  readonly timing: Pick<TurnTiming, 'speed' | 'accelerateMs'>;
  /** Time from the start to rest, ms. */
  readonly length: number;
}

/** Maximum share of the time after the acceleration that is used for braking. */
const LONGEST_BRAKE = 0.95;

/**
 * Returns the plan of a turn of an exact duration for any final angle: only the duration of the brake varies, by at
 * most the time of one turn at full speed. (length − accelerateMs) · speed must be at least about two turns.
 */
export function planTimedTurn({ from, rest, timing, length, direction = 1 }: TimedTurnRequest): WheelTurn {
  const perMs = timing.speed / 1000;
  const left = length - timing.accelerateMs;
  const speedUp = (perMs * timing.accelerateMs) / 2;
  // The shortest distance to the final angle that leaves enough time for the brake.
  const least = perMs * left * (1 - (2 / 3) * LONGEST_BRAKE);
  const way = least + mod(direction * (rest - from) - speedUp - least, 360);
  const brakeMs = 1.5 * (left - way / perMs);
  const cruiseMs = left - brakeMs;
  return {
    from,
    rest,
    direction,
    timing: { ...timing, brakeMs, cruiseMs },
    speedUp,
    cruise: perMs * cruiseMs,
    brake: (perMs * brakeMs) / 3,
    cruiseMs,
    length,
  };
}

/**
 * Returns the degrees that the disc has turned at a time; constant after the end. Before the start it is 0, or negative
 * if the disc was already turning.
 */
export function travelled(turn: WheelTurn, ms: number): number {
  const { timing, speedUp, cruise, brake, cruiseMs } = turn;
  const braking = ms - timing.accelerateMs - cruiseMs;
  if (braking >= 0) return speedUp + cruise + brake * (1 - (1 - clamp01(braking / timing.brakeMs)) ** 3);
  if (ms >= timing.accelerateMs || timing.accelerateMs === 0)
    return speedUp + (timing.speed / 1000) * (ms - timing.accelerateMs);
  return speedUp * clamp01(ms / timing.accelerateMs) ** 2;
}

/** Returns the time at which the disc has turned by some degrees (0 or more): the inverse of `travelled`. */
export function timeOf(turn: WheelTurn, degrees: number): number {
  const { timing, speedUp, cruise, brake, cruiseMs } = turn;
  if (degrees < speedUp) return timing.accelerateMs * Math.sqrt(Math.max(0, degrees) / speedUp);
  if (degrees <= speedUp + cruise) return timing.accelerateMs + (degrees - speedUp) / (timing.speed / 1000);
  const part = clamp01((degrees - speedUp - cruise) / brake);
  return timing.accelerateMs + cruiseMs + timing.brakeMs * (1 - Math.cbrt(1 - part));
}

/** Returns the speed at a time, in degrees per second, which is never negative. */
export function speedAt(turn: WheelTurn, ms: number): number {
  const { timing, cruiseMs } = turn;
  if (ms < 0 || ms >= turn.length) return 0;
  const braking = ms - timing.accelerateMs - cruiseMs;
  if (braking >= 0) return timing.speed * (1 - braking / timing.brakeMs) ** 2;
  return ms >= timing.accelerateMs ? timing.speed : timing.speed * (ms / timing.accelerateMs);
}

/** Returns the last time, in ms, at which the disc turns faster than a speed in degrees per second. */
export const lastTimeAbove = (turn: WheelTurn, speed: number): number =>
  turn.length - turn.timing.brakeMs * Math.sqrt(clamp01(speed / turn.timing.speed));

/** Returns the disc's angle at a time of its turn; at the end it is exactly the planned angle. */
export const turnAngleAt = (turn: WheelTurn, ms: number): number =>
  ms >= turn.length ? turn.rest : turn.from + turn.direction * travelled(turn, ms);

/** Returns the alpha of the blurred disc, 0..1, at a speed in degrees per second. */
export const blurOf = (speed: number): number => clamp01((speed - BLUR.from) / BLUR.span);

/** Returns the alpha of the blurred disc, 0..1, by the distance that it has turned in the last sixtieth of a second. */
export const blurAt = (turn: WheelTurn, ms: number): number =>
  blurOf((travelled(turn, ms) - travelled(turn, ms - 1000 / 60)) * 60);
