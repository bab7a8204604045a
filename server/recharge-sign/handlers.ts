import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { readRechargeSign, stampDepositCard, upgradeStamp } from './recharge-sign.ts';

/** Handlers of the deposit card (docs/product-rules.md, Deposit days). */
export const rechargeSignHandlers: Pick<
  Handlers,
  'getRechargeSignConfig' | 'rechargeSignIn' | 'upgradeRechargeSignAward'
> = {
  getRechargeSignConfig: (_request, { db, session, clock }) =>
    readRechargeSign(db, session.userId, clock.now()),

  rechargeSignIn: ({ id, clientTxnId }, context) =>
    runCommand(context, (by) =>
      stampDepositCard(context.db, { ...by, clientTxnId, locale: context.locale }, id),
    ),

  upgradeRechargeSignAward: ({ id, clientTxnId }, context) =>
    runCommand(context, (by) => upgradeStamp(context.db, { ...by, clientTxnId, locale: context.locale }, id)),
};
