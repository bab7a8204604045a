import { readStored, writeStored } from '../../platform/storage.ts';

/** Bet at the start of a player's first visit, in hundredths of a coin. */
const FIRST_BET = 100;

const keyOf = (game: string): string => `perya.bet.${game}`;

/** Returns the next higher (1) or lower (-1) allowed bet, in hundredths; the same bet if there is none. */
export function stepBet(bets: readonly number[], bet: number, step: 1 | -1): number {
  const next = step === 1 ? bets.find((one) => one > bet) : bets.findLast((one) => one < bet);
  return next ?? bet;
}

/** Returns the highest allowed bet that does not exceed the player's last bet on this device, in hundredths. */
export function storedBet(game: string, bets: readonly number[]): number {
  const stored = Number(readStored(keyOf(game)) ?? FIRST_BET);
  const wanted = Number.isSafeInteger(stored) ? stored : FIRST_BET;
  return bets.findLast((bet) => bet <= wanted) ?? bets[0] ?? FIRST_BET;
}

/** Stores the player's bet, in hundredths, for the next visit to this slot. */
export const storeBet = (game: string, bet: number): void => writeStored(keyOf(game), String(bet));
