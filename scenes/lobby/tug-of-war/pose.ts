import { HEAVE, JOIN, PAPER } from './tuning.ts';
import type { TugCamp } from './types.ts';

/** State of the rope and the camps at an instant. */
export interface TugPose {
  /** Position of the knot: -1 at red's end of its range, 1 at blue's. */
  readonly pull: number;
  /** Stance of each camp: 1 ahead, 0 level, -1 behind, and beyond both in a heave. */
  readonly red: number;
  readonly blue: number;
}

/** Both camps. */
export const CAMPS = ['red', 'blue'] as const satisfies readonly TugCamp[];

/** Returns the camp across the pit. */
export const otherCamp = (camp: TugCamp): TugCamp => (camp === 'red' ? 'blue' : 'red');

/** Returns the pose of the camps at rest at a given pull; with the rope in the middle, neither is ahead. */
export const restPose = (pull: number): TugPose => {
  const ahead = Math.sign(pull);
  // Avoids negative zero, which compares as a different number.
  return { pull, red: ahead === 0 ? 0 : -ahead, blue: ahead };
};

const smooth = (q: number): number => (q <= 0 ? 0 : q >= 1 ? 1 : q * q * (3 - 2 * q));
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Returns a rise and fall from 0 to 1 and back to 0, between two points of a progress. */
export const bump = (q: number, from: number, to: number): number =>
  q <= from || q >= to ? 0 : Math.sin((Math.PI * (q - from)) / (to - from)) ** 2;

/**
 * Returns the pose at progress `q` of a heave: both gather strength and the knot slips back a little; it is pulled,
 * overshoots and settles. Begins and ends exactly at the two poses.
 * @param slip how far the knot slips back, as a share of its whole way
 */
export function heaveAt(from: TugPose, to: TugPose, q: number, slip: number): TugPose {
  if (q >= 1) return to;
  const { gathered, there, gather, throw: thrown, give } = HEAVE;
  const way = to.pull - from.pull;
  const heading = Math.sign(way);
  const pulled = smooth((q - gathered * 0.7) / (there - gathered * 0.7));
  const beyond = Math.min(0.1, Math.abs(way) * 0.16) * heading;
  const after = (q - there) / (1 - there);
  // It swings around its place and comes to rest at the end.
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

/** Returns a pose on the straight way to another, for calm mode. */
export function slideAt(from: TugPose, to: TugPose, q: number): TugPose {
  if (q >= 1) return to;
  const share = smooth(q);
  return {
    pull: between(from.pull, to.pull, share),
    red: between(from.red, to.red, share),
    blue: between(from.blue, to.blue, share),
  };
}

/** Returns the height, 0..1, at progress `q` of a number of hops. */
export const hopAt = (q: number, hops: number): number =>
  q <= 0 || q >= 1 ? 0 : Math.abs(Math.sin(Math.PI * hops * q)) * (1 - 0.35 * q);

/** Returns the position of a joining player at progress `q` of the run, dpx from its place and above the ground. */
export const runAt = (q: number): { readonly away: number; readonly up: number } => ({
  away: JOIN.from * (1 - Math.min(1, q)) ** 1.4,
  up: q >= 1 ? 0 : JOIN.hop * Math.abs(Math.sin(Math.PI * JOIN.hops * q)),
});

/**
 * Returns the position of a slip of paper at progress `q` of its flight, dpx from its start; `side` and `high` are
 * its own, -1..1 and 0..1.
 */
export function paperAt(q: number, side: number, high: number): { readonly x: number; readonly y: number } {
  const out = 1 - (1 - q) ** 2.2;
  return {
    x: side * PAPER.reach * out + Math.sin(q * 9 + side * 7) * 8 * q,
    y: -PAPER.rise * (0.45 + 0.55 * high) * out * 1.25 + PAPER.fall * q * q,
  };
}
