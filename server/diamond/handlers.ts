import { DIAMONDS_MIN } from '../../contract/diamond.ts';
import { CallError, type Locale, ErrorCode } from '../../contract/errors.ts';
import { SCRATCH_MONEY, SCRATCH_PRIZES, SCRATCH_RULES } from '../../fair/scratch.ts';
import { readSeed } from '../fair/seeds.ts';
import type { Handlers, PlayerContext } from '../calls/handler.ts';
import { readWallet } from '../ledger/wallet.ts';
import { readTrack, receiveAward } from './awards.ts';
import { buyCards, playCards } from './cards.ts';
import { exchangeCoins, keepAddress, orderGoods } from './mall.ts';
import {
  countCards,
  readAddress,
  readCards,
  readCardWins,
  readDiamonds,
  readGoods,
  readOrders,
} from './queries.ts';

/** Diamonds of the rate that players are told: 100 diamonds are ₱10. */
const RATE = 100;

const prizes = SCRATCH_PRIZES.map(({ amount, ppm }) => ({ amount, oddsPpm: ppm }));

const noCard = {
  en: `Get a card for ${SCRATCH_MONEY.price} diamonds first.`,
  fil: `Kumuha muna ng card sa halagang ${SCRATCH_MONEY.price} diamond.`,
};
const notPlayed = { en: 'Play {missing} more.', fil: 'Maglaro pa ng {missing}.' };
const noAddress = {
  en: 'Add a delivery address first.',
  fil: 'Maglagay muna ng address na padadalhan.',
};

type DiamondHandlers = Pick<
  Handlers,
  | 'getScratchCardInfo'
  | 'scratchCardLottery'
  | 'diamondExchangeScratchcard'
  | 'receiveAddupAwardById'
  | 'searchScratchCardAwardLog'
  | 'diamondShopData'
  | 'diamondExchangeCoin'
  | 'updateAddress'
  | 'diamondExchangeGoods'
  | 'diamondGoodsExchangeOrderLog'
  | 'diamondLog'
  | 'appDiamondBonusTickersData'
>;

/** Handlers of the scratch cards and the diamond mall. */
export const diamondHandlers: DiamondHandlers = {
  async getScratchCardInfo(_request, { db, session }) {
    const { userId } = session;
    const [wallet, cards, addUp, seed] = await Promise.all([
      readWallet(db, userId),
      countCards(db, userId),
      readTrack(db, userId),
      readSeed(db, { userId, game: 'scratch-card' }),
    ]);
    return {
      diamonds: wallet.lottery,
      cards,
      price: SCRATCH_MONEY.price,
      prizes,
      addUp,
      ...seed,
      rulesVersion: SCRATCH_RULES,
    };
  },

  scratchCardLottery: (request, context) =>
    withHint(noCard, context, () =>
      runCommand(context, () => playCards(context.db, { ...request, ...playerNow(context) })),
    ),

  diamondExchangeScratchcard: (request, context) =>
    runCommand(context, () => buyCards(context.db, { ...request, ...playerNow(context) })),

  receiveAddupAwardById: (request, context) =>
    withHint(notPlayed, context, () =>
      runCommand(context, () => receiveAward(context.db, { ...request, ...playerNow(context) })),
    ),

  searchScratchCardAwardLog: (request, { db, session }) =>
    readCards(db, { ...request, userId: session.userId }),

  async diamondShopData(_request, { db, session }) {
    const { userId } = session;
    const [wallet, cards, goods, address] = await Promise.all([
      readWallet(db, userId),
      countCards(db, userId),
      readGoods(db),
      readAddress(db, userId),
    ]);
    return {
      diamonds: wallet.lottery,
      rateDiamonds: RATE,
      rateCoins: RATE * SCRATCH_MONEY.perDiamond,
      minDiamonds: DIAMONDS_MIN,
      cardPrice: SCRATCH_MONEY.price,
      cards,
      goods,
      ...(address && { address }),
    };
  },

  diamondExchangeCoin: (request, context) =>
    runCommand(context, () => exchangeCoins(context.db, { ...request, ...playerNow(context) })),

  async updateAddress(request, context) {
    return { address: await keepAddress(context.db, { address: request, ...playerNow(context) }) };
  },

  diamondExchangeGoods: (request, context) =>
    withHint(noAddress, context, () =>
      runCommand(context, () => orderGoods(context.db, { ...request, ...playerNow(context) })),
    ),

  diamondGoodsExchangeOrderLog: (request, { db, session }) =>
    readOrders(db, { ...request, userId: session.userId }),

  diamondLog: (request, { db, session }) => readDiamonds(db, { ...request, userId: session.userId }),

  async appDiamondBonusTickersData(_request, { db }) {
    return { list: await readCardWins(db) };
  },
};

const playerNow = ({ session, clock }: PlayerContext) => ({ userId: session.userId, at: clock.now() });

/** Runs a command and sends the new balances to the player's other screens. */
async function runCommand<Response>(
  { session, live }: PlayerContext,
  run: () => Promise<{ answer: Response; replayed: boolean }>,
): Promise<Response> {
  const { answer, replayed } = await run();
  if (!replayed) live.balanceChanged(session.userId);
  return answer;
}

/** Adds to a refusal with conditionNotMet what the player can do about it. */
async function withHint<Response>(
  hint: Readonly<Record<Locale, string>>,
  { locale }: PlayerContext,
  run: () => Promise<Response>,
): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CallError && error.code === ErrorCode.conditionNotMet)) throw error;
    const text = hint[locale].replace('{missing}', String(error.detail['missing'] ?? ''));
    throw new CallError(ErrorCode.conditionNotMet, { ...error.detail, hint: text });
  }
}
