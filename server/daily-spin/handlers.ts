import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { dailySpin } from '../../contract/daily-spin.ts';
import { CallError, ErrorCode, type Locale } from '../../contract/errors.ts';
import { fillText } from '../../contract/fill-text.ts';
import { formatExact } from '../../contract/money.ts';
import {
  DAILY_SPIN_NEEDS,
  DAILY_SPIN_RULES,
  DAILY_SPIN_TOP,
  SECTORS,
  drawSector,
} from '../../fair/daily-spin.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import { assertKnownPerson } from '../funds/known-person.ts';
import { manilaDayStart, manilaDay } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { mapPage } from '../db/page.ts';
import { closeRound, openRound, readRounds } from '../fair/rounds.ts';
import { readSeed } from '../fair/seeds.ts';
import { feedFund, payFromFund, readFund } from '../funds/funds.ts';
import type { Handlers } from '../calls/handler.ts';
import { type CommandBy, runCommand } from '../calls/run-command.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { grantFreeRound } from '../ledger/stake.ts';
import { readWallet } from '../ledger/wallet.ts';
import { dailySpinHints } from './texts.ts';

const GAME = 'daily-spin';
const DAY = 86_400_000;
const sectors = SECTORS.map(({ amount, ppm }) => ({ amount, oddsPpm: ppm }));

interface Progress {
  readonly typingToday: number;
  /**
   * Valid bet still missing for today's spin, in hundredths; 0 on the day on which the player receives the welcome set.
   */
  readonly needTyping: number;
  readonly usedToday: boolean;
}

async function readProgress(db: Queryable, userId: number, now: number): Promise<Progress> {
  const { rows } = await db.query<{ typed: number; used: boolean; is_welcome: boolean }>({
    name: 'daily-spin-progress',
    text: `select coalesce((select valid_bet from player_days where user_id = $1 and day = $2), 0) as typed,
             exists (select 1 from daily_spins where user_id = $1 and day = $2) as used,
             exists (select 1 from welcome_sets where user_id = $1 and day = $2) as is_welcome`,
    values: [userId, manilaDay(now)],
  });
  const { typed = 0, used = false, is_welcome: isWelcome = false } = rows[0] ?? {};
  const needTyping = isWelcome ? 0 : Math.max(0, DAILY_SPIN_NEEDS - typed);
  return { typingToday: typed, needTyping, usedToday: used };
}

/** Handlers of the daily spin (docs/product-rules.md, Daily spin). */
export const dailySpinHandlers: Pick<Handlers, 'dailySpinInfo' | 'dailySpin' | 'dailySpinLog'> = {
  async dailySpinInfo(_request, { db, session, clock }) {
    const now = clock.now();
    const [progress, held, seed] = await Promise.all([
      readProgress(db, session.userId, now),
      readFund(db, 'spin'),
      readSeed(db, { userId: session.userId, game: GAME }),
    ]);
    const isFunded = held >= DAILY_SPIN_TOP;
    return {
      sectors,
      ...progress,
      ...seed,
      isFunded,
      canSpin: isFunded && progress.needTyping === 0 && !progress.usedToday,
      nextAt: manilaDayStart(now) + DAY,
      typingNeeded: DAILY_SPIN_NEEDS,
      rulesVersion: DAILY_SPIN_RULES,
    };
  },

  dailySpin: ({ clientTxnId }, context) =>
    runCommand(context, (by) => spin(context.db, { ...by, clientTxnId, locale: context.locale })),

  async dailySpinLog(page, { db, session }) {
    const rounds = await readRounds(db, { ...page, userId: session.userId, games: [GAME] });
    return mapPage(rounds, ({ id, time, outcome, payout, proof }) => ({
      id,
      time,
      sector: Number(outcome.sector),
      amount: payout,
      proof,
    }));
  },
};

/**
 * Makes a player's spin of the day, at most once per clientTxnId. Throws idempotencyConflict, playerExcluded,
 * activityClosed, conditionNotMet (too little valid bet today), fundEmpty and alreadyClaimed.
 */
async function spin(
  db: Database,
  { userId, at, clientTxnId, locale }: CommandBy & { clientTxnId: string; locale: Locale },
): Promise<{ answer: ResponseOf<typeof dailySpin>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'dailySpin', body: {}, at };
  return runIdempotent(db, command, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.spin, at });
    await assertKnownPerson(client, userId);
    const { needTyping } = await readProgress(client, userId, at);
    if (needTyping > 0) throw new CallError(ErrorCode.conditionNotMet, { hint: hint(needTyping, locale) });
    // The fund must cover the largest prize before the draw, because a prize is never withheld after it.
    if ((await feedFund(client, 'spin', at)) < DAILY_SPIN_TOP) throw new CallError(ErrorCode.fundEmpty);
    const first = await client.query(
      'insert into daily_spins (user_id, day) values ($1, $2) on conflict do nothing',
      [userId, manilaDay(at)],
    );
    if (first.rowCount === 0) throw new CallError(ErrorCode.alreadyClaimed);
    const stake = grantFreeRound(client, GAME, { userId, at });
    const round = await openRound(stake, { game: GAME });
    const sector = drawSector(round.stream);
    const amount = SECTORS[sector]?.amount ?? 0;
    const journalId = await payFromFund(client, { fund: 'spin', userId, amount, at, text: 'Daily Spin' });
    const closed = await closeRound(round, {
      clientTxnId,
      rulesVersion: DAILY_SPIN_RULES,
      payout: amount,
      journalId,
      outcome: { sector, amount },
    });
    return { ...closed, sector, amount, ...(await readWallet(client, userId)) };
  });
}

const hint = (needTyping: number, locale: Locale): string =>
  fillText(dailySpinHints[locale].bet, { amount: formatExact(needTyping) });
