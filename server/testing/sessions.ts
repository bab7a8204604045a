import { openSession } from '../sessions/sessions.ts';
import { makePlayer, type Start } from './players.ts';
import type { TestProduct } from './product.ts';

/** A new player of a product under test, logged in; coins and chances as asked. */
export async function signUp(
  { db, clock }: TestProduct,
  start: Start = {},
): Promise<{ userId: number; token: string }> {
  const userId = await makePlayer(db, { at: clock.now(), ...start });
  return { userId, token: await openSession(db, userId, '127.0.0.1', clock.now()) };
}
