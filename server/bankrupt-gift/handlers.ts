import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { payBankruptGift, readBankruptGift } from './bankrupt-gift.ts';

/** Handlers of the gift for an empty wallet (docs/product-rules.md, Gift for an empty wallet). */
export const bankruptGiftHandlers: Pick<Handlers, 'getBankruptGiftInfo' | 'receiveBankruptGiftAward'> = {
  getBankruptGiftInfo: (_request, { db, session, clock }) =>
    readBankruptGift(db, session.userId, clock.now()),

  receiveBankruptGiftAward: ({ id, clientTxnId }, context) =>
    runCommand(context, (by) =>
      payBankruptGift(context.db, { ...by, clientTxnId, locale: context.locale }, id),
    ),
};
