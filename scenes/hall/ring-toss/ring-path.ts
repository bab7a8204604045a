import { type Distance, FLIGHT, HAND, PEG, PEGS } from './tuning.ts';

/**
 * State of the ring: its centre in design pixels, its scale, how high the tilted ring is drawn (1 if it lies flat), and
 * whether it is around a peg.
 */
export interface RingAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tumble: number;
  readonly isRound: boolean;
}

/** Returns the state of the ring in the player's hand, raised by `up` design pixels and twirled by `turns` turns. */
export const inHand = (turns: number, up: number): RingAt => ({
  x: HAND.x,
  y: HAND.y - up,
  size: HAND.size,
  tumble: Math.cos(2 * Math.PI * turns),
  isRound: false,
});

/** Returns the state of the ring at rest: around the peg after a hit, on the ground beside the peg after a miss. */
export function lying(distance: Distance, isHit: boolean): RingAt {
  const { x, foot, size } = PEGS[distance];
  return isHit
    ? { x, y: foot - PEG.lies * size, size, tumble: 1, isRound: true }
    : { x: x + PEG.beside * size, y: foot + PEG.below * size, size, tumble: 1, isRound: false };
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * Returns the ring's state at a `share` (0..1) of its way. A hit and a miss look the same until the ring touches the
 * top of the peg.
 */
export function ringAt(from: RingAt, distance: Distance, isHit: boolean, share: number): RingAt {
  const { x, foot, size } = PEGS[distance];
  const top = { x, y: foot - PEG.height * size - FLIGHT.over * size };
  if (share < FLIGHT.air) {
    const s = share / FLIGHT.air;
    return {
      x: mix(from.x, top.x, s),
      y: mix(from.y, top.y, s) - FLIGHT.high * 4 * s * (1 - s),
      size: mix(from.size, size, s),
      tumble: mix(from.tumble, 1, s) * Math.cos(2 * Math.PI * FLIGHT.turns * s) ** 2 + 0.001,
      isRound: false,
    };
  }
  const s = (share - FLIGHT.air) / (1 - FLIGHT.air);
  const rim = top.y + FLIGHT.over * size;
  if (s < FLIGHT.rim) return { ...top, y: mix(top.y, rim, s / FLIGHT.rim), size, tumble: 1, isRound: false };
  const fall = (s - FLIGHT.rim) / (1 - FLIGHT.rim);
  const end = lying(distance, isHit);
  // After a hit, the ring accelerates down around the peg; after a miss, it hops to the side.
  const hop = isHit ? 0 : 46 * size * 4 * fall * (1 - fall);
  return {
    x: mix(x, end.x, fall),
    y: mix(rim, end.y, fall * fall) - hop,
    size,
    tumble: isHit ? 1 : Math.abs(Math.cos(2 * Math.PI * fall)),
    isRound: isHit,
  };
}
