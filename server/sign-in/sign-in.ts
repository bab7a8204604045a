import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import { type loginBonus3User, type loginBonus3UserReceive, SIGN_IN } from '../../contract/sign-in.ts';
import { assertCanPlay, readEligibility } from '../activities/eligibility.ts';
import { assertKnownPerson } from '../funds/known-person.ts';
import type { CommandBy } from '../calls/run-command.ts';
import { manilaDay, manilaDayStart, manilaWeekStart } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { payDiamondsFromFund, readFund } from '../funds/funds.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';
import { signInHints } from './texts.ts';

const DAY = 86_400_000;
const STAMPS = SIGN_IN.diamonds.length;

/** A player's sign-in card, without the state of the fund and of the activity. */
interface Card {
  /** Number of stamps on the current card; a full card stays until its last day is over. */
  readonly stamps: number;
  readonly stampedToday: boolean;
  /** Number of a player's stamps on all cards together. */
  readonly number: number;
  /** Valid bet of this week, hundredths. */
  readonly betThisWeek: number;
}

async function readCard(db: Queryable, userId: number, now: number): Promise<Card> {
  const today = manilaDay(now);
  const { rows } = await db.query<{ number: number; today: boolean; bet: number }>({
    name: 'sign-in-card',
    text: `select coalesce((select number from sign_ins where user_id = $1 order by number desc limit 1), 0) as number,
             exists (select 1 from sign_ins where user_id = $1 and day = $2) as today,
             (select coalesce(sum(valid_bet), 0)::bigint from player_days
              where user_id = $1 and day between $3 and $2) as bet`,
    values: [userId, today, manilaDay(manilaWeekStart(now))],
  });
  const { number = 0, today: stampedToday = false, bet = 0 } = rows[0] ?? {};
  const onCard = number % STAMPS;
  return {
    number,
    stampedToday,
    stamps: stampedToday && onCard === 0 ? STAMPS : onCard,
    betThisWeek: bet,
  };
}

/** Returns the diamonds that the next stamp pays. */
const nextDiamonds = ({ number }: Card): number => SIGN_IN.diamonds[number % STAMPS] ?? 0;

const missingForLast = ({ betThisWeek }: Card): number => Math.max(0, SIGN_IN.lastNeeds - betThisWeek);

/** Returns the valid bet still missing for the next stamp, in hundredths. */
const missingForNext = (card: Card): number =>
  card.number % STAMPS === STAMPS - 1 ? missingForLast(card) : 0;

/** Reads a player's sign-in card in the format of the contract; `now` in ms since 1970. */
export async function readSignIn(
  db: Queryable,
  userId: number,
  now: number,
): Promise<ResponseOf<typeof loginBonus3User>> {
  const [card, held, { isOpen, isExcluded }] = await Promise.all([
    readCard(db, userId, now),
    readFund(db, 'sign-in'),
    readEligibility(db, { userId, activity: ActivityId.freeSign, at: now }),
  ]);
  const isFunded = held >= nextDiamonds(card) * DIAMOND_WORTH;
  return {
    diamonds: [...SIGN_IN.diamonds],
    stamps: card.stamps,
    stampedToday: card.stampedToday,
    isFunded,
    canReceive: isOpen && !isExcluded && isFunded && !card.stampedToday && missingForNext(card) === 0,
    nextAt: manilaDayStart(now) + DAY,
    lastNeeds: SIGN_IN.lastNeeds,
    lastMissing: missingForLast(card),
  };
}

/**
 * Puts today's stamp on a player's sign-in card and pays its diamonds, at most once per clientTxnId. Refuses with
 * idempotencyConflict, playerExcluded, activityClosed, alreadyClaimed, conditionNotMet (too little bet for the last
 * stamp) and fundEmpty.
 */
export async function stampCard(
  db: Database,
  { userId, at, clientTxnId, locale }: CommandBy & { clientTxnId: string; locale: Locale },
): Promise<{ answer: ResponseOf<typeof loginBonus3UserReceive>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'loginBonus3UserReceive', body: {}, at };
  return runIdempotent(db, command, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.freeSign, at });
    await assertKnownPerson(client, userId);
    // A lock runs one player's claims one after the other, so that each sees the earlier stamps.
    await client.query('select 1 from users where id = $1 for no key update', [userId]);
    const card = await readCard(client, userId, at);
    if (card.stampedToday) throw new CallError(ErrorCode.alreadyClaimed);
    const missing = missingForNext(card);
    if (missing > 0) throw new CallError(ErrorCode.conditionNotMet, { hint: hint(missing, locale) });
    const diamonds = nextDiamonds(card);
    const journalId = await payDiamondsFromFund(client, {
      fund: 'sign-in',
      userId,
      diamonds,
      at,
      text: 'Sign-in',
    });
    await client.query(
      'insert into sign_ins (user_id, day, number, diamonds, journal_id) values ($1, $2, $3, $4, $5)',
      [userId, manilaDay(at), card.number + 1, diamonds, journalId],
    );
    return { stamp: (card.number % STAMPS) + 1, diamonds, ...(await readWallet(client, userId)) };
  });
}

const hint = (missing: number, locale: Locale): string =>
  fillText(signInHints[locale].bet, { amount: formatExact(missing) });
