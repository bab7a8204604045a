import { HEAVE, JOIN, PAPER } from './tuning.ts';
import type { TugCamp } from './types.ts';

/** Position of the rope and lean of the camps at an instant. */
export interface TugPose {
  /** Position of the knot: -1 at red's end of its range, 1 at blue's end. */
  readonly pull: number;
  /** Lean of each camp: 1 if it is ahead, 0 if level, -1 if behind; beyond these values during a pull. */
  readonly red: number;
  readonly blue: number;
}

/** Names of the two camps. */
export const CAMPS = ['red', 'blue'] as const satisfies readonly TugCamp[];

/** Returns the other camp. */
export const otherCamp = (camp: TugCamp): TugCamp => (camp === 'red' ? 'blue' : 'red');

/** Returns the pose at rest for a position of the knot; in the middle, neither camp is ahead. */
export const restPose = (pull: number): TugPose => {
  const ahead = Math.sign(pull);
  // Avoids negative zero, which `Object.is` and tests treat as a different number.
  return { pull, red: ahead === 0 ? 0 : -ahead, blue: ahead };
};

const smooth = (q: number): number => (q <= 0 ? 0 : q >= 1 ? 1 : q * q * (3 - 2 * q));
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Returns a value that rises from 0 to 1 and falls back to 0 while `q` goes from `from` to `to`. */
export const bump = (q: number, from: number, to: number): number =>
  q <= from || q >= to ? 0 : Math.sin((Math.PI * (q - from)) / (to - from)) ** 2;

/**
 * Returns the pose at progress `q` of a pull: both camps gather strength, the knot slips back a little, moves,
 * overshoots and settles. It begins and ends exactly at the two poses.
 * @param slip how far the knot slips back, as a share of its range to one side
 */
export function heaveAt(from: TugPose, to: TugPose, q: number, slip: number): TugPose {
  if (q >= 1) return to;
  const { gathered, there, gather, throw: thrown, give } = HEAVE;
  const way = to.pull - from.pull;
  const heading = Math.sign(way);
  const pulled = smooth((q - gathered * 0.7) / (there - gathered * 0.7));
  const beyond = Math.min(0.1, Math.abs(way) * 0.16) * heading;
  const after = (q - there) / (1 - there);
  // The knot swings around its new position and comes to rest at the end.
  const swing = q > there ? Math.sin(after * Math.PI * 2) * (1 - after) ** 2 : 0;
  const pull =
    between(from.pull, to.pull, pulled) - slip * heading * bump(q, 0, gathered * 1.2) + beyond * swing;
  const stands = between(0, 1, smooth((q - gathered) / (there - gathered)));
  const leadOf = (camp: TugCamp): number => {
    const isPulling = heading === (camp === 'red' ? -1 : 1);
    const breath = -gather * bump(q, 0, gathered * 1.4) * (isPulling ? 1 : -0.4);
    const effort = (isPulling ? thrown : -give) * bump(q, gathered * 0.8, 0.95);
    return between(from[camp], to[camp], stands) + breath + effort;
  };
  return { pull, red: leadOf('red'), blue: leadOf('blue') };
}

/** Returns the pose at progress `q` of a straight move to another pose, for calm mode. */
export function slideAt(from: TugPose, to: TugPose, q: number): TugPose {
  if (q >= 1) return to;
  const share = smooth(q);
  return {
    pull: between(from.pull, to.pull, share),
    red: between(from.red, to.red, share),
    blue: between(from.blue, to.blue, share),
  };
}

/** Returns the height, 0..1, at progress `q` of a series of hops. */
export const hopAt = (q: number, hops: number): number =>
  q <= 0 || q >= 1 ? 0 : Math.abs(Math.sin(Math.PI * hops * q)) * (1 - 0.35 * q);

/**
 * Returns the position of a joining player at progress `q` of the run: distance from its place and height, in design
 * pixels.
 */
export const runAt = (q: number): { readonly away: number; readonly up: number } => ({
  away: JOIN.from * (1 - Math.min(1, q)) ** 1.4,
  up: q >= 1 ? 0 : JOIN.hop * Math.abs(Math.sin(Math.PI * JOIN.hops * q)),
});

/**
 * Returns the position of a slip of paper at progress `q` of its flight, in design pixels from its start; `side`
 * (-1..1) and `high` (0..1) differ for each slip.
 */
export function paperAt(q: number, side: number, high: number): { readonly x: number; readonly y: number } {
  const out = 1 - (1 - q) ** 2.2;
  return {
    x: side * PAPER.reach * out + Math.sin(q * 9 + side * 7) * 8 * q,
    y: -PAPER.rise * (0.45 + 0.55 * high) * out * 1.25 + PAPER.fall * q * q,
  };
}
