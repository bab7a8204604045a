import { type FairStream, openStream } from './random.ts';

/** The scratch card: prize table, faces, add-up awards and money (docs/product-rules.md, Scratch cards), as pure functions. Hundredths. */

/** Version of these rules: stored with every round, so that it can be recomputed for ever. */
export const SCRATCH_RULES = 'scratch-1';

/** A prize; its place in the table is also the symbol on the face, three of which win it. */
export interface ScratchPrize {
  /** Hundredths. */
  readonly amount: number;
  /** Chance in millionths. */
  readonly ppm: number;
}

/** The prizes, from the smallest. What is left of a million wins nothing. */
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

/** How many different symbols there are, one for each prize. */
export const SCRATCH_SYMBOLS = SCRATCH_PRIZES.length;
/** Cells of a face: three rows of three, from the top left. */
export const FACE_CELLS = 9;
/** At most this many of a symbol that wins nothing. */
const MOST_OF_A_SYMBOL = 2;

/** What a card costs and is worth. */
export const SCRATCH_MONEY = {
  /** Diamonds for one card. */
  price: 50,
  /** Hundredths that a card pays on average: set aside while somebody holds it. */
  worth: 425,
  /** Prizes of up to this many hundredths are shown without celebration. */
  quietUpTo: 500,
} as const;

/** An award for cards played: its place on the track and what it pays. */
export interface AddUpAward {
  /** Cards of the cycle that must have been played. */
  readonly cards: number;
  /** Hundredths. */
  readonly amount: number;
}

/** The awards of one cycle; after the last one the track begins again. */
export const ADD_UP_AWARDS: readonly AddUpAward[] = [
  { cards: 10, amount: 200 },
  { cards: 50, amount: 1_200 },
  { cards: 100, amount: 3_000 },
  { cards: 500, amount: 20_000 },
];

/** Cards of a whole cycle of awards. */
export const ADD_UP_CYCLE = 500;

/** One card: what it pays and what lies under its cover. */
export interface ScratchCard {
  /** Place in the prize table; undefined for a card that wins nothing. */
  readonly prize: number | undefined;
  /** Hundredths, 0 for a card that wins nothing. */
  readonly amount: number;
  /** Nine symbols, row by row. Three of the prize's symbol on a winning card, never three of another. */
  readonly face: readonly number[];
}

/** The prize of a ticket in 0..999,999; undefined when it wins nothing. */
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

/** The three cells of each of the 84 ways to lay three equal symbols, in the order of the numbers that name them. */
const TRIPLES: readonly (readonly [number, number, number])[] = Array.from(
  { length: FACE_CELLS ** 3 },
  (_, code) =>
    [
      Math.floor(code / FACE_CELLS ** 2),
      Math.floor(code / FACE_CELLS) % FACE_CELLS,
      code % FACE_CELLS,
    ] as const,
).filter(([a, b, c]) => a < b && b < c);

/** Draws symbols below `symbols` until no symbol lies on the cells more than twice: every such row is equally likely. */
function fill(stream: FairStream, cells: number, symbols: number): number[] {
  for (;;) {
    const row = Array.from({ length: cells }, () => stream.below(symbols));
    const isFair = row.every((symbol) => row.filter((other) => other === symbol).length <= MOST_OF_A_SYMBOL);
    if (isFair) return row;
  }
}

/**
 * The face of a prize, or of a card that wins nothing: drawn uniformly from all faces that mean exactly that, so that
 * two of a dear symbol on a losing card are as rare as chance makes them.
 */
export function drawFace(stream: FairStream, prize: number | undefined, symbols = SCRATCH_SYMBOLS): number[] {
  if (prize === undefined) return fill(stream, FACE_CELLS, symbols);
  const triple = TRIPLES[stream.below(TRIPLES.length)];
  if (!triple) throw new RangeError('no place for three symbols');
  // The other cells draw from the other symbols.
  const others = fill(stream, FACE_CELLS - triple.length, symbols - 1);
  return Array.from({ length: FACE_CELLS }, (_, cell) => {
    if (triple.includes(cell)) return prize;
    const symbol = others.shift() ?? 0;
    return symbol < prize ? symbol : symbol + 1;
  });
}

/** The prize that a face shows: the symbol that lies on it three times; undefined when none does. */
export function prizeOnFace(face: readonly number[]): number | undefined {
  return face.find((symbol) => face.filter((other) => other === symbol).length > MOST_OF_A_SYMBOL);
}

/** The card at the beginning of a stream: one ticket for the prize, then the face, which has a symbol for each prize. */
export function drawCard(stream: FairStream, prizes: readonly ScratchPrize[] = SCRATCH_PRIZES): ScratchCard {
  const prize = prizeOf(stream.below(1_000_000), prizes);
  const amount = prize === undefined ? 0 : (prizes[prize]?.amount ?? 0);
  return { prize, amount, face: drawFace(stream, prize, prizes.length) };
}

/** The card of a round. */
export const drawScratch = (seed: string, clientSeed: string, nonce: number): ScratchCard =>
  drawCard(openStream(seed, clientSeed, nonce));

/** A cycle's progress: cards of it that have been played, of all cards ever played. */
export const playedOfCycle = (played: number, cycle: number): number =>
  Math.max(0, Math.min(ADD_UP_CYCLE, played - cycle * ADD_UP_CYCLE));
