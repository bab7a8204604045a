import { type FairStream, openStream } from './random.ts';

/**
 * The scratch card of the promotion: prize table, faces, awards for played cards, and price (docs/product-rules.md,
 * Scratch cards), as pure functions. Amounts in hundredths.
 */

/** Version of these rules, stored with every round, so that it can always be recomputed. */
export const SCRATCH_RULES = 'scratch-1';

/** A prize. Its index in the table is also its symbol: three of this symbol on the face win the prize. */
export interface ScratchPrize {
  /** Prize in hundredths. */
  readonly amount: number;
  /** Chance in millionths. */
  readonly ppm: number;
}

/** The prizes, smallest first. The rest of the million chances wins nothing. */
export const SCRATCH_PRIZES: readonly ScratchPrize[] = [
  { amount: 200, ppm: 250_000 },
  { amount: 500, ppm: 180_000 },
  { amount: 1_000, ppm: 80_000 },
  { amount: 2_000, ppm: 30_000 },
  { amount: 5_000, ppm: 10_000 },
  { amount: 10_000, ppm: 4_000 },
  { amount: 50_000, ppm: 600 },
  { amount: 500_000, ppm: 50 },
];

/** Number of different symbols, one per prize. */
export const SCRATCH_SYMBOLS = SCRATCH_PRIZES.length;
/** Number of cells of a face: three rows of three, counted from the top left. */
export const FACE_CELLS = 9;
/** A symbol that appears at most this often does not win. */
const MOST_OF_A_SYMBOL = 2;

/** Price and value of a card. */
export const SCRATCH_MONEY = {
  /** Price of a card, in diamonds. */
  price: 50,
  /** Mean payout of a card in hundredths, set aside while a player holds it. */
  worth: 425,
  /** Prizes up to this amount, in hundredths, are shown without celebration. */
  quietUpTo: 500,
} as const;

/** An award for the number of cards played in a cycle. */
export interface AddUpAward {
  /** Number of cards that must have been played in the cycle. */
  readonly cards: number;
  /** Award in hundredths. */
  readonly amount: number;
}

/** The awards of one cycle; a new cycle begins after the last award. */
export const ADD_UP_AWARDS: readonly AddUpAward[] = [
  { cards: 10, amount: 200 },
  { cards: 50, amount: 1_200 },
  { cards: 100, amount: 3_000 },
  { cards: 500, amount: 20_000 },
];

/** Number of cards in a whole cycle of awards. */
export const ADD_UP_CYCLE = 500;

/** One card: its prize and its face. */
export interface ScratchCard {
  /** Index in the prize table; undefined for a losing card. */
  readonly prize: number | undefined;
  /** Prize in hundredths, 0 for a losing card. */
  readonly amount: number;
  /**
   * Nine symbols, row by row. A winning card shows its prize's symbol three times, and no other symbol more than twice.
   */
  readonly face: readonly number[];
}

/** Returns the index of the prize for a drawn number from 0 to 999,999; undefined if the number loses. */
export function prizeOf(
  ticket: number,
  prizes: readonly ScratchPrize[] = SCRATCH_PRIZES,
): number | undefined {
  let left = ticket;
  for (const [place, prize] of prizes.entries()) {
    left -= prize.ppm;
    if (left < 0) return place;
  }
  return undefined;
}

/** The cells of each of the 84 ways to place three equal symbols; a drawn number below 84 is an index into them. */
const TRIPLES: readonly (readonly [number, number, number])[] = Array.from(
  { length: FACE_CELLS ** 3 },
  (_, code) =>
    [
      Math.floor(code / FACE_CELLS ** 2),
      Math.floor(code / FACE_CELLS) % FACE_CELLS,
      code % FACE_CELLS,
    ] as const,
).filter(([a, b, c]) => a < b && b < c);

/** Draws rows of symbols until no symbol appears more than twice, so that all such rows are equally likely. */
function fill(stream: FairStream, cells: number, symbols: number): number[] {
  for (;;) {
    const row = Array.from({ length: cells }, () => stream.below(symbols));
    const isFair = row.every((symbol) => row.filter((other) => other === symbol).length <= MOST_OF_A_SYMBOL);
    if (isFair) return row;
  }
}

/**
 * Draws a face uniformly from all faces that show the given prize, or from all losing faces, so that near misses with
 * valuable symbols are as rare as chance makes them.
 */
export function drawFace(stream: FairStream, prize: number | undefined, symbols = SCRATCH_SYMBOLS): number[] {
  if (prize === undefined) return fill(stream, FACE_CELLS, symbols);
  const triple = TRIPLES[stream.below(TRIPLES.length)];
  if (!triple) throw new RangeError('no place for three symbols');
  // The other six cells get only symbols other than the prize's.
  const others = fill(stream, FACE_CELLS - triple.length, symbols - 1);
  return Array.from({ length: FACE_CELLS }, (_, cell) => {
    if (triple.includes(cell)) return prize;
    const symbol = others.shift() ?? 0;
    return symbol < prize ? symbol : symbol + 1;
  });
}

/** Returns the prize on a face: the symbol that appears three times; undefined if none does. */
export function prizeOnFace(face: readonly number[]): number | undefined {
  return face.find((symbol) => face.filter((other) => other === symbol).length > MOST_OF_A_SYMBOL);
}

/**
 * Draws a card from the beginning of a round's stream: one number for the prize, then the face. Each prize has a symbol
 * of its own.
 */
export function drawCard(stream: FairStream, prizes: readonly ScratchPrize[] = SCRATCH_PRIZES): ScratchCard {
  const prize = prizeOf(stream.below(1_000_000), prizes);
  const amount = prize === undefined ? 0 : (prizes[prize]?.amount ?? 0);
  return { prize, amount, face: drawFace(stream, prize, prizes.length) };
}

/** Returns the card of a round. */
export const drawScratch = (seed: string, clientSeed: string, nonce: number): ScratchCard =>
  drawCard(openStream(seed, clientSeed, nonce));

/** Returns how many cards of one cycle (from 0) have been played, given the number of cards ever played. */
export const playedOfCycle = (played: number, cycle: number): number =>
  Math.max(0, Math.min(ADD_UP_CYCLE, played - cycle * ADD_UP_CYCLE));
