import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import { address, storedAddress } from './address.ts';
import { call, clientTxnId, count, hundredths, nothing, pageOf, paging, time } from './call.ts';
import { proof, seedHash } from './fair.ts';

/** Fewest diamonds that can be changed into coins at once (docs/product-rules.md, Rewards). */
export const DIAMONDS_MIN = 100;
/** Hundredths that one diamond is worth (docs/product-rules.md, Rewards). */
export const DIAMOND_WORTH = 10;
/** Most cards that can be bought ahead at once. */
export const CARDS_MAX = 100;

/** Balances right after a command: coins in hundredths with their version, diamonds in pieces. */
const balances = { coin: hundredths, coinVersion: count, lottery: count };

/** The nine symbols under a card's cover, row by row; a symbol is its prize's place in the table. */
export const face = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))),
  v.length(9),
);

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

/** A text in every language of the product. */
const localizedText = v.object({ en: v.string(), fil: v.string() });

/** Something of the mall. */
export const goods = v.object({
  id: count,
  /** Names its picture. */
  slug: v.string(),
  name: localizedText,
  about: localizedText,
  /** Diamonds. */
  price: count,
  stock: count,
});
/** Something of the mall. */
export type Goods = v.InferOutput<typeof goods>;

/** What the diamond mall has. */
export const diamondShopData = call('diamondShopData', {
  about:
    'What diamonds can be changed into: coins, cards and goods with their stock, and where goods would be sent.',
  token: 'required',
  request: nothing,
  response: v.object({
    diamonds: count,
    /** So many diamonds … */
    rateDiamonds: count,
    /** … are so many hundredths. */
    rateCoins: hundredths,
    /** Fewest diamonds for coins. */
    minDiamonds: count,
    cardPrice: count,
    cards: count,
    goods: v.array(goods),
    /** Missing until one was given. */
    address: v.optional(storedAddress),
  }),
  errors: [ErrorCode.activityClosed],
});

/** Changes diamonds into coins. */
export const diamondExchangeCoin = call('diamondExchangeCoin', {
  about: 'Changes diamonds into coins: 100 diamonds are ₱10. At most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.object({
    clientTxnId,
    diamonds: v.pipe(v.number(), v.safeInteger(), v.minValue(DIAMONDS_MIN, 'diamondsMin')),
  }),
  response: v.object({ coins: hundredths, ...balances }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.idempotencyConflict,
    ErrorCode.diamondsTooLow,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
  ],
});

/** Keeps the player's delivery address. */
export const updateAddress = call('updateAddress', {
  about: 'Keeps the address that goods are sent to; a changed one is a new version.',
  token: 'required',
  request: address,
  response: v.object({ address: storedAddress }),
});

/** Orders goods. */
export const diamondExchangeGoods = call('diamondExchangeGoods', {
  about: 'Orders one of the goods for diamonds. Stock is never oversold; at most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.object({
    clientTxnId,
    goodsId: count,
    /** The version that the player has seen. */
    addressId: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'address')),
  }),
  response: v.object({ orderId: v.string(), ...balances }),
  errors: [
    ErrorCode.balanceTooLow,
    ErrorCode.idempotencyConflict,
    ErrorCode.diamondsTooLow,
    ErrorCode.playerExcluded,
    ErrorCode.activityClosed,
    ErrorCode.conditionNotMet,
    ErrorCode.outOfStock,
  ],
});

/** Where an order stands. */
export const orderState = v.picklist(['placed', 'packed', 'shipped', 'delivered', 'cancelled']);
/** Where an order stands. */
export type OrderState = v.InferOutput<typeof orderState>;

/** The player's goods orders, newest first. */
export const diamondGoodsExchangeOrderLog = call('diamondGoodsExchangeOrderLog', {
  about: "The player's goods orders, newest first, each with its state and address.",
  token: 'required',
  request: v.object(paging(20)),
  response: pageOf(
    v.object({
      id: v.string(),
      time,
      slug: v.string(),
      name: localizedText,
      /** Diamonds. */
      price: count,
      state: orderState,
      stateTime: time,
      address: storedAddress,
    }),
  ),
});

/** Why diamonds moved. */
export const diamondKind = v.picklist([
  'bet',
  'draw',
  'card',
  'exchange',
  'goods',
  'promotion',
  'correction',
]);
/** Why diamonds moved. */
export type DiamondKind = v.InferOutput<typeof diamondKind>;

/** Every movement of the player's diamonds, newest first. */
export const diamondLog = call('diamondLog', {
  about: "Every movement of the player's diamonds, newest first, straight from the ledger.",
  token: 'required',
  request: v.object(paging(20)),
  response: pageOf(
    v.object({
      id: v.string(),
      time,
      kind: diamondKind,
      /** Signed pieces. */
      amount: v.pipe(v.number(), v.safeInteger()),
      balanceAfter: count,
      /** What it was for, for example a game's title. */
      text: v.string(),
    }),
  ),
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
