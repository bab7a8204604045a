import { openStream } from './random.ts';

/** The ticket draw of Halloween (docs/product-rules.md, Halloween) as pure functions. Amounts in hundredths. */

/** Version of these rules, stored with every outcome. */
export const LOTTERY_RULES = 'halloween-lottery-1';

/** A prize of the draw in hundredths, and its chance in millionths. */
export interface LotteryPrize {
  readonly amount: number;
  readonly ppm: number;
}

/** The eight prizes; their chances sum to a million and their mean is 62.5065 hundredths. */
export const LOTTERY_PRIZES: readonly LotteryPrize[] = [
  { amount: 16, ppm: 350_000 },
  { amount: 33, ppm: 300_000 },
  { amount: 66, ppm: 180_000 },
  { amount: 100, ppm: 100_000 },
  { amount: 166, ppm: 50_000 },
  { amount: 333, ppm: 15_000 },
  { amount: 1_933, ppm: 4_500 },
  { amount: 6_266, ppm: 500 },
];

/** Valid bet per ticket (hundredths) and maximum tickets a day. */
export const LOTTERY_TICKETS = { perTicket: 100_000, maxPerDay: 10 } as const;

/** Returns the number of tickets that a day's valid bet (hundredths) has earned so far. */
export const ticketsFor = (validBet: number): number =>
  Math.min(LOTTERY_TICKETS.maxPerDay, Math.floor(validBet / LOTTERY_TICKETS.perTicket));

/** Returns the valid bet (hundredths) missing for the day's next ticket; 0 when all tickets of the day are earned. */
export const missingForTicket = (validBet: number): number =>
  ticketsFor(validBet) >= LOTTERY_TICKETS.maxPerDay
    ? 0
    : LOTTERY_TICKETS.perTicket - (validBet % LOTTERY_TICKETS.perTicket);

/** Returns the index of the prize for a drawn number from 0 to 999,999. */
export function lotteryPrizeOf(ticket: number): number {
  let left = ticket;
  for (const [index, { ppm }] of LOTTERY_PRIZES.entries()) {
    left -= ppm;
    if (left < 0) return index;
  }
  throw new RangeError(`no prize for ${ticket}`);
}

/** Draws the prize of a round and returns its index in LOTTERY_PRIZES. */
export const drawLottery = (round: { seed: string; clientSeed: string; nonce: number }): number =>
  lotteryPrizeOf(openStream(round.seed, round.clientSeed, round.nonce).below(1_000_000));
