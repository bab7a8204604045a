import type { Handlers } from '../calls/handler.ts';
import { joinCamp, readPk } from './rounds.ts';

/** Handlers of red versus blue (docs/product-rules.md, Red versus blue). */
export const redVsBlueHandlers: Pick<Handlers, 'pkData' | 'pkSignUp'> = {
  pkData: (_request, { db, session: { userId }, clock }) => readPk(db, userId, clock.now()),

  pkSignUp: async ({ camp }, { db, session: { userId }, clock }) => ({
    camp: await joinCamp(db, { userId, camp, at: clock.now() }),
  }),
};
