import type { ResponseOf } from '../../../contract/call.ts';
import { DIAMOND_WORTH, type getScratchCardInfo, type ScratchedCard } from '../../../contract/diamond.ts';
import type { Card, Tier } from '../../../scenes/scratch-card/types.ts';
import { formatPpm } from '../../ui/percent.ts';

/** State of the scratch cards for this player. */
export type CardsInfo = ResponseOf<typeof getScratchCardInfo>;

/** Hundredths that a card's price is worth. */
export const priceInCoins = (info: Pick<CardsInfo, 'price'>): number => info.price * DIAMOND_WORTH;

/** Hundredths that a card pays on average, from the server's odds; exact to its last digit. */
export const meanPrize = (prizes: CardsInfo['prizes']): number =>
  prizes.reduce((sum, prize) => sum + prize.amount * prize.oddsPpm, 0) / 1_000_000;

/** Share of an amount in another as per cent text. */
export const share = (part: number, whole: number): string =>
  formatPpm(Math.round((part * 1_000_000) / whole));

/** The symbol that lies three times on a face; undefined when none does. */
export const winningSymbol = (face: readonly number[]): number | undefined =>
  face.find((symbol) => face.filter((other) => other === symbol).length >= 3);

/** How loudly a card is celebrated (design/motion, prize tiers): by how many times its price it pays. */
export function tierOf(amount: number, price: number): Tier {
  if (amount === 0) return 'nothing';
  if (amount <= price) return 'return';
  if (amount <= price * 5) return 'small';
  return amount < price * 20 ? 'medium' : 'big';
}

/** How many of the next cards must be bought: what the pile does not hold. */
export const missingCards = (wanted: number, held: number): number => Math.max(0, wanted - held);

/** A card as its scene prints it. */
export const printedCard = (
  { face, amount }: Pick<ScratchedCard, 'face' | 'amount'>,
  info: Pick<CardsInfo, 'price'>,
): Card => ({ faces: face, prize: amount, tier: tierOf(amount, priceInCoins(info)) });
