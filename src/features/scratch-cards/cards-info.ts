import type { ResponseOf } from '../../../contract/call.ts';
import { DIAMOND_WORTH } from '../../../contract/diamond-worth.ts';
import { type getScratchCardInfo, type ScratchedCard } from '../../../contract/scratch-cards.ts';
import type { Card } from '../../../scenes/scratch-card/types.ts';
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

/** How many of the next cards must be bought: what the pile does not hold. */
export const missingCards = (wanted: number, held: number): number => Math.max(0, wanted - held);

/** A card as its scene prints it. */
export const printedCard = ({ face, amount }: Pick<ScratchedCard, 'face' | 'amount'>): Card => ({
  faces: face,
  prize: amount,
});
