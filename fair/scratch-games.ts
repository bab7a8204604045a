import type { InstantGame } from './instant/instant-game.ts';
import { returnOf } from './instant/weighted.ts';
import { type ScratchPrize, drawCard } from './scratch.ts';
import { SCRATCH_PRIZES, type ScratchTable } from './tables/scratch.ts';

/**
 * The scratch cards of the hall (docs/games.md, Scratch): the same card, with a different prize table for each title.
 */

const TICKETS = 1_000_000;

/** Returns the prizes of a card with the given price, all in hundredths. */
export const cardPrizes = ({ prizes, weights }: ScratchTable, price: number): ScratchPrize[] =>
  SCRATCH_PRIZES[prizes].map((times, index) => ({ amount: times * price, ppm: weights[index] ?? 0 }));

/** Result of a card: the index of the prize, null for none, and the nine symbols of the face. */
interface ScratchDraw {
  readonly prize: number | null;
  readonly face: readonly number[];
}

/**
 * Makes the game of a scratch card; the stake is the card's price. A prize equal to the price returns the stake and is
 * not called a win.
 */
export function scratchGame(payTable: string, table: ScratchTable): InstantGame<object, ScratchDraw> {
  // At a price of 100 the amounts are the multipliers in hundredths.
  const prizes = cardPrizes(table, 100);
  return {
    rules: `scratch-${payTable}-1`,
    readChoice: () => ({}),
    draw(stream) {
      const { prize, face } = drawCard(stream, prizes);
      return { prize: prize ?? null, face };
    },
    multiplier: (_choice, { prize }) => (prize === null ? 0 : (prizes[prize]?.amount ?? 0)),
    topMultiplier: () => Math.max(...prizes.map(({ amount }) => amount)),
    exactReturn: () =>
      returnOf(
        prizes.map(({ amount, ppm }) => ({ multiplier: amount, ways: BigInt(ppm) })),
        BigInt(TICKETS),
      ),
  };
}

/**
 * Generates the stored weights of a table. Weights fall as a power of the prize; the smallest prize, equal to the
 * price, takes what is left, so that the return is exactly the declared one.
 */
export function makeWeights({ declared, prizes: ladder, a }: Omit<ScratchTable, 'weights'>): number[] {
  const prizes = SCRATCH_PRIZES[ladder];
  const share = declared * (TICKETS / 10_000);
  const sum = prizes.reduce((total, times) => total + times ** (1 - a), 0);
  const higher = prizes.slice(1).map((times) => Math.max(1, Math.round((share * times ** -a) / sum)));
  const spent = higher.reduce((total, weight, index) => total + weight * (prizes[index + 1] ?? 0), 0);
  return [share - spent, ...higher];
}
