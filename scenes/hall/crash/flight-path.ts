import { FLIGHT, LAYOUT } from './tuning.ts';

/** A point of the rocket's path, in design pixels, and its direction there: radians clockwise, 0 to the right. */
export interface FlightPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const UP = -Math.PI / 2;
const ease = (share: number): number => share * share * (3 - 2 * share);

/**
 * Returns the share (0..1) of its path on the screen that the rocket has covered after `ms` of flight. The rocket comes
 * closer and closer to the end of this path without reaching it; later only the background seems to move.
 */
export const wayOf = (ms: number): number => 1 - Math.exp(-ms / FLIGHT.settles);

/**
 * Returns a point of the trail after `ms` of flight; `share` is 0 at the ground and 1 at the rocket. The longer the
 * flight, the more the trail bends upwards.
 */
export function placeAt(ms: number, share: number): FlightPlace {
  const way = wayOf(ms);
  const bend = FLIGHT.bend.from + FLIGHT.bend.by * way;
  const { pad, reach } = LAYOUT;
  const [along, up] = [reach.x * way, reach.y * way ** 3];
  const growth = Math.exp(bend) - 1;
  const slope = Math.atan2((up * bend * Math.exp(bend * share)) / growth, Math.max(1, along));
  const leaves = ease(Math.min(1, ms / FLIGHT.turns));
  return {
    x: pad.x + along * share,
    y: pad.y - (up * (Math.exp(bend * share) - 1)) / growth,
    angle: UP + (-slope - UP) * leaves,
  };
}
