import type { ResponseOf } from '../../../contract/call.ts';
import { DIAMOND_WORTH } from '../../../contract/diamond-worth.ts';
import { type getScratchCardInfo, type ScratchedCard } from '../../../contract/scratch-cards.ts';
import type { Card } from '../../../scenes/lobby/scratch-card/types.ts';
import { formatPpm } from '../../ui/percent.ts';

/** State of the scratch cards for this player, as the server sends it. */
export type CardsInfo = ResponseOf<typeof getScratchCardInfo>;

/** Returns what the diamonds for one card are worth, in hundredths of a coin. */
export const priceInCoins = (info: Pick<CardsInfo, 'price'>): number => info.price * DIAMOND_WORTH;

/** Returns the mean prize of a card, in hundredths of a coin, from the server's odds. */
export const meanPrize = (prizes: CardsInfo['prizes']): number =>
  prizes.reduce((sum, prize) => sum + prize.amount * prize.oddsPpm, 0) / 1_000_000;

/** Formats an amount as a percentage of another. */
export const share = (part: number, whole: number): string =>
  formatPpm(Math.round((part * 1_000_000) / whole));

/** Returns the index of the symbol that occurs three times on a card; undefined if none does. */
export const winningSymbol = (face: readonly number[]): number | undefined =>
  face.find((symbol) => face.filter((other) => other === symbol).length >= 3);

/** Returns how many of `wanted` cards must be bought, if the player already holds `held` cards. */
export const missingCards = (wanted: number, held: number): number => Math.max(0, wanted - held);

/** Returns what the scene prints on a card. */
export const printedCard = ({ face, amount }: Pick<ScratchedCard, 'face' | 'amount'>): Card => ({
  faces: face,
  prize: amount,
});
