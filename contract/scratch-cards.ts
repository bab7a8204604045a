import * as v from 'valibot';
import { balances, call, clientTxnId, count, hundredths, nothing, pageOf, paging, time } from './call.ts';
import { ErrorCode } from './errors.ts';
import { proof, seedHash } from './fair.ts';

/** Most cards that can be bought ahead at once. */
const CARDS_MAX = 100;

/** The nine symbols under a card's cover, row by row; a symbol is its prize's place in the table. */
const face = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))), v.length(9));

/** A card that was played. */
export const scratchedCard = v.object({
  /** The round's id. */
  id: v.string(),
  /** Hundredths won, 0 for nothing. */
  amount: hundredths,
  face,
  proof,
});
/** A card that was played. */
export type ScratchedCard = v.InferOutput<typeof scratchedCard>;

/** The track of awards for cards played; it begins again when all four of a cycle are received. */
export const addUp = v.object({
  /** How many cycles are done. */
  cycle: count,
  /** Cards of this cycle that were played, and of how many. */
  played: count,
  of: count,
  awards: v.array(
    v.object({
      /** Of this cycle and no other. */
      id: count,
      cards: count,
      /** Hundredths. */
      amount: hundredths,
      state: v.picklist(['locked', 'ready', 'received']),
    }),
  ),
});
/** The track of awards for cards played. */
export type AddUp = v.InferOutput<typeof addUp>;

/** State of the scratch cards for this player. */
export const getScratchCardInfo = call('getScratchCardInfo', {
  about: "The prize table with its odds, the player's cards and diamonds, and the awards for cards played.",
  token: 'required',
  request: nothing,
  response: v.object({
    diamonds: count,
    /** Cards that can be played without paying. */
    cards: count,
    /** Diamonds for one card. */
    price: count,
    prizes: v.array(v.object({ amount: hundredths, oddsPpm: count })),
    addUp,
    clientSeed: v.string(),
    nonce: count,
    nextSeedHash: seedHash,
    rulesVersion: v.string(),
  }),
  errors: [ErrorCode.activityClosed],
});

/** Plays cards. At most once per clientTxnId: the same id with the same body returns the stored response. */
export const scratchCardLottery = call('scratchCardLottery', {
  about:
    'Plays one card or ten: held ones, and as many as asked bought with diamonds in the same step. At most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.pipe(
    v.object({
      clientTxnId,
      count: v.picklist([1, 10]),
      /** How many of them are bought now; the rest comes out of the player's cards. */
      buy: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 0),
    }),
    v.check(({ count: cards, buy }) => buy <= cards, 'buy'),
  ),
  response: v.object({
    list: v.array(scratchedCard),
    /** Hundredths that all cards won together. */
    total: hundredths,
    cards: count,
    addUp,
    nextSeedHash: seedHash,
    ...balances,
  }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.idempotencyConflict,
    ErrorCode.diamondsTooLow,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
    ErrorCode.conditionNotMet,
  ],
});

/** Buys cards ahead, to be played later. */
export const diamondExchangeScratchcard = call('diamondExchangeScratchcard', {
  about: 'Buys cards with diamonds, to be played later. At most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.object({
    clientTxnId,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARDS_MAX)),
  }),
  response: v.object({ cards: count, ...balances }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.idempotencyConflict,
    ErrorCode.diamondsTooLow,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
  ],
});

/** Receives an award of the track. */
export const receiveAddupAwardById = call('receiveAddupAwardById', {
  about: 'Receives one award for cards played. Each exists once; at most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.object({ clientTxnId, id: count }),
  response: v.object({ amount: hundredths, addUp, ...balances }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.idempotencyConflict,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
    ErrorCode.alreadyClaimed,
    ErrorCode.conditionNotMet,
  ],
});

/** The player's own cards, newest first. */
export const searchScratchCardAwardLog = call('searchScratchCardAwardLog', {
  about: "The player's own cards, newest first, each with its face and its proof.",
  token: 'required',
  request: v.object({ ...paging(20), wonOnly: v.optional(v.boolean(), false) }),
  response: pageOf(v.object({ ...scratchedCard.entries, time })),
});

/** Real card wins of everybody, masked. */
export const appDiamondBonusTickersData = call('appDiamondBonusTickersData', {
  about: 'The latest real wins on cards, players masked.',
  token: 'required',
  request: nothing,
  response: v.object({
    list: v.array(
      v.object({ id: v.string(), time, name: v.string(), avatar: v.string(), amount: hundredths }),
    ),
  }),
});
