import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { DIAMONDS_MIN } from '../../contract/diamonds.ts';
import { SCRATCH_MONEY } from '../../fair/scratch.ts';
import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { withHint } from '../calls/with-hint.ts';
import { readWallet } from '../ledger/wallet.ts';
import { countCards } from '../scratch-cards/queries.ts';
import type { Queryable } from '../db/database.ts';
import { countStored } from '../sessions/stored-limit.ts';
import { exchangeCoins, orderGoods, saveAddress } from './mall.ts';
import { readAddress, readDiamonds, readGoods, readOrders } from './queries.ts';

/** Number of diamonds in the exchange rate that players see: 100 diamonds are ₱10. */
const RATE = 100;

const noAddress = {
  en: 'Add a delivery address first.',
  fil: 'Maglagay muna ng delivery address.',
};

type DiamondHandlers = Pick<
  Handlers,
  | 'diamondShopData'
  | 'diamondExchangeCoin'
  | 'updateAddress'
  | 'diamondExchangeGoods'
  | 'diamondGoodsExchangeOrderLog'
  | 'diamondLog'
>;

/** Handlers of the diamond mall and its records. */
export const diamondHandlers: DiamondHandlers = {
  async diamondShopData(_request, { db, session: { userId } }) {
    const [wallet, cards, goods, address] = await Promise.all([
      readWallet(db, userId),
      countCards(db, userId),
      readGoods(db),
      readAddress(db, userId),
    ]);
    return {
      diamonds: wallet.lottery,
      rateDiamonds: RATE,
      rateCoins: RATE * DIAMOND_WORTH,
      minDiamonds: DIAMONDS_MIN,
      cardPrice: SCRATCH_MONEY.price,
      cards,
      goods,
      ...(address && { address }),
    };
  },

  diamondExchangeCoin: (request, context) =>
    runCommand(context, (by) => exchangeCoins(context.db, { ...request, ...by })),

  async updateAddress(address, context) {
    const { db, session, clock } = context;
    const { userId } = session;
    const count = (client: Queryable) => countStored({ ...context, db: client }, 'address');
    return { address: await saveAddress(db, { userId, at: clock.now(), address, count }) };
  },

  diamondExchangeGoods: (request, context) =>
    withHint(noAddress, context.locale, () =>
      runCommand(context, (by) => orderGoods(context.db, { ...request, ...by })),
    ),

  diamondGoodsExchangeOrderLog: (request, { db, session }) =>
    readOrders(db, { ...request, userId: session.userId }),

  diamondLog: (request, { db, session }) => readDiamonds(db, { ...request, userId: session.userId }),
};
