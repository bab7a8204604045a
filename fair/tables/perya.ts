/**
 * A field of a stall: how many of the numbers that can be drawn belong to it, and its payout in hundredths of the
 * stake.
 */
export interface StallField {
  readonly name: string;
  readonly weight: number;
  readonly multiplier: number;
}

/**
 * One number below `n` is drawn and selects a field, in the order of the list. The player bets on a field (`bets`) or
 * chooses nothing (`table`).
 */
interface FieldStall {
  readonly kernel: 'fields';
  readonly n: number;
  readonly bets?: readonly StallField[];
  readonly table?: readonly StallField[];
}
/** The player chooses a distance. One number below `n` is drawn and hits if it is below the weight of that distance. */
interface AimStall {
  readonly kernel: 'aim';
  readonly n: number;
  readonly bets: readonly StallField[];
}
/**
 * Three prizes are hidden in nine places, and the player opens three places. `multipliers` pay by the number of prizes
 * found.
 */
interface PickStall {
  readonly kernel: 'pick';
  readonly multipliers: readonly number[];
}
/**
 * Three numbers below `q` are drawn. A number is a hit if it is below `p`, or, where the player bets on one of `q`
 * fields (`bets`), if it is the index of that field. `multipliers` pay by the number of hits.
 */
interface HitStall {
  readonly kernel: 'hits';
  readonly p: number;
  readonly q: number;
  readonly bets?: readonly { readonly name: string }[];
  readonly multipliers: readonly number[];
}
/**
 * Something falls through rows, to the left or right in each; `multipliers` pay by the number of moves to the right.
 */
interface DropStall {
  readonly kernel: 'drops';
  readonly rows: number;
  readonly multipliers: readonly number[];
}
/** One secret number below `n` is drawn; a step wins if the number is below the step's `reachedBelow`. */
interface ClimbStall {
  readonly kernel: 'climb';
  readonly n: number;
  readonly steps: readonly { readonly multiplier: number; readonly reachedBelow: number }[];
}

/** A stall of the fair as data (docs/games.md, Perya). */
export type Stall = FieldStall | AimStall | PickStall | HitStall | DropStall | ClimbStall;

/** The stalls by their names in the catalogue. */
export const STALLS = {
  'drop-ball-daze': {
    kernel: 'fields',
    n: 50,
    bets: [
      { name: 'white', weight: 25, multiplier: 188 },
      { name: 'red', weight: 10, multiplier: 470 },
      { name: 'blue', weight: 5, multiplier: 940 },
      { name: 'green', weight: 5, multiplier: 940 },
      { name: 'yellow', weight: 4, multiplier: 1175 },
      { name: 'gold', weight: 1, multiplier: 4700 },
    ],
  },
  'beto-beto': {
    kernel: 'hits',
    p: 1,
    q: 6,
    bets: [
      { name: 'yellow' },
      { name: 'white' },
      { name: 'pink' },
      { name: 'blue' },
      { name: 'red' },
      { name: 'green' },
    ],
    multipliers: [0, 200, 300, 912],
  },
  'ferris-fortune': {
    kernel: 'fields',
    n: 20,
    table: [
      { name: 'gold cabin', weight: 1, multiplier: 500 },
      { name: 'red cabin', weight: 2, multiplier: 250 },
      { name: 'blue cabin', weight: 4, multiplier: 150 },
      { name: 'green cabin', weight: 3, multiplier: 100 },
      { name: 'empty cabin', weight: 10, multiplier: 0 },
    ],
  },
  'carousel-cash': {
    kernel: 'fields',
    n: 25,
    bets: [
      { name: 'horse', weight: 10, multiplier: 237 },
      { name: 'kalabaw', weight: 6, multiplier: 395 },
      { name: 'swan', weight: 5, multiplier: 474 },
      { name: 'fish', weight: 3, multiplier: 790 },
      { name: 'eagle', weight: 1, multiplier: 2370 },
    ],
  },
  'ring-toss': {
    kernel: 'aim',
    n: 100,
    bets: [
      { name: 'near', weight: 60, multiplier: 157 },
      { name: 'middle', weight: 30, multiplier: 314 },
      { name: 'far', weight: 6, multiplier: 1570 },
      { name: 'bottle', weight: 1, multiplier: 9420 },
    ],
  },
  'balloon-pop': {
    kernel: 'fields',
    n: 1000,
    table: [
      { name: 'star', weight: 1, multiplier: 10000 },
      { name: 'twenty', weight: 5, multiplier: 2000 },
      { name: 'ten', weight: 14, multiplier: 1000 },
      { name: 'five', weight: 40, multiplier: 500 },
      { name: 'two', weight: 98, multiplier: 200 },
      { name: 'one', weight: 120, multiplier: 100 },
      { name: 'half', weight: 180, multiplier: 50 },
      { name: 'air', weight: 542, multiplier: 0 },
    ],
  },
  'duck-pond': {
    kernel: 'fields',
    n: 50,
    table: [
      { name: 'crown', weight: 1, multiplier: 1000 },
      { name: 'red', weight: 2, multiplier: 500 },
      { name: 'green', weight: 4, multiplier: 250 },
      { name: 'blue', weight: 8, multiplier: 125 },
      { name: 'yellow', weight: 9, multiplier: 80 },
      { name: 'plain', weight: 26, multiplier: 0 },
    ],
  },
  'tent-treasure': {
    kernel: 'pick',
    multipliers: [0, 80, 180, 1115],
  },
  'popcorn-plunge': {
    kernel: 'drops',
    rows: 12,
    multipliers: [6000, 1500, 400, 200, 100, 40, 38, 40, 100, 200, 400, 1500, 6000],
  },
  'coaster-climb': {
    kernel: 'climb',
    n: 1000000,
    steps: [
      { multiplier: 125, reachedBelow: 759200 },
      { multiplier: 160, reachedBelow: 593125 },
      { multiplier: 200, reachedBelow: 474500 },
      { multiplier: 250, reachedBelow: 379600 },
      { multiplier: 400, reachedBelow: 237250 },
      { multiplier: 500, reachedBelow: 189800 },
      { multiplier: 800, reachedBelow: 118625 },
      { multiplier: 1000, reachedBelow: 94900 },
      { multiplier: 2000, reachedBelow: 47450 },
      { multiplier: 5000, reachedBelow: 18980 },
      { multiplier: 10000, reachedBelow: 9490 },
    ],
  },
  'palo-sebo': {
    kernel: 'climb',
    n: 1000000,
    steps: [
      { multiplier: 125, reachedBelow: 752800 },
      { multiplier: 200, reachedBelow: 470500 },
      { multiplier: 400, reachedBelow: 235250 },
      { multiplier: 800, reachedBelow: 117625 },
      { multiplier: 2000, reachedBelow: 47050 },
      { multiplier: 5000, reachedBelow: 18820 },
      { multiplier: 10000, reachedBelow: 9410 },
      { multiplier: 25000, reachedBelow: 3764 },
    ],
  },
  'coin-toss-fair': {
    kernel: 'hits',
    p: 3,
    q: 10,
    multipliers: [0, 80, 200, 797],
  },
} as const satisfies Readonly<Record<string, Stall>>;
