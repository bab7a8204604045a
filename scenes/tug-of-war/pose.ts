import { HEAVE, JOIN, PAPER } from './tuning.ts';
import type { Camp } from './types.ts';

/** How all of it stands at an instant. */
export interface Pose {
  /** Where the knot is: -1 at red's end of what it may go, 1 at blue's. */
  readonly pull: number;
  /** How each camp stands: 1 ahead, 0 level, -1 behind, and beyond both in a heave. */
  readonly red: number;
  readonly blue: number;
}

/** Both camps. */
export const CAMPS = ['red', 'blue'] as const satisfies readonly Camp[];

/** The camp across the pit. */
export const otherCamp = (camp: Camp): Camp => (camp === 'red' ? 'blue' : 'red');

/** How the camps rest while the rope is pulled so far; a rope in the middle has nobody ahead. */
export const restPose = (pull: number): Pose => {
  const ahead = Math.sign(pull);
  // No negative nothing: it is another number to whoever compares.
  return { pull, red: ahead === 0 ? 0 : -ahead, blue: ahead };
};

const smooth = (q: number): number => (q <= 0 ? 0 : q >= 1 ? 1 : q * q * (3 - 2 * q));
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A rise and a fall that begins and ends at nothing, 0..1..0, between two parts of a progress. */
export const bump = (q: number, from: number, to: number): number =>
  q <= from || q >= to ? 0 : Math.sin((Math.PI * (q - from)) / (to - from)) ** 2;

/**
 * A heave from one pose to another after `q` of it: both gather strength and the knot slips back a little; it is pulled,
 * goes too far and settles. Begins and ends exactly on the two.
 * @param slip how far the knot slips back, as a part of its whole way
 */
export function heaveAt(from: Pose, to: Pose, q: number, slip: number): Pose {
  if (q >= 1) return to;
  const { gathered, there, gather, throw: thrown, give } = HEAVE;
  const way = to.pull - from.pull;
  const heading = Math.sign(way);
  const pulled = smooth((q - gathered * 0.7) / (there - gathered * 0.7));
  const beyond = Math.min(0.1, Math.abs(way) * 0.16) * heading;
  const after = (q - there) / (1 - there);
  // It swings about its place and comes to rest with the end.
  const swing = q > there ? Math.sin(after * Math.PI * 2) * (1 - after) ** 2 : 0;
  const pull =
    between(from.pull, to.pull, pulled) - slip * heading * bump(q, 0, gathered * 1.2) + beyond * swing;
  const stands = between(0, 1, smooth((q - gathered) / (there - gathered)));
  const leadOf = (camp: Camp): number => {
    const isPulling = heading === (camp === 'red' ? -1 : 1);
    const breath = -gather * bump(q, 0, gathered * 1.4) * (isPulling ? 1 : -0.4);
    const effort = (isPulling ? thrown : -give) * bump(q, gathered * 0.8, 0.95);
    return between(from[camp], to[camp], stands) + breath + effort;
  };
  return { pull, red: leadOf('red'), blue: leadOf('blue') };
}

/** A pose on its straight way to another, for whoever wants it calm. */
export function slideAt(from: Pose, to: Pose, q: number): Pose {
  if (q >= 1) return to;
  const share = smooth(q);
  return {
    pull: between(from.pull, to.pull, share),
    red: between(from.red, to.red, share),
    blue: between(from.blue, to.blue, share),
  };
}

/** How high somebody who hops so often is after `q` of it, 0..1. */
export const hopAt = (q: number, hops: number): number =>
  q <= 0 || q >= 1 ? 0 : Math.abs(Math.sin(Math.PI * hops * q)) * (1 - 0.35 * q);

/** Where who runs up is after `q` of the way, dpx from its place and over the ground. */
export const runAt = (q: number): { readonly away: number; readonly up: number } => ({
  away: JOIN.from * (1 - Math.min(1, q)) ** 1.4,
  up: q >= 1 ? 0 : JOIN.hop * Math.abs(Math.sin(Math.PI * JOIN.hops * q)),
});

/** Where a slip of paper is after `q` of its flight, dpx from where it was thrown; `side` and `high` are its own, -1..1 and 0..1. */
export function paperAt(q: number, side: number, high: number): { readonly x: number; readonly y: number } {
  const out = 1 - (1 - q) ** 2.2;
  return {
    x: side * PAPER.reach * out + Math.sin(q * 9 + side * 7) * 8 * q,
    y: -PAPER.rise * (0.45 + 0.55 * high) * out * 1.25 + PAPER.fall * q * q,
  };
}
