import * as v from 'valibot';
import { balances, time } from './call.ts';
import { pools, winner } from './pools.ts';

/**
 * Messages that the server pushes: GET /app/v1/live is a text/event-stream, and each of its data lines is a message as
 * JSON. The token goes in the authorization header; without a token the private messages are left out.
 */
export const liveMessage = v.variant('type', [
  /** First message, repeated every 20 s as keep-alive. */
  v.object({ type: v.literal('hello'), serverTime: time }),
  /** The player's balance changed. Of two messages, the one with the higher `coinVersion` is newer. */
  v.object({ type: v.literal('balance'), ...balances }),
  v.object({ type: v.literal('pools'), pools }),
  v.object({ type: v.literal('winners'), winners: v.array(winner) }),
  /** The session was ended elsewhere. */
  v.object({ type: v.literal('sessionEnded') }),
]);
/** A message that the server pushes. */
export type LiveMessage = v.InferOutput<typeof liveMessage>;
/** Path of the live stream. */
export const LIVE_PATH = '/app/v1/live';
