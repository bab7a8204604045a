import type { PoolClient } from 'pg';
import { ActivityId } from '../../contract/activities.ts';
import {
  BANKRUPT_GIFT,
  type getBankruptGiftInfo,
  GiftId,
  type receiveBankruptGiftAward,
} from '../../contract/bankrupt-gift.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { RequestOf } from '../../contract/calls.ts';
import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { RewardId } from '../../contract/reward-ids.ts';
import { assertCanPlay, readEligibility } from '../activities/eligibility.ts';
import { assertKnownPerson } from '../funds/known-person.ts';
import type { CommandBy } from '../calls/run-command.ts';
import { manilaDay } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { payFromFund, readFund } from '../funds/funds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';
import { readGiftFacts } from './queries.ts';
import {
  type GiftFacts,
  type GiftRefusal,
  type Gifts,
  giftsOf,
  giftStanding,
  missingForSecond,
  whyNotFirst,
  whyNotSecond,
} from './rule.ts';

type Info = ResponseOf<typeof getBankruptGiftInfo>;

const NONE = -1;

const NOTHING: Info = {
  bankrupt: false,
  receiveFromMs: NONE,
  canReceiveLastMs: NONE,
  gift2LastMs: NONE,
  currBet: 0,
  validBet: 0,
  awardList: [],
  isFunded: true,
};

/** Reads the state of a player's gift for an empty wallet; `now` in ms since 1970. */
export async function readBankruptGift(db: Queryable, userId: number, now: number): Promise<Info> {
  const [facts, held, { isOpen, isExcluded }] = await Promise.all([
    readGiftFacts(db, userId, now),
    readFund(db, 'bankruptcy'),
    readEligibility(db, { userId, activity: ActivityId.bankruptGift, at: now }),
  ]);
  return isOpen && !isExcluded ? infoOf(facts, held) : NOTHING;
}

/** Returns the state shown to the player; `fund` is the fund's balance in hundredths. */
function infoOf(facts: GiftFacts, fund: number): Info {
  const standing = giftStanding(facts);
  switch (standing.state) {
    case 'none':
      return NOTHING;
    case 'first': {
      const { gifts, from, until, canReceive } = standing;
      const isFunded = fund >= gifts.first;
      return {
        ...NOTHING,
        bankrupt: true,
        receiveFromMs: from,
        canReceiveLastMs: until,
        validBet: gifts.bet,
        awardList: awards(gifts, { canReceive: [canReceive && isFunded, false] }),
        isFunded,
      };
    }
    case 'second': {
      const { last, until, canReceive } = standing;
      const isFunded = fund >= last.second;
      const validBet = BANKRUPT_GIFT.betTimes * last.first;
      return {
        ...NOTHING,
        bankrupt: true,
        gift2LastMs: until,
        currBet: validBet - missingForSecond(last, facts.validBet),
        validBet,
        awardList: awards(last, { canReceive: [false, canReceive && isFunded], isReceived: [true, false] }),
        isFunded,
      };
    }
    case 'over': {
      const { gifts, last } = standing;
      const isReceived = last !== undefined;
      return {
        ...NOTHING,
        bankrupt: true,
        currBet: isReceived ? gifts.bet : 0,
        validBet: gifts.bet,
        awardList: awards(gifts, { isReceived: [isReceived, isReceived] }),
      };
    }
  }
}

type Both = readonly [first: boolean, second: boolean];
const NEITHER: Both = [false, false];

const awards = (
  { first, second }: Pick<Gifts, 'first' | 'second'>,
  { canReceive = NEITHER, isReceived = NEITHER }: { canReceive?: Both; isReceived?: Both },
): Info['awardList'] => [
  {
    id: GiftId.first,
    propId: RewardId.coin,
    count: first,
    canReceive: canReceive[0],
    isReceived: isReceived[0],
  },
  {
    id: GiftId.second,
    propId: RewardId.coin,
    count: second,
    canReceive: canReceive[1],
    isReceived: isReceived[1],
  },
];

