import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { readSignIn, stampCard } from './sign-in.ts';

/** Handlers of the sign-in card (docs/product-rules.md, Sign-in). */
export const signInHandlers: Pick<Handlers, 'loginBonus3User' | 'loginBonus3UserReceive'> = {
  loginBonus3User: (_request, { db, session, clock }) => readSignIn(db, session.userId, clock.now()),

  loginBonus3UserReceive: ({ clientTxnId }, context) =>
    runCommand(context, (by) => stampCard(context.db, { ...by, clientTxnId, locale: context.locale })),
};
