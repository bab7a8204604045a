import { readStored, writeStored } from '../../platform/storage.ts';

/** Initial bet of a new player, in hundredths. */
const FIRST_BET = 100;

const keyOf = (game: string): string => `perya.bet.${game}`;

/** Returns the next allowed bet up or down; the same one at the end of the list. */
export function stepBet(bets: readonly number[], bet: number, step: 1 | -1): number {
  const next = step === 1 ? bets.find((one) => one > bet) : bets.findLast((one) => one < bet);
  return next ?? bet;
}

/** Returns the highest allowed bet that does not exceed the last choice on this device. */
export function storedBet(game: string, bets: readonly number[]): number {
  const stored = Number(readStored(keyOf(game)) ?? FIRST_BET);
  const wanted = Number.isSafeInteger(stored) ? stored : FIRST_BET;
  return bets.findLast((bet) => bet <= wanted) ?? bets[0] ?? FIRST_BET;
}

/** Stores the choice for the next visit. */
export const storeBet = (game: string, bet: number): void => writeStored(keyOf(game), String(bet));
