import { GAMES } from '../../contract/fair.ts';
import {
  type StoredCall,
  isStoredCall,
  isStoredCallValid,
  readStoredJson,
} from '../platform/stored-calls.ts';
import { writeStored } from '../platform/storage.ts';

/**
 * A round that was requested and not yet shown. It is stored before the request leaves, so that a reload, a lost
 * network or a killed server ends in "Check result": the same id requests the stored outcome, never a second round.
 */
export interface PendingRound<Ask extends object = object> extends StoredCall {
  /** Parameters besides the id: the same id with other ones would be refused. */
  readonly ask: Ask;
}

const keyOf = (game: string): string => `perya.pending.${game}`;

const isPending = <Ask extends object>(
  value: unknown,
  isAsk: (value: object) => value is Ask,
): value is PendingRound<Ask> =>
  isStoredCall(value) &&
  'ask' in value &&
  typeof value.ask === 'object' &&
  value.ask !== null &&
  isAsk(value.ask);

function read<Ask extends object>(game: string, isAsk: (value: object) => value is Ask): PendingRound<Ask>[] {
  const stored = readStoredJson(keyOf(game));
  return Array.isArray(stored) ? stored.filter((one: unknown) => isPending(one, isAsk)) : [];
}

const write = (game: string, rounds: readonly PendingRound[]): void =>
  writeStored(keyOf(game), rounds.length === 0 ? undefined : JSON.stringify(rounds));

/** Accepts any object, for games whose request has only the id. */
export const anyAsk = (value: object): value is object => typeof value === 'object';

/** Returns the player's rounds of a game that were never shown, oldest first. */
export const readPendingRounds = <Ask extends object>(
  game: string,
  userId: number,
  now: number,
  isAsk: (value: object) => value is Ask,
): PendingRound<Ask>[] => read(game, isAsk).filter((one) => isStoredCallValid(one, userId, now));

/** Stores a pending round. Without storage a reload loses its picture; coins and record are safe. */
export function keepPendingRound(game: string, pending: PendingRound): void {
  write(game, [...read(game, anyAsk).filter((one) => one.userId === pending.userId), pending]);
}

/** Removes a round that has been shown, or that the server does not know. */
export function clearPendingRound(game: string, clientTxnId: string): void {
  write(
    game,
    read(game, anyAsk).filter((one) => one.clientTxnId !== clientTxnId),
  );
}

/** True while a player has an unseen pending round in any of the fair's own games; `now` in ms since 1970. */
export const hasPendingRound = (userId: number, now: number): boolean =>
  GAMES.some((game) => readPendingRounds(game, userId, now, anyAsk).length > 0);
