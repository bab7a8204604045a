import { openStream, type FairStream } from './random.ts';

/** The daily spin (docs/product-rules.md, Daily spin), as pure functions. Amounts in hundredths. */

/** Version of these rules, stored with every outcome, so that it can always be recomputed. */
export const DAILY_SPIN_RULES = 'daily-spin-1';

/** One of the eight sectors: its prize and its chance in millionths. */
export interface Sector {
  readonly amount: number;
  readonly ppm: number;
}

/** The sectors clockwise from the top; all drawn equally large, so their odds are shown beside the wheel. */
export const SECTORS: readonly Sector[] = [
  { amount: 18_800, ppm: 500 },
  { amount: 50, ppm: 350_000 },
  { amount: 300, ppm: 100_000 },
  { amount: 1_000, ppm: 15_000 },
  { amount: 100, ppm: 300_000 },
  { amount: 5_800, ppm: 4_500 },
  { amount: 200, ppm: 180_000 },
  { amount: 500, ppm: 50_000 },
];

/** Valid bet required on that Manila day, in hundredths; one spin a day. */
export const DAILY_SPIN_NEEDS = 300_000;

/** The largest prize: while the fund holds less, no spin is allowed, so that no prize is withheld after the draw. */
export const DAILY_SPIN_TOP = Math.max(...SECTORS.map(({ amount }) => amount));

/** Returns the sector for a ticket in 0..999,999. */
export function sectorOf(ticket: number): number {
  let left = ticket;
  for (const [index, { ppm }] of SECTORS.entries()) {
    left -= ppm;
    if (left < 0) return index;
  }
  throw new RangeError(`the sectors do not reach ${ticket}`);
}

/** Draws the sector from a round's stream. */
export const drawSector = (stream: FairStream): number => sectorOf(stream.below(1_000_000));

/** Recomputes the sector of a past round from its proof. */
export const recomputeSector = (seed: string, clientSeed: string, nonce: number): number =>
  drawSector(openStream(seed, clientSeed, nonce));
