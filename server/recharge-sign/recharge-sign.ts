import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import {
  type getRechargeSignConfig,
  RECHARGE_SIGN,
  type rechargeSignIn,
} from '../../contract/recharge-sign.ts';
import { assertCanPlay, readEligibility } from '../activities/eligibility.ts';
import { assertKnownPerson } from '../funds/known-person.ts';
import type { CommandBy } from '../calls/run-command.ts';
import { manilaDay, manilaDayStart } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { payDiamondsFromFund, readFund } from '../funds/funds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';
import {
  addedByUpgrade,
  cardOf,
  type DepositCard,
  diamondsOf,
  missingFor,
  type StoredStamp,
} from './rule.ts';
import { rechargeSignHints } from './texts.ts';

const DAY = 86_400_000;

/** Reads a player's latest stamps, newest first, and today's deposits; returns the deposit card. */
async function readCard(db: Queryable, userId: number, now: number): Promise<DepositCard> {
  const today = manilaDay(now);
  const [stamps, deposited] = [
    await db.query<StoredStamp>({
      name: 'recharge-sign-stamps',
      text: `select number, day, upgrade_diamonds is not null as "isUpgraded" from recharge_signs
             where user_id = $1 order by number desc limit $2`,
      values: [userId, RECHARGE_SIGN.diamonds.length],
    }),
    await db.query<{ deposited: number }>({
      name: 'recharge-sign-deposited',
      text: 'select deposited from player_days where user_id = $1 and day = $2',
      values: [userId, today],
    }),
  ];
  return cardOf(stamps.rows, { today, deposited: deposited.rows[0]?.deposited ?? 0 });
}

/** Reads a player's deposit card in the format of the contract; `now` in ms since 1970. */
export async function readRechargeSign(
  db: Queryable,
  userId: number,
  now: number,
): Promise<ResponseOf<typeof getRechargeSignConfig>> {
  const [card, held, { isOpen, isExcluded }, deposits] = await Promise.all([
    readCard(db, userId, now),
    readFund(db, 'recharge-sign'),
    readEligibility(db, { userId, activity: ActivityId.rechargeSign, at: now }),
    readEligibility(db, { userId, activity: ActivityId.deposit, at: now }),
  ]);
  const { stamps, today, deposited } = card;
  const mayTake = isOpen && !isExcluded;
  const holds = (diamonds: number): boolean => held >= diamonds * DIAMOND_WORTH;
  return {
    days: RECHARGE_SIGN.diamonds.map((diamonds, place) => {
      const id = place + 1;
      const isNext = today === undefined && id === stamps.length + 1;
      return {
        id,
        diamonds,
        isReceived: id <= stamps.length,
        isUpgraded: stamps[place]?.isUpgraded === true,
        canReceive: mayTake && isNext && missingFor(card, RECHARGE_SIGN.needs) === 0 && holds(diamonds),
        canUpgrade:
          mayTake &&
          today?.id === id &&
          !today.isUpgraded &&
          missingFor(card, RECHARGE_SIGN.upgradeNeeds) === 0 &&
          holds(addedByUpgrade(id)),
      };
    }),
    stampedToday: today !== undefined,
    deposited,
    needs: RECHARGE_SIGN.needs,
    upgradeNeeds: RECHARGE_SIGN.upgradeNeeds,
    upgradeTimes: RECHARGE_SIGN.upgradeTimes,
    isFunded: holds(today === undefined ? diamondsOf(stamps.length + 1) : addedByUpgrade(today.id)),
    areDepositsOpen: deposits.isOpen,
    nextAt: manilaDayStart(now) + DAY,
  };
}

type Taking = CommandBy & { clientTxnId: string; locale: Locale };
type Taken = Promise<{ answer: ResponseOf<typeof rechargeSignIn>; replayed: boolean }>;

/**
 * Puts today's stamp on a player's deposit card and pays its diamonds, at most once per clientTxnId. Refuses with
 * idempotencyConflict, playerExcluded, activityClosed, alreadyClaimed, conditionNotMet (too little deposited today, or
 * another stamp comes first) and fundEmpty.
 */
export const stampDepositCard = (db: Database, taking: Taking, id: number): Taken =>
  take(db, taking, { name: 'rechargeSignIn', id }, (card) => {
    if (card.today !== undefined || id <= card.stamps.length) throw new CallError(ErrorCode.alreadyClaimed);
    if (id > card.stamps.length + 1)
      throw new CallError(ErrorCode.conditionNotMet, { hint: rechargeSignHints[taking.locale].order });
    assertDeposited(card, RECHARGE_SIGN.needs, taking.locale);
    return {
      diamonds: diamondsOf(id),
      text: 'Deposit day',
      sql: 'insert into recharge_signs (user_id, day, number, diamonds, journal_id) values ($1, $2, $5, $3, $4)',
      more: [card.number + 1],
    };
  });

/**
 * Pays the extra diamonds of today's stamp for larger deposits, at most once per clientTxnId. Refuses with the codes of
 * stampDepositCard; conditionNotMet also if there is no such stamp today.
 */
export const upgradeStamp = (db: Database, taking: Taking, id: number): Taken =>
  take(db, taking, { name: 'upgradeRechargeSignAward', id }, (card) => {
    if (card.today?.id !== id)
      throw new CallError(ErrorCode.conditionNotMet, { hint: rechargeSignHints[taking.locale].today });
    if (card.today.isUpgraded) throw new CallError(ErrorCode.alreadyClaimed);
    assertDeposited(card, RECHARGE_SIGN.upgradeNeeds, taking.locale);
    return {
      diamonds: addedByUpgrade(id),
      text: 'Deposit day, upgraded',
      sql: 'update recharge_signs set upgrade_diamonds = $3, upgrade_journal_id = $4 where user_id = $1 and day = $2',
      more: [],
    };
  });

interface Award {
  readonly diamonds: number;
  /** Text that the player sees in the diamond history. */
  readonly text: string;
  /** Statement that stores the claim: player, day, diamonds, journal, and the other columns of the table. */
  readonly sql: string;
  readonly more: readonly number[];
}

const take = (
  db: Database,
  { userId, at, clientTxnId }: Taking,
  { name, id }: { name: string; id: number },
  awardOf: (card: DepositCard) => Award,
): Taken =>
  runIdempotent(db, { userId, clientTxnId, name, body: { id }, at }, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.rechargeSign, at });
    await assertKnownPerson(client, userId);
    // A lock runs one player's claims one after the other, so that each sees the earlier stamps.
    await client.query('select 1 from users where id = $1 for no key update', [userId]);
    const { diamonds, text, sql, more } = awardOf(await readCard(client, userId, at));
    const journalId = await payDiamondsFromFund(client, {
      fund: 'recharge-sign',
      userId,
      diamonds,
      at,
      text,
    });
    await client.query(sql, [userId, manilaDay(at), diamonds, journalId, ...more]);
    return { diamonds, ...(await readWallet(client, userId)) };
  });

function assertDeposited(card: DepositCard, needs: number, locale: Locale): void {
  const missing = missingFor(card, needs);
  if (missing === 0) return;
  const hint = fillText(rechargeSignHints[locale].missing, { amount: formatExact(missing) });
  throw new CallError(ErrorCode.conditionNotMet, { hint });
}
