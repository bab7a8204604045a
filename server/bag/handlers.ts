import type { Handlers } from '../calls/handler.ts';
import { readBag } from './queries.ts';

/** Handler that lists what a player holds besides coins. */
export const bagHandlers: Pick<Handlers, 'memberBag'> = {
  async memberBag(_request, { db, session, clock }) {
    return { list: await readBag(db, session.userId, clock.now()) };
  },
};
