import * as v from 'valibot';
import {
  gameServerCalls,
  type GameServerAnswer,
  type GameServerRefusal,
  type GameServerRefused,
} from '../../contract/game-server.ts';
import { sessionStored } from '../platform/storage.ts';
import type { GameServerCalls } from './game-server-calls.ts';
import type { GameServerConnection } from './use-game-server.ts';

/**
 * A bet, step or cash-out that may not have been answered. It is stored, so that its result is found after a reload.
 */
const pendingCall = v.variant('call', [
  v.object({ call: v.literal('play'), request: gameServerCalls.play.request }),
  v.object({ call: v.literal('step'), request: gameServerCalls.step.request }),
  v.object({ call: v.literal('cashOut'), request: gameServerCalls.cashOut.request }),
]);
/** A bet, step or cash-out that may not have been answered. */
export type PendingCall = v.InferOutput<typeof pendingCall>;

/**
 * Why a request was refused (a code), `unknown` if it got no answer, `back` if a round of an earlier visit continues.
 */
export type RoundNote = GameServerRefusal | 'unknown' | 'back';

/** Time for which a result stays before the next bet, ms: a press that should skip the animation must not bet again. */
export const LATE_PRESS_MS = 350;

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Number of settled rounds of a visit that are kept for display; the totals count all rounds. */
export const KEPT_ROUNDS = 100;

const keyOf = (gameId: number): string => `perya.game-frame.${gameId}`;

/** Returns the stored request of a game that got no answer; undefined if there is none. */
export function readPending(gameId: number): PendingCall | undefined {
  try {
    const parsed = v.safeParse(pendingCall, JSON.parse(sessionStored.read(keyOf(gameId)) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a game's request before it is sent; `undefined` deletes it after the answer. */
export const keepPending = (gameId: number, pending: PendingCall | undefined): void =>
  sessionStored.write(keyOf(gameId), JSON.stringify(pending ?? null));

/**
 * Sends a stored request. Resolves to undefined if no answer comes. A request that is sent again with its id is still
 * carried out only once.
 */
export async function askPending(
  calls: GameServerCalls,
  pending: PendingCall,
): Promise<GameServerAnswer<'play'> | undefined> {
  try {
    const answer = await send(calls, pending);
    return answer.status === 'refused' && answer.code === 'tryAgain' ? undefined : answer;
  } catch {
    return undefined;
  }
}

function send(calls: GameServerCalls, pending: PendingCall): Promise<GameServerAnswer<'play'>> {
  if (pending.call === 'play') return calls.ask('play', pending.request);
  return pending.call === 'step' ? calls.ask('step', pending.request) : calls.ask('cashOut', pending.request);
}

/** Handles a refusal: ends the session if the refusal means that, and reports it to the lobby. */
export function takeRefusal(
  { take, link, refused }: GameServerConnection,
  { balance, code }: GameServerRefused,
): void {
  if (balance !== undefined) take({ balance });
  if (code === 'insufficientFunds') link.send({ type: 'insufficientFunds' });
  refused(code);
}
