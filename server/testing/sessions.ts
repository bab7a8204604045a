import { openSession } from '../sessions/sessions.ts';
import { makePlayer, type Start } from './players.ts';
import type { TestProduct } from './product.ts';

/** Creates a player who is logged in and has the given coins (hundredths) and chances. */
export async function signUp(
  { db, clock }: TestProduct,
  start: Start = {},
): Promise<{ userId: number; token: string }> {
  const userId = await makePlayer(db, { at: clock.now(), ...start });
  return { userId, token: await openSession(db, userId, '127.0.0.1', clock.now()) };
}
