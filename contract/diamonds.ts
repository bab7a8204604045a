import * as v from 'valibot';
import { address, storedAddress } from './address.ts';
import { balances, call, clientTxnId, count, hundredths, nothing, pageOf, paging, time } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Fewest diamonds that can be changed into coins at once (docs/product-rules.md, Rewards). */
export const DIAMONDS_MIN = 100;

/** A text in every language of the product. */
const localizedText = v.object({ en: v.string(), fil: v.string() });

/** Something of the mall. */
const goods = v.object({
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

/** Stores the player's delivery address. */
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
const orderState = v.picklist(['placed', 'packed', 'shipped', 'delivered', 'cancelled']);
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
const diamondKind = v.picklist(['bet', 'draw', 'card', 'exchange', 'goods', 'promotion', 'correction']);
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
