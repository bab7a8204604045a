import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  nothing,
  pageOf,
  paging,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { ErrorCode } from './errors.ts';
import { proof, seedHash } from './proof.ts';

/** Maximum number of cards in one purchase of cards for later. */
const CARDS_MAX = 100;

/** The nine symbols under a card's cover, row by row; a symbol is the index of its prize in the table. */
const face = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))), v.length(9));

/** A played scratch card. */
export const scratchedCard = v.object({
  /** The round's id. */
  id: v.string(),
  /** Amount won in hundredths, 0 for a losing card. */
  amount: hundredths,
  face,
  proof,
});
/** A played scratch card. */
export type ScratchedCard = v.InferOutput<typeof scratchedCard>;

/** Awards for the number of cards played. A new cycle begins when all four awards of a cycle are received. */
export const addUp = v.object({
  /** Number of completed cycles. */
  cycle: count,
  /** Cards played in this cycle, and cards in a whole cycle. */
  played: count,
  of: count,
  awards: v.array(
    v.object({
      /** Id of the award, valid in this cycle only. */
      id: count,
      cards: count,
      /** Amount of the award, in hundredths. */
      amount: hundredths,
      state: v.picklist(['locked', 'ready', 'received']),
    }),
  ),
});
/** Awards for the number of cards played. */
export type AddUp = v.InferOutput<typeof addUp>;

/** State of the scratch cards for this player. */
export const getScratchCardInfo = call('getScratchCardInfo', {
  response: v.object({
    diamonds: count,
    /** Cards that the player already has. */
    cards: count,
    /** Price of a card in diamonds. */
    price: count,
    prizes: v.array(v.object({ amount: hundredths, oddsPpm: count })),
    addUp,
    clientSeed: v.string(),
    nonce: count,
    nextSeedHash: seedHash,
    rulesVersion: v.string(),
  }),
});

/** Plays one card or ten. At most once per clientTxnId: the same id with the same body returns the stored response. */
export const scratchCardLottery = call('scratchCardLottery', {
  response: v.object({
    list: v.array(scratchedCard),
    /** Total win of all cards, in hundredths. */
    total: hundredths,
    cards: count,
    addUp,
    nextSeedHash: seedHash,
    ...balances,
  }),
});

/** Buys cards ahead, to be played later. */
export const diamondExchangeScratchcard = call('diamondExchangeScratchcard', {
  response: v.object({ cards: count, ...balances }),
});

/** Receives an award for the number of cards played. */
export const receiveAddupAwardById = call('receiveAddupAwardById', {
  response: v.object({ amount: hundredths, addUp, ...balances }),
});

/** The player's played cards, newest first. */
export const searchScratchCardAwardLog = call('searchScratchCardAwardLog', {
  response: pageOf(v.object({ ...scratchedCard.entries, time })),
});

/** The latest real wins of all players on cards; names are masked. */
export const appDiamondBonusTickersData = call('appDiamondBonusTickersData', {
  response: v.object({
    list: v.array(
      v.object({ id: v.string(), time, name: v.string(), avatar: v.string(), amount: hundredths }),
    ),
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const scratchCardsCalls = forServer(() => ({
  getScratchCardInfo: serverCall(getScratchCardInfo, {
    about: "The prize table with its odds, the player's cards and diamonds, and the awards for cards played.",
    token: 'required',
    request: nothing,
    errors: [ErrorCode.activityClosed],
  }),
  scratchCardLottery: serverCall(scratchCardLottery, {
    about:
      'Plays one card or ten: held ones, and as many as asked bought with diamonds in the same step. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.pipe(
      v.object({
        clientTxnId,
        count: v.picklist([1, 10]),
        /** Number of cards bought now; the remaining ones are taken from the player's cards. */
        buy: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 0),
      }),
      v.check(({ count: cards, buy }) => buy <= cards, 'buy'),
    ),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.diamondsTooLow,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.conditionNotMet,
    ],
  }),
  diamondExchangeScratchcard: serverCall(diamondExchangeScratchcard, {
    about: 'Buys cards with diamonds, to be played later. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({
      clientTxnId,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARDS_MAX)),
    }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.diamondsTooLow,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
    ],
  }),
  receiveAddupAwardById: serverCall(receiveAddupAwardById, {
    about: 'Receives one award for cards played. Each exists once; at most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ clientTxnId, id: count }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.alreadyClaimed,
      ErrorCode.conditionNotMet,
    ],
  }),
  searchScratchCardAwardLog: serverCall(searchScratchCardAwardLog, {
    about: "The player's own cards, newest first, each with its face and its proof.",
    token: 'required',
    request: v.object({ ...paging(20), wonOnly: v.optional(v.boolean(), false) }),
  }),
  appDiamondBonusTickersData: serverCall(appDiamondBonusTickersData, {
    about: 'The latest real wins on cards, players masked.',
    token: 'required',
    request: nothing,
  }),
}));
