import { GAMES } from '../../contract/fair.ts';
import { type CallNote, isCallNote, isCurrent, readNotes } from '../platform/call-notes.ts';
import { writeStored } from '../platform/storage.ts';

/**
 * A round that was asked for and not yet shown. It is written down before the request leaves, so that a reload, a lost
 * network or a killed server ends in "Check result": the same id asks for the stored outcome, never for a second round.
 */
export interface PendingRound<Ask extends object = object> extends CallNote {
  /** What was asked beside the id: the same id with anything else would be refused. */
  readonly ask: Ask;
}

const keyOf = (game: string): string => `perya.pending.${game}`;

const isPending = <Ask extends object>(
  value: unknown,
  isAsk: (value: object) => value is Ask,
): value is PendingRound<Ask> =>
  isCallNote(value) &&
  'ask' in value &&
  typeof value.ask === 'object' &&
  value.ask !== null &&
  isAsk(value.ask);

function read<Ask extends object>(game: string, isAsk: (value: object) => value is Ask): PendingRound<Ask>[] {
  const stored = readNotes(keyOf(game));
  return Array.isArray(stored) ? stored.filter((one: unknown) => isPending(one, isAsk)) : [];
}

const write = (game: string, rounds: readonly PendingRound[]): void =>
  writeStored(keyOf(game), rounds.length === 0 ? undefined : JSON.stringify(rounds));

/** Any object at all, for games that ask for nothing but the id. */
export const anyAsk = (value: object): value is object => typeof value === 'object';

/** The player's rounds of a game that were never shown, oldest first. */
export const readPendingRounds = <Ask extends object>(
  game: string,
  userId: number,
  now: number,
  isAsk: (value: object) => value is Ask,
): PendingRound<Ask>[] => read(game, isAsk).filter((one) => isCurrent(one, userId, now));

/** Writes a round down. Without storage a reload loses the picture of it; coins and record are safe. */
export function keepPendingRound(game: string, pending: PendingRound): void {
  write(game, [...read(game, anyAsk).filter((one) => one.userId === pending.userId), pending]);
}

/** The round has been shown, or the server has said that there is none. */
export function clearPendingRound(game: string, clientTxnId: string): void {
  write(
    game,
    read(game, anyAsk).filter((one) => one.clientTxnId !== clientTxnId),
  );
}

/** True while any round of the fair's own games was asked for by a player and never shown; `now` in ms since 1970. */
export const hasPendingRound = (userId: number, now: number): boolean =>
  GAMES.some((game) => readPendingRounds(game, userId, now, anyAsk).length > 0);
