import type { Point } from '../models/climb/climb-look.ts';

/**
 * Points of the track at which the car stops, by the number of steps climbed, in design pixels. The track has three
 * slopes, each higher than the previous one.
 */
const STATIONS: readonly Point[] = [
  { x: 82, y: 540 },
  { x: 222, y: 534 },
  { x: 360, y: 524 },
  { x: 498, y: 508 },
  { x: 632, y: 458 },
  { x: 520, y: 404 },
  { x: 384, y: 396 },
  { x: 246, y: 382 },
  { x: 96, y: 328 },
  { x: 204, y: 272 },
  { x: 350, y: 262 },
  { x: 606, y: 236 },
];

/** Number of steps that the track has. */
export const STEPS = STATIONS.length - 1;

const station = (index: number): Point => STATIONS[Math.min(STEPS, Math.max(0, index))] ?? { x: 0, y: 0 };

/**
 * Returns the point of the track at a fractional number of steps, in design pixels, on a smooth curve through all
 * stations.
 */
export function trackAt(height: number): Point {
  const at = Math.min(STEPS - 1, Math.max(0, Math.floor(height)));
  const q = height - at;
  const [a, b, c, d] = [station(at - 1), station(at), station(at + 1), station(at + 2)];
  const mixed = (along: (point: Point) => number): number => {
    const [p0, p1, p2, p3] = [along(a), along(b), along(c), along(d)];
    return p1 + 0.5 * q * (p2 - p0 + q * (2 * p0 - 5 * p1 + 4 * p2 - p3 + q * (3 * (p1 - p2) + p3 - p0)));
  };
  return { x: mixed(({ x }) => x), y: mixed(({ y }) => y) };
}

/** Returns the slope of the track at a fractional number of steps, in radians: 0 is level to the right. */
export function leanAt(height: number): number {
  const from = trackAt(Math.max(0, height - 0.04));
  const to = trackAt(Math.min(STEPS, height + 0.04));
  return Math.atan2(to.y - from.y, to.x - from.x);
}
