import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Camp, pkData } from '../../contract/red-vs-blue.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import { manilaDay, manilaDayBegins, manilaWeekStart } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { feedFund, payFromFund, readFund } from '../funds/funds.ts';
import { type CampSums, forgetCamps, readCamps } from './camps.ts';
import { MEMBERS, PK_DAYS } from './members.ts';
import { type Member, settle, shareOf } from './shares.ts';

/** Returns the number of the round at a time: the Manila day of the week's Monday. */
const roundOf = (at: number): number => manilaDay(manilaWeekStart(at));

const readMembers = async (db: Queryable, round: number): Promise<Member[]> =>
  (await db.query<Member>(`${MEMBERS} order by m.user_id`, [round])).rows;

/** Reads a player's camp and bet in a round; undefined for a player without a camp. */
const readMember = async (db: Queryable, round: number, userId: number): Promise<Member | undefined> =>
  (await db.query<Member>(`${MEMBERS} and m.user_id = $2`, [round, userId])).rows[0];

/** Reads both camps of the week in the form shown to one player. */
export async function readPk(db: Database, userId: number, now: number): Promise<ResponseOf<typeof pkData>> {
  const round = roundOf(now);
  const [camps, own, pool, last] = await Promise.all([
    readCamps(db, round, now),
    readMember(db, round, userId),
    readFund(db, 'red-vs-blue'),
    readLast(db, userId),
  ]);
  const shown = ({ players, validBet }: CampSums) => ({ players, validBet });
  return {
    startsAt: manilaDayBegins(round),
    endsAt: manilaDayBegins(round + PK_DAYS),
    pool,
    red: shown(camps.red),
    blue: shown(camps.blue),
    own: {
      ...(own && { camp: own.camp }),
      validBet: own?.bet ?? 0,
      // The player's share as if the player's camp had won.
      share: own === undefined ? 0 : shareOf(own.bet, camps[own.camp], pool),
    },
    ...(last && { last }),
  };
}

async function readLast(db: Queryable, userId: number): Promise<ResponseOf<typeof pkData>['last']> {
  const { rows } = await db.query<NonNullable<ResponseOf<typeof pkData>['last']>>(
    `select r.winner, r.paid, coalesce(p.amount, 0)::bigint as own from pk_rounds r
     left join pk_payments p on p.round = r.round and p.user_id = $1 order by r.round desc limit 1`,
    [userId],
  );
  return rows[0];
}

/**
 * Joins a camp for the week; joining the same camp again changes nothing. Refuses with activityClosed, playerExcluded,
 * and alreadyClaimed for a member of the other camp.
 */
export async function joinCamp(
  db: Database,
  { userId, camp, at }: { userId: number; camp: Camp; at: number },
): Promise<Camp> {
  const [round, day] = [roundOf(at), manilaDay(at)];
  const joined = await db.transaction(async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.redPKBlue, at });
    await client.query(
      `insert into pk_members (round, user_id, camp, at, day, bet_before)
       values ($1, $2, $3, $4, $5,
         coalesce((select valid_bet from player_days where user_id = $2 and day = $5), 0))
       on conflict do nothing`,
      [round, userId, camp, at, day],
    );
    const { rows } = await client.query<{ camp: Camp }>(
      'select camp from pk_members where round = $1 and user_id = $2',
      [round, userId],
    );
    if (rows[0]?.camp !== camp) throw new CallError(ErrorCode.alreadyClaimed);
    return camp;
  });
  forgetCamps(db);
  return joined;
}

/** Reads the numbers of finished rounds that are not paid yet, oldest first. */
async function readOver(db: Queryable, now: number): Promise<number[]> {
  const { rows } = await db.query<{ round: number }>(
    `select distinct round from pk_members m where round < $1
     and not exists (select from pk_rounds r where r.round = m.round) order by round`,
    [roundOf(now)],
  );
  return rows.map(({ round }) => round);
}

/**
 * Pays every finished round once: shares out of the fund, and a mail to every member. Each round is paid in one
 * transaction, so parallel processes and crashes do no harm. Returns the ids of the paid players.
 */
export async function settleRounds(db: Database, now: number): Promise<number[]> {
  const paid: number[] = [];
  for (const round of await readOver(db, now)) paid.push(...(await settleRound(db, round, now)));
  return paid;
}

const settleRound = (db: Database, round: number, at: number): Promise<number[]> =>
  db.transaction(async (client) => {
    // Locking the fund first makes another process that settles this round wait here, and then find the round paid.
    const pool = await feedFund(client, 'red-vs-blue', at);
    const { rowCount } = await client.query('select 1 from pk_rounds where round = $1', [round]);
    if (rowCount !== 0) return [];
    const members = await readMembers(client, round);
    const { winner, red, blue, shares } = settle(members, pool);
    await client.query(
      `insert into pk_rounds (round, settled_at, winner, red_bet, blue_bet, pool, paid) values ($1, $2, $3, $4, $5, $6, $7)`,
      [round, at, winner, red, blue, pool, shares.reduce((sum, { amount }) => sum + amount, 0)],
    );
    for (const { userId, amount } of shares) {
      const journalId = await payFromFund(client, {
        fund: 'red-vs-blue',
        userId,
        amount,
        at,
        text: 'Red vs Blue',
      });
      await client.query(
        'insert into pk_payments (round, user_id, amount, journal_id) values ($1, $2, $3, $4)',
        [round, userId, amount, journalId],
      );
    }
    await client.query('select tell_pk_result($1, $2)', [round, at]);
    return shares.map(({ userId }) => userId);
  });
