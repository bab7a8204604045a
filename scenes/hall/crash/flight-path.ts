import { FLIGHT, LAYOUT } from './tuning.ts';

/** A point of the rocket's path, dpx, and its direction there, radians from the right, clockwise. */
export interface FlightPlace {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const UP = -Math.PI / 2;
const ease = (share: number): number => share * share * (3 - 2 * share);

/**
 * Returns the share of its way through the picture that the rocket has covered after some ms: the sky moves on for
 * ever.
 */
export const wayOf = (ms: number): number => 1 - Math.exp(-ms / FLIGHT.settles);

/**
 * Returns a point of the trail at a share of it, 1 at the rocket, after some ms: a curve that bends up the longer it
 * flies.
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
