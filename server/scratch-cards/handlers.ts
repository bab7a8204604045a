import { SCRATCH_MONEY, SCRATCH_PRIZES, SCRATCH_RULES } from '../../fair/scratch.ts';
import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { withHint } from '../calls/with-hint.ts';
import { readSeed } from '../fair/seeds.ts';
import { readWallet } from '../ledger/wallet.ts';
import { readTrack, receiveAward } from './awards.ts';
import { buyCards, playCards } from './cards.ts';
import { countCards, readCards, readCardWins } from './queries.ts';

const prizes = SCRATCH_PRIZES.map(({ amount, ppm }) => ({ amount, oddsPpm: ppm }));

const noCard = {
  en: `Get a card for ${SCRATCH_MONEY.price} diamonds first.`,
  fil: `Kumuha muna ng card sa halagang ${SCRATCH_MONEY.price} diamond.`,
};
const notPlayed = { en: 'Play {missing} more {missing:card|cards}.', fil: 'Maglaro pa ng {missing} card.' };

type ScratchCardHandlers = Pick<
  Handlers,
  | 'getScratchCardInfo'
  | 'scratchCardLottery'
  | 'diamondExchangeScratchcard'
  | 'receiveAddupAwardById'
  | 'searchScratchCardAwardLog'
  | 'appDiamondBonusTickersData'
>;

/** Handlers of the scratch cards (docs/product-rules.md, Scratch cards). */
export const scratchCardHandlers: ScratchCardHandlers = {
  async getScratchCardInfo(_request, { db, session: { userId } }) {
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
    withHint(noCard, context.locale, () =>
      runCommand(context, (by) => playCards(context.db, { ...request, ...by })),
    ),

  diamondExchangeScratchcard: (request, context) =>
    runCommand(context, (by) => buyCards(context.db, { ...request, ...by })),

  receiveAddupAwardById: (request, context) =>
    withHint(notPlayed, context.locale, () =>
      runCommand(context, (by) => receiveAward(context.db, { ...request, ...by })),
    ),

  searchScratchCardAwardLog: (request, { db, session }) =>
    readCards(db, { ...request, userId: session.userId }),

  async appDiamondBonusTickersData(_request, { db }) {
    return { list: await readCardWins(db) };
  },
};
