import { openStream, type FairStream } from './random.ts';

/** The daily spin (docs/product-rules.md, Daily spin), as pure functions. Amounts in hundredths. */

/** Version of these rules, stored with every outcome, so that it can always be recomputed. */
export const DAILY_SPIN_RULES = 'daily-spin-1';

/** One of the eight sectors: its prize in hundredths, and its chance in millionths. */
export interface Sector {
  readonly amount: number;
  readonly ppm: number;
}

/** The sectors clockwise from the top. The wheel draws all of them equally large, so their odds are shown beside it. */
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

/** Valid bet required on the Manila day of the spin, in hundredths. */
export const DAILY_SPIN_NEEDS = 300_000;

/**
 * The largest prize, in hundredths. While the fund holds less, no spin is allowed, so that every drawn prize can be
 * paid.
 */
export const DAILY_SPIN_TOP = Math.max(...SECTORS.map(({ amount }) => amount));

/** Returns the index of the sector for a drawn number from 0 to 999,999. */
export function sectorOf(ticket: number): number {
  let left = ticket;
  for (const [index, { ppm }] of SECTORS.entries()) {
    left -= ppm;
    if (left < 0) return index;
  }
  throw new RangeError(`the sectors do not reach ${ticket}`);
}

/** Draws the index of the sector from a round's stream. */
export const drawSector = (stream: FairStream): number => sectorOf(stream.below(1_000_000));

/** Recomputes the index of the sector of a past spin from its proof. */
export const recomputeSector = (seed: string, clientSeed: string, nonce: number): number =>
  drawSector(openStream(seed, clientSeed, nonce));
