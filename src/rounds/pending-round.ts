import { readStored, writeStored } from '../platform/storage.ts';

/**
 * A round that was asked for and not yet shown. It is written down before the request leaves, so that a reload, a lost
 * network or a killed server ends in "Check result": the same id asks for the stored outcome, never for a second round.
 */
export interface PendingRound<Ask extends object = object> {
  readonly userId: number;
  readonly clientTxnId: string;
  /** Milliseconds since 1970, by the server's clock as this device knows it. */
  readonly at: number;
  /** What was asked beside the id: the same id with anything else would be refused. */
  readonly ask: Ask;
}

const keyOf = (game: string): string => `perya.pending.${game}`;
/** Older than this (ms), an id that never reached the server must not spend anything unasked. */
const FORGET_AFTER = 24 * 3_600_000;

function isPending<Ask extends object>(
  value: unknown,
  isAsk: (value: object) => value is Ask,
): value is PendingRound<Ask> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'number' &&
    'clientTxnId' in value &&
    typeof value.clientTxnId === 'string' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'ask' in value &&
    typeof value.ask === 'object' &&
    value.ask !== null &&
    isAsk(value.ask)
  );
}

function read<Ask extends object>(game: string, isAsk: (value: object) => value is Ask): PendingRound<Ask>[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(game)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one: unknown) => isPending(one, isAsk)) : [];
  } catch {
    // Somebody else's text under our name counts as none.
    return [];
  }
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
): PendingRound<Ask>[] =>
  read(game, isAsk).filter((one) => one.userId === userId && now - one.at <= FORGET_AFTER);

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