/**
 * Pays a gift for an empty wallet, at most once per clientTxnId. Throws idempotencyConflict, playerExcluded,
 * activityClosed (also for a player with risk signals), walletNotEmpty, giftOver, giftReceived, giftBetMissing,
 * conditionNotMet and fundEmpty.
 */
export const payBankruptGift = (
  db: Database,
  { userId, at, clientTxnId, locale }: CommandBy & { clientTxnId: string; locale: Locale },
  id: RequestOf<'receiveBankruptGiftAward'>['id'],
): Promise<{ answer: ResponseOf<typeof receiveBankruptGiftAward>; replayed: boolean }> =>
  runIdempotent(
    db,
    { userId, clientTxnId, name: 'receiveBankruptGiftAward', body: { id }, at },
    async (client) => {
      await assertCanPlay(client, { userId, activity: ActivityId.bankruptGift, at });
      await assertKnownPerson(client, userId);
      // A lock on the player's row runs claims and bets one after the other, so that each sees the ones before.
      await client.query('select 1 from users where id = $1 for no key update', [userId]);
      const facts = await readGiftFacts(client, userId, at);
      const refusal = id === GiftId.first ? whyNotFirst(facts) : whyNotSecond(facts);
      if (refusal !== undefined) throw refusalOf(refusal, facts, locale);
      const amount = await (id === GiftId.first ? payFirst : paySecond)(client, userId, facts);
      return { amount, ...(await readWallet(client, userId)) };
    },
  );

async function payFirst(client: PoolClient, userId: number, facts: GiftFacts): Promise<number> {
  const { now, emptiedAt, loss, level, validBet } = facts;
  if (emptiedAt === undefined) throw new Error('the wallet was not emptied');
  const { first, second, bet } = giftsOf(loss, level);
  const journal = await payGift(client, userId, first, now);
  await client.query(
    `insert into bankrupt_gifts (user_id, emptied_on, received_on, at, loss, first_amount, second_amount, second_from,
       first_journal)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [userId, manilaDay(emptiedAt), manilaDay(now), now, loss, first, second, validBet + bet, journal],
  );
  return first;
}

async function paySecond(client: PoolClient, userId: number, { now, last }: GiftFacts): Promise<number> {
  if (last === undefined) throw new Error('there was no first gift');
  const journal = await payGift(client, userId, last.second, now);
  await client.query(
    'update bankrupt_gifts set second_journal = $3 where user_id = $1 and received_on = $2',
    [userId, last.receivedOn, journal],
  );
  return last.second;
}

const payGift = (client: PoolClient, userId: number, amount: number, at: number): Promise<number> =>
  payFromFund(client, { fund: 'bankruptcy', userId, amount, at, text: 'Empty wallet gift' });

/** Returns the error for a player whose gift is refused. */
function refusalOf(refusal: GiftRefusal, { last, validBet }: GiftFacts, locale: Locale): CallError {
  switch (refusal) {
    case 'received':
      return new CallError(ErrorCode.giftReceived);
    case 'notEmpty':
      return new CallError(ErrorCode.walletNotEmpty);
    case 'over':
      return new CallError(ErrorCode.giftOver);
    case 'risk':
      return new CallError(ErrorCode.activityClosed);
    case 'betMissing':
      return new CallError(ErrorCode.giftBetMissing, {
        missing: formatExact(last ? missingForSecond(last, validBet) : 0),
      });
    default:
      return new CallError(ErrorCode.conditionNotMet, { hint: HINTS[refusal][locale] });
  }
}

const HINTS = {
  early: {
    en: 'The gift opens ten minutes after your wallet was empty.',
    fil: 'Bubukas ang regalo sampung minuto matapos maubos ang laman ng wallet mo.',
  },
  roundOpen: {
    en: 'One of your rounds isn’t over yet.',
    fil: 'May round ka pang hindi tapos.',
  },
  smallLoss: {
    en: `This gift is for days on which ${formatPrize(BANKRUPT_GIFT.lossFrom)} or more was lost.`,
    fil: `Para ito sa mga araw na ${formatPrize(BANKRUPT_GIFT.lossFrom)} pataas ang natalo.`,
  },
  noFirst: {
    en: 'The first gift comes before the second.',
    fil: 'Mauuna ang unang regalo sa ikalawa.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;
