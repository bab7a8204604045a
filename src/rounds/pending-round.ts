import { GAMES } from '../../contract/fair.ts';
import {
  type StoredCall,
  isStoredCall,
  isStoredCallValid,
  readStoredJson,
} from '../platform/stored-calls.ts';
import { writeStored } from '../platform/storage.ts';

/**
 * A round that was requested and not yet shown. It is stored before its request is sent: after a reload, a lost network
 * or a stopped server, the same id requests the outcome of this round and never a second round.
 */
export interface PendingRound<Ask extends object = object> extends StoredCall {
  /**
   * Parameters of the request besides the id. They are sent again unchanged: the server refuses the same id with other
   * parameters.
   */
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

/** Accepts any object: for games whose request has only the id, and to read rounds of every game. */
export const anyAsk = (value: object): value is object => typeof value === 'object';

/** Returns the player's rounds of a game that were requested and never shown, oldest first. */
export const readPendingRounds = <Ask extends object>(
  game: string,
  userId: number,
  now: number,
  isAsk: (value: object) => value is Ask,
): PendingRound<Ask>[] => read(game, isAsk).filter((one) => isStoredCallValid(one, userId, now));

/**
 * Stores a pending round. If storage is unavailable, the round is not shown after a reload; the coins and the records
 * are still right.
 */
export function keepPendingRound(game: string, pending: PendingRound): void {
  write(game, [...read(game, anyAsk).filter((one) => one.userId === pending.userId), pending]);
}

/** Removes a pending round that was shown or that the server has refused. */
export function clearPendingRound(game: string, clientTxnId: string): void {
  write(
    game,
    read(game, anyAsk).filter((one) => one.clientTxnId !== clientTxnId),
  );
}

/** Returns whether the player has a pending round in any of the lobby's own games; `now` in ms since 1970. */
export const hasPendingRound = (userId: number, now: number): boolean =>
  GAMES.some((game) => readPendingRounds(game, userId, now, anyAsk).length > 0);
