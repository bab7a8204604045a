import { VIP_PERIOD } from '../../contract/vip.ts';
import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { payRebate, readRebate, readRebates } from './rebate.ts';
import { payGift, payPeriod, readVip } from './vip.ts';

type VipCalls =
  | 'getVipInfo'
  | 'receiveVipBonusUser'
  | 'appVipUserReceiveDaily'
  | 'receiveVipTaskAndBonus'
  | 'betBonus'
  | 'betBonusReceive'
  | 'betBonusLog';

/** Handlers of VIP levels, awards and rebates (docs/product-rules.md, VIP and valid bet). */
export const vipHandlers: Pick<Handlers, VipCalls> = {
  getVipInfo: async (_request, { db, session, clock }) => ({
    vipData: await readVip(db, session.userId, clock.now()),
  }),

  receiveVipBonusUser: ({ level, clientTxnId }, context) =>
    runCommand(context, (by) => payGift(context.db, { ...by, clientTxnId, locale: context.locale }, level)),

  appVipUserReceiveDaily: ({ clientTxnId }, context) =>
    runCommand(context, (by) =>
      payPeriod(context.db, { ...by, clientTxnId, locale: context.locale }, 'daily', {
        name: 'appVipUserReceiveDaily',
        body: {},
      }),
    ),

  receiveVipTaskAndBonus: ({ id, clientTxnId }, context) =>
    runCommand(context, (by) =>
      payPeriod(
        context.db,
        { ...by, clientTxnId, locale: context.locale },
        id === VIP_PERIOD.weekly ? 'weekly' : 'monthly',
        { name: 'receiveVipTaskAndBonus', body: { id } },
      ),
    ),

  async betBonus(_request, { db, session }) {
    const { total: _, ...rebate } = await readRebate(db, session.userId);
    return rebate;
  },

  betBonusReceive: ({ clientTxnId }, context) =>
    runCommand(context, (by) => payRebate(context.db, { ...by, clientTxnId, locale: context.locale })),

  betBonusLog: (page, { db, session }) => readRebates(db, session.userId, page),
};
