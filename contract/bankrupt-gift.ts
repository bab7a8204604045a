import * as v from 'valibot';
import {
  balances,
  call,
  clientTxnId,
  count,
  hundredths,
  nothing,
  time,
  forServer,
  serverCall,
} from './call.ts';
import { EMPTY_BELOW } from './empty-wallet.ts';
import { ErrorCode } from './errors.ts';
import { pesos } from './money.ts';

/**
 * Eligibility and amounts of the gift for an empty wallet (docs/product-rules.md, Gift for an empty wallet). Amounts
 * are in hundredths, times in ms.
 */
export const BANKRUPT_GIFT = {
  /** Balance below which a wallet counts as empty. */
  emptyBelow: EMPTY_BELOW,
  /** Minimum loss on a Manila day, counted from the day's last deposit; a smaller loss gets no gift. */
  lossFrom: pesos(200),
  /** The first and the second gift, each in per cent of the loss. */
  percents: [3, 2],
  /** Maximum of each gift: this base amount plus `mostPerLevel` for each VIP level. */
  most: pesos(20),
  mostPerLevel: pesos(20),
  /** Valid bet required for the second gift, as a multiple of the first gift. */
  betTimes: 10,
  /**
   * How long a gift can be received: the first from when the wallet became empty, the second from when the first was
   * paid.
   */
  windowMs: 86_400_000,
  /** Waiting time after the wallet became empty until the first gift can be received. */
  delayMs: 600_000,
  aWeek: 3,
  /** Players with this number of risk signals, or more, are offered no gift. */
  riskBelow: 2,
} as const;

/** The two gifts by their ids. */
export const GiftId = { first: 1, second: 2 } as const;

/** A time in ms since 1970, or -1 if there is no such time. */
const endOrNone = time;

/** The player's current gift for an empty wallet. */
export const getBankruptGiftInfo = call('getBankruptGiftInfo', {
  response: v.object({
    /** False when there is no gift to show. */
    bankrupt: v.boolean(),
    /** When the first gift becomes available; -1 if no first gift is pending. */
    receiveFromMs: endOrNone,
    /** Deadline of the first gift; -1 if it is no longer available. If `gift2LastMs` is -1 too, both gifts are over. */
    canReceiveLastMs: endOrNone,
    /** Deadline of the second gift; -1 before the first gift is received and when the second is no longer available. */
    gift2LastMs: endOrNone,
    /** Valid bet since the first gift, in hundredths, capped at `validBet`. */
    currBet: hundredths,
    /** Valid bet required for the second gift, in hundredths. */
    validBet: hundredths,
    awardList: v.array(
      v.object({
        id: count,
        propId: count,
        /** Amount of the gift, in hundredths. */
        count,
        canReceive: v.boolean(),
        isReceived: v.boolean(),
      }),
    ),
    /** False while the fund holds less than the next gift; receiving it then fails with fundEmpty. */
    isFunded: v.boolean(),
  }),
});

/** Receives one of the two gifts. */
export const receiveBankruptGiftAward = call('receiveBankruptGiftAward', {
  response: v.object({
    /** Coins paid, in hundredths. */
    amount: hundredths,
    ...balances,
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const bankruptGiftCalls = forServer(() => ({
  getBankruptGiftInfo: serverCall(getBankruptGiftInfo, {
    about:
      'The gift for an empty wallet: whether there is one, until when, and how far its second part has come.',
    token: 'required',
    request: nothing,
  }),
  receiveBankruptGiftAward: serverCall(receiveBankruptGiftAward, {
    about: 'Pays a gift for an empty wallet, the first or the second. At most once per clientTxnId.',
    token: 'required',
    rate: 'money',
    request: v.object({ id: v.picklist([GiftId.first, GiftId.second]), clientTxnId }),
    errors: [
      ErrorCode.balanceTooLow,
      ErrorCode.idempotencyConflict,
      ErrorCode.playerExcluded,
      ErrorCode.activityClosed,
      ErrorCode.conditionNotMet,
      ErrorCode.fundEmpty,
      ErrorCode.numberNeeded,
      ErrorCode.walletNotEmpty,
      ErrorCode.giftOver,
      ErrorCode.giftReceived,
      ErrorCode.giftBetMissing,
    ],
  }),
}));
