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

/** A round's call that may not have been answered; stored so that a reload finds its result. */
const pendingCall = v.variant('call', [
  v.object({ call: v.literal('play'), request: gameServerCalls.play.request }),
  v.object({ call: v.literal('step'), request: gameServerCalls.step.request }),
  v.object({ call: v.literal('cashOut'), request: gameServerCalls.cashOut.request }),
]);
/** A round's call that may not have been answered. */
export type PendingCall = v.InferOutput<typeof pendingCall>;

/** Reason why there was no round, or other information about it. */
export type RoundNote = GameServerRefusal | 'unknown' | 'back';

/** How long a result stays on the screen before the next bet, ms: a press meant to skip it must not bet again. */
export const LATE_PRESS_MS = 350;

/** Resolves after `ms`. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Number of a visit's rounds kept for display; its totals count all of them. */
export const KEPT_ROUNDS = 100;

const keyOf = (gameId: number): string => `perya.game-frame.${gameId}`;

/** Returns a game's stored call without an answer. */
export function readPending(gameId: number): PendingCall | undefined {
  try {
    const parsed = v.safeParse(pendingCall, JSON.parse(sessionStored.read(keyOf(gameId)) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the next call; undefined once it has been answered. */
export const keepPending = (gameId: number, pending: PendingCall | undefined): void =>
  sessionStored.write(keyOf(gameId), JSON.stringify(pending ?? null));

/** Sends a call; undefined if its outcome is unknown. Sent again, it is still executed only once. */
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

/** Passes a refusal on to session and lobby. */
export function takeRefusal(
  { take, link, refused }: GameServerConnection,
  { balance, code }: GameServerRefused,
): void {
  if (balance !== undefined) take({ balance });
  if (code === 'insufficientFunds') link.send({ type: 'insufficientFunds' });
  refused(code);
}
