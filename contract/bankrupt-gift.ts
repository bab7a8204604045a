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
 * Eligibility and amounts of the gift for an empty wallet (docs/product-rules.md, Gift for an empty wallet).
 * Hundredths, ms.
 */
export const BANKRUPT_GIFT = {
  /** A wallet with less counts as empty. */
  emptyBelow: EMPTY_BELOW,
  /** Minimum loss that day since the last deposit. */
  lossFrom: pesos(200),
  /** Percentage of the loss: first gift and second gift. */
  percents: [3, 2],
  /** Maximum of each gift: a base amount plus an amount per VIP level. */
  most: pesos(20),
  mostPerLevel: pesos(20),
  /** Valid bet required for the second gift, as a multiple of the first gift. */
  betTimes: 10,
  /** Starts when the wallet became empty; for the second gift, when the first was paid. */
  windowMs: 86_400_000,
  /** Cooling-off time before the gift is paid. */
  delayMs: 600_000,
  aWeek: 3,
  /** Players with this many risk signals are offered no gift. */
  riskBelow: 2,
} as const;

/** The two gifts by their ids. */
export const GiftId = { first: 1, second: 2 } as const;

/** When a gift ends: ms since 1970; -1 if none is pending. */
const endOrNone = time;

/** The player's current gift for an empty wallet. */
export const getBankruptGiftInfo = call('getBankruptGiftInfo', {
  response: v.object({
    /** False when there is no gift to show. */
    bankrupt: v.boolean(),
    /** When the first gift becomes available; -1 if none is pending. */
    receiveFromMs: endOrNone,
    /** Deadline of the first gift; -1 if it is no longer available. Both -1: the gift is over. */
    canReceiveLastMs: endOrNone,
    /** Deadline of the second gift; -1 before the first was received and once it is no longer available. */
    gift2LastMs: endOrNone,
    /** Hundredths of valid bet since the first gift, capped at `validBet`. */
    currBet: hundredths,
    /** Hundredths of valid bet required for the second gift. */
    validBet: hundredths,
    awardList: v.array(
      v.object({
        id: count,
        propId: count,
        /** Hundredths, as all coins. */
        count,
        canReceive: v.boolean(),
        isReceived: v.boolean(),
      }),
    ),
    /** False while the fund holds less than the next gift (fundEmpty). */
    isFunded: v.boolean(),
  }),
});

/** Receives one of the two gifts. */
export const receiveBankruptGiftAward = call('receiveBankruptGiftAward', {
  response: v.object({
    /** Hundredths. */
    amount: hundredths,
    ...balances,
  }),
});

/** The calls with what only the server and the reference page read: access, requests, errors. */
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
      ErrorCode.walletNotEmpty,
      ErrorCode.giftOver,
      ErrorCode.giftReceived,
      ErrorCode.giftBetMissing,
    ],
  }),
}));
