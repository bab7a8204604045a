/** Timing of a disc's turn. Degrees, degrees a second, milliseconds. */
export interface TurnTiming {
  readonly speed: number;
  /** 0 continues a disc that already turns at `speed`. */
  readonly accelerateMs: number;
  readonly brakeMs: number;
  /** Minimum time at full speed; the landing adds up to one turn. */
  readonly cruiseMs: number;
}

/**
 * One turn of a wheel up to its stop, planned before it moves. Angles in degrees, clockwise; times in ms from its
 * start.
 */
export interface WheelTurn {
  readonly from: number;
  /** The disc's angle at the end, 0..360. */
  readonly rest: number;
  readonly direction: 1 | -1;
  readonly timing: TurnTiming;
  /** Degrees travelled while accelerating, at full speed, and while braking. */
  readonly speedUp: number;
  readonly cruise: number;
  readonly brake: number;
  readonly cruiseMs: number;
  /** Total duration of the turn. */
  readonly length: number;
}

/** Parameters of a turn. */
export interface TurnRequest {
  /** The disc's angle before. */
  readonly from: number;
  /** The disc's angle at the end. */
  readonly rest: number;
  readonly timing: TurnTiming;
  readonly direction?: 1 | -1;
}

/**
 * The blurred disc fades in from this speed over a span of degrees a second. Sharp lettering in motion flashes: the
 * slower the disc when the blur sets in, the fewer pixels flash more than three times a second.
 */
const BLUR = { from: 30, span: 110 } as const;

/** Returns the remainder, never negative. */
export const mod = (value: number, by: number): number => ((value % by) + by) % by;

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Returns the angle, 0..360, at which a point of a sector lies under the pointer. The disc has `sectors` equal
 * sectors, clockwise, the first centred on top at 0; `offset` 0..1 is a share of the sector between its two margins
 * (parts of a sector).
 */
export function restAngle(sectors: number, sector: number, offset: number, margin: number): number {
  const width = 360 / sectors;
  return mod(-(sector * width + (offset - 0.5) * (1 - 2 * margin) * width), 360);
}

/**
 * Plans a turn: power1.in up to speed, constant cruise, power2.out to rest, with continuous speed at the joints
 * (docs/scenes.md, Fixed by the product). A brake with the start slope 3 keeps the speed when it is V·Tb/3 long.
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

/** Parameters of a turn with a fixed duration. */
export interface TimedTurnRequest extends Omit<TurnRequest, 'timing'> {
  readonly timing: Pick<TurnTiming, 'speed' | 'accelerateMs'>;
  /** Time from the start to rest, ms. */
  readonly length: number;
}

/** Maximum share of the time after acceleration in which such a disc brakes. */
const LONGEST_BRAKE = 0.95;

/**
 * Plans a turn of an exact duration wherever it ends: the duration of the brake varies by up to the time of one turn
 * at full speed. Needs enough time: (length − accelerateMs) · speed of about two turns.
 */
export function planTimedTurn({ from, rest, timing, length, direction = 1 }: TimedTurnRequest): WheelTurn {
  const perMs = timing.speed / 1000;
  const left = length - timing.accelerateMs;
  const speedUp = (perMs * timing.accelerateMs) / 2;
  // The shortest way to the place that leaves the required time without braking.
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
 * Returns the degrees travelled at a time; constant after the end, and 0 before the start unless the disc already
 * turned.
 */
export function travelled(turn: WheelTurn, ms: number): number {
  const { timing, speedUp, cruise, brake, cruiseMs } = turn;
  const braking = ms - timing.accelerateMs - cruiseMs;
  if (braking >= 0) return speedUp + cruise + brake * (1 - (1 - clamp01(braking / timing.brakeMs)) ** 3);
  if (ms >= timing.accelerateMs || timing.accelerateMs === 0)
    return speedUp + (timing.speed / 1000) * (ms - timing.accelerateMs);
  return speedUp * clamp01(ms / timing.accelerateMs) ** 2;
}

/** Returns the time at which the given degrees (0 or more) have been travelled: the inverse of `travelled`. */
export function timeOf(turn: WheelTurn, degrees: number): number {
  const { timing, speedUp, cruise, brake, cruiseMs } = turn;
  if (degrees < speedUp) return timing.accelerateMs * Math.sqrt(Math.max(0, degrees) / speedUp);
  if (degrees <= speedUp + cruise) return timing.accelerateMs + (degrees - speedUp) / (timing.speed / 1000);
  const part = clamp01((degrees - speedUp - cruise) / brake);
  return timing.accelerateMs + cruiseMs + timing.brakeMs * (1 - Math.cbrt(1 - part));
}

/** Returns the speed in degrees a second; never negative. */
export function speedAt(turn: WheelTurn, ms: number): number {
  const { timing, cruiseMs } = turn;
  if (ms < 0 || ms >= turn.length) return 0;
  const braking = ms - timing.accelerateMs - cruiseMs;
  if (braking >= 0) return timing.speed * (1 - braking / timing.brakeMs) ** 2;
  return ms >= timing.accelerateMs ? timing.speed : timing.speed * (ms / timing.accelerateMs);
}

/** Returns the last instant at which the disc is faster than a speed in degrees a second. */
export const lastTimeAbove = (turn: WheelTurn, speed: number): number =>
  turn.length - turn.timing.brakeMs * Math.sqrt(clamp01(speed / turn.timing.speed));

/** Returns the disc's angle from the start of its turn on; at the end exactly the rest angle. */
export const turnAngleAt = (turn: WheelTurn, ms: number): number =>
  ms >= turn.length ? turn.rest : turn.from + turn.direction * travelled(turn, ms);

/** Returns the alpha of the blurred disc, 0..1, at a speed in degrees a second. */
export const blurOf = (speed: number): number => clamp01((speed - BLUR.from) / BLUR.span);

/** Returns the alpha of the blurred disc, 0..1, from the distance travelled in the last sixtieth of a second. */
export const blurAt = (turn: WheelTurn, ms: number): number =>
  blurOf((travelled(turn, ms) - travelled(turn, ms - 1000 / 60)) * 60);
