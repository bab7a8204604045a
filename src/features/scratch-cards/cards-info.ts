import type { ResponseOf } from '../../../contract/call.ts';
import { DIAMOND_WORTH } from '../../../contract/diamond-worth.ts';
import { type getScratchCardInfo, type ScratchedCard } from '../../../contract/scratch-cards.ts';
import type { Card } from '../../../scenes/lobby/scratch-card/types.ts';
import { formatPpm } from '../../ui/percent.ts';

/** State of the scratch cards for this player. */
export type CardsInfo = ResponseOf<typeof getScratchCardInfo>;

/** Returns the value of a card's price, in hundredths. */
export const priceInCoins = (info: Pick<CardsInfo, 'price'>): number => info.price * DIAMOND_WORTH;

/** Returns a card's mean prize in hundredths, from the server's odds; exact to its last digit. */
export const meanPrize = (prizes: CardsInfo['prizes']): number =>
  prizes.reduce((sum, prize) => sum + prize.amount * prize.oddsPpm, 0) / 1_000_000;

/** Formats the ratio of two amounts as a percentage. */
export const share = (part: number, whole: number): string =>
  formatPpm(Math.round((part * 1_000_000) / whole));

/** Returns the symbol that occurs three times on a face; undefined if none does. */
export const winningSymbol = (face: readonly number[]): number | undefined =>
  face.find((symbol) => face.filter((other) => other === symbol).length >= 3);

/** Returns how many of the next cards must be bought beyond those held. */
export const missingCards = (wanted: number, held: number): number => Math.max(0, wanted - held);

/** Returns a card in the form that the scene prints. */
export const printedCard = ({ face, amount }: Pick<ScratchedCard, 'face' | 'amount'>): Card => ({
  faces: face,
  prize: amount,
});
