import * as v from 'valibot';
import { balances, call, clientTxnId, count, hundredths, nothing, time } from './call.ts';
import { EMPTY_BELOW } from './empty-wallet.ts';
import { ErrorCode } from './errors.ts';
import { pesos } from './money.ts';

/** Whom the gift for an empty wallet is for, and what it is (docs/product-rules.md, Gift for an empty wallet). Hundredths, ms. */
export const BANKRUPT_GIFT = {
  /** A wallet with less is empty. */
  emptyBelow: EMPTY_BELOW,
  /** Lost that day since the last deposit, at least. */
  lossFrom: pesos(200),
  /** Per cent of the loss: the first gift and the second. */
  percents: [3, 2],
  /** Most that each gift is: so much, and so much more for each VIP level. */
  most: pesos(20),
  mostPerLevel: pesos(20),
  /** Valid bet that the second gift asks for: so many times the first. */
  betTimes: 10,
  /** From the moment at which the wallet was empty; the second gift from the first. */
  windowMs: 86_400_000,
  /** Nobody is paid in the heat of the moment. */
  delayMs: 600_000,
  aWeek: 3,
  /** Players with so many signs of risk are offered no gift. */
  riskBelow: 2,
} as const;

/** The two gifts by their ids. */
export const GiftId = { first: 1, second: 2 } as const;

/** When a gift ends: ms since 1970; -1 when there is nothing to wait for. */
const endOrNone = time;

/** The gift for an empty wallet as it stands. */
export const getBankruptGiftInfo = call('getBankruptGiftInfo', {
  about:
    'The gift for an empty wallet: whether there is one, until when, and how far its second part has come.',
  token: 'required',
  request: nothing,
  response: v.object({
    /** False when there is no gift to show. */
    bankrupt: v.boolean(),
    /** From when on the first gift can be had; -1 when it is none to wait for. */
    receiveFromMs: endOrNone,
    /** Until when the first gift can be had; -1 when it cannot any more. Both -1: the gift is over. */
    canReceiveLastMs: endOrNone,
    /** Until when the second gift can be had; -1 before the first was, and when it cannot any more. */
    gift2LastMs: endOrNone,
    /** Hundredths of valid bet since the first gift, no more than `validBet`. */
    currBet: hundredths,
    /** Hundredths of valid bet that the second gift asks for. */
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
    /** False while the fund holds less than the gift that comes next (fundEmpty). */
    isFunded: v.boolean(),
  }),
});

/** Takes one of the two gifts. */
export const receiveBankruptGiftAward = call('receiveBankruptGiftAward', {
  about: 'Pays a gift for an empty wallet, the first or the second. At most once per clientTxnId.',
  token: 'required',
  rate: 'money',
  request: v.object({ id: v.picklist([GiftId.first, GiftId.second]), clientTxnId }),
  response: v.object({
    /** Hundredths. */
    amount: hundredths,
    ...balances,
  }),
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
});
