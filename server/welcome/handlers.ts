import type { Handlers } from '../calls/handler.ts';
import { isWelcomeOffered, readWelcomeSet, WELCOME_GIFTS } from './welcome.ts';

/** Handler that returns a player's progress with the welcome set. */
export const welcomeHandlers: Pick<Handlers, 'welcomeSet'> = {
  async welcomeSet(_request, { db, session, clock }) {
    const now = clock.now();
    const [isOffered, own] = await Promise.all([
      isWelcomeOffered(db, now),
      session && readWelcomeSet(db, session.userId, now),
    ]);
    return { isOffered, gifts: [...WELCOME_GIFTS], ...(own && { own }) };
  },
};
