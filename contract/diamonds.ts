import * as v from 'valibot';
import { address, storedAddress } from './address.ts';
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

/** Minimum number of diamonds per exchange for coins (docs/product-rules.md, Rewards). */
export const DIAMONDS_MIN = 100;

/** Schema of a text in every language of the product. */
const localizedText = v.object({ en: v.string(), fil: v.string() });

/** An item of the diamond mall. */
const goods = v.object({
  id: count,
  /** Name of the item's picture. */
  slug: v.string(),
  name: localizedText,
  about: localizedText,
  /** Price in diamonds. */
  price: count,
  stock: count,
});
/** An item of the diamond mall. */
export type Goods = v.InferOutput<typeof goods>;

/** The content of the diamond mall. */
export const diamondShopData = call('diamondShopData', {
  response: v.object({
    diamonds: count,
    /** Exchange rate: `rateDiamonds` diamonds are worth `rateCoins` hundredths. */
    rateDiamonds: count,
    /** Value of `rateDiamonds` diamonds, in hundredths. */
    rateCoins: hundredths,
    /** Minimum number of diamonds per exchange for coins. */
    minDiamonds: count,
    cardPrice: count,
    cards: count,
    goods: v.array(goods),
    /** The player's delivery address; absent until the player has entered one. */
    address: v.optional(storedAddress),
  }),
});

/** Exchanges diamonds for coins. */
export const diamondExchangeCoin = call('diamondExchangeCoin', {
  response: v.object({ coins: hundredths, ...balances }),
});

/** Stores the player's delivery address. */
export const updateAddress = call('updateAddress', { response: v.object({ address: storedAddress }) });

/** Orders an item of the diamond mall. */
export const diamondExchangeGoods = call('diamondExchangeGoods', {
  response: v.object({ orderId: v.string(), ...balances }),
});

/** State of an order of goods. */
const orderState = v.picklist(['placed', 'packed', 'shipped', 'delivered', 'cancelled']);
/** State of an order of goods. */
export type OrderState = v.InferOutput<typeof orderState>;

/** The player's goods orders, newest first. */
export const diamondGoodsExchangeOrderLog = call('diamondGoodsExchangeOrderLog', {
  response: pageOf(
    v.object({
      id: v.string(),
      time,
      slug: v.string(),
      name: localizedText,
      /** Price in diamonds. */
      price: count,
      state: orderState,
      stateTime: time,
      address: storedAddress,
    }),
  ),
});

/** Reason of a diamond movement. */
const diamondKind = v.picklist(['bet', 'draw', 'card', 'exchange', 'goods', 'promotion', 'correction']);
/** Reason of a diamond movement. */
export type DiamondKind = v.InferOutput<typeof diamondKind>;

/** Every movement of the player's diamonds, newest first. */
export const diamondLog = call('diamondLog', {
  response: pageOf(
    v.object({
      id: v.string(),
      time,
      kind: diamondKind,
      /** Number of diamonds: positive if received, negative if spent. */
      amount: v.pipe(v.number(), v.safeInteger()),
      balanceAfter: count,
      /** What the diamonds were for, for example a game's title. */
      text: v.string(),
    }),
  ),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const diamondsCalls = forServer(() => ({
  diamondShopData: serverCall(diamondShopData, {
    about:
      'What diamonds can be changed into: coins, cards and goods with their stock, and where goods would be sent.',
    token: 'required',
    request: nothing,
    errors: [ErrorCode.activityClosed],
  }),
  diamondExchangeCoin: serverCall(diamondExchangeCoin, {
    about: 'Changes diamonds into coins: 100 diamonds are ₱10. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({
      clientTxnId,
      diamonds: v.pipe(v.number(), v.safeInteger(), v.minValue(DIAMONDS_MIN, 'diamondsMin')),
    }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.diamondsTooLow,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
    ],
  }),
  updateAddress: serverCall(updateAddress, {
    about: 'Keeps the address that goods are sent to; a changed one is a new version.',
    token: 'required',
    request: address,
  }),
  diamondExchangeGoods: serverCall(diamondExchangeGoods, {
    about: 'Orders one of the goods for diamonds. Stock is never oversold; at most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({
      clientTxnId,
      goodsId: count,
      /** Id of the version of the address that the player has seen. */
      addressId: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'address')),
    }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.diamondsTooLow,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.conditionNotMet,
      ErrorCode.outOfStock,
    ],
  }),
  diamondGoodsExchangeOrderLog: serverCall(diamondGoodsExchangeOrderLog, {
    about: "The player's goods orders, newest first, each with its state and address.",
    token: 'required',
    request: v.object(paging(20)),
  }),
  diamondLog: serverCall(diamondLog, {
    about: "Every movement of the player's diamonds, newest first, straight from the ledger.",
    token: 'required',
    request: v.object(paging(20)),
  }),
}));
