import type { ResponseOf } from '../../contract/call.ts';
import type { RequestOf } from '../../contract/calls.ts';
import { ActivityId } from '../../contract/activities.ts';
import type { AddUp, receiveAddupAwardById } from '../../contract/scratch-cards.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { ADD_UP_AWARDS, ADD_UP_CYCLE, playedOfCycle } from '../../fair/scratch.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { CommandBy } from '../calls/run-command.ts';
import type { Database, Queryable } from '../db/database.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';

/** Returns the id of an award. Ids continue over the cycles, so that an id always names the same award. */
const idOf = (cycle: number, place: number): number => cycle * ADD_UP_AWARDS.length + place + 1;

interface Track {
  readonly played: number;
  readonly cycle: number;
}

/** Reads a player's progress towards the awards for played cards. */
export async function readTrack(db: Queryable, userId: number): Promise<AddUp> {
  const { rows } = await db.query<Track>('select played, cycle from scratch_players where user_id = $1', [
    userId,
  ]);
  return shownTrack(db, userId, rows[0] ?? { played: 0, cycle: 0 });
}

async function shownTrack(db: Queryable, userId: number, { played, cycle }: Track): Promise<AddUp> {
  const { rows } = await db.query<{ id: number }>(
    'select award_id as id from scratch_awards where user_id = $1 and award_id between $2 and $3',
    [userId, idOf(cycle, 0), idOf(cycle, ADD_UP_AWARDS.length - 1)],
  );
  const received = new Set(rows.map((row) => row.id));
  const reached = playedOfCycle(played, cycle);
  return {
    cycle,
    played: reached,
    of: ADD_UP_CYCLE,
    awards: ADD_UP_AWARDS.map(({ cards, amount }, place) => {
      const id = idOf(cycle, place);
      const state = received.has(id) ? 'received' : reached >= cards ? 'ready' : 'locked';
      return { id, cards, amount, state };
    }),
  };
}

/** Adds played cards, bought or granted, to a player's progress towards the awards. Returns the progress. */
export async function advanceTrack(client: Queryable, userId: number, cards: number): Promise<AddUp> {
  const { rows } = await client.query<Track>(
    `insert into scratch_players (user_id, played) values ($1, $2)
     on conflict (user_id) do update set played = scratch_players.played + excluded.played returning played, cycle`,
    [userId, cards],
  );
  return shownTrack(client, userId, rows[0] ?? { played: cards, cycle: 0 });
}

/**
 * Pays an award for played cards, each only once. Cards beyond the last award of a cycle count for the next cycle,
 * which begins when all four awards are received. Refuses with idempotencyConflict, playerExcluded, activityClosed,
 * alreadyClaimed and conditionNotMet.
 */
export async function receiveAward(
  db: Database,
  { userId, at, clientTxnId, id }: CommandBy & RequestOf<'receiveAddupAwardById'>,
): Promise<{ answer: ResponseOf<typeof receiveAddupAwardById>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'receiveAddupAwardById', body: { id }, at };
  return runIdempotent(db, command, async (client) => {
    await assertCanPlay(client, { userId, activity: ActivityId.scratchCard, at });
    const track = await lockTrack(client, userId);
    const place = (id - 1) % ADD_UP_AWARDS.length;
    const cycle = Math.floor((id - 1) / ADD_UP_AWARDS.length);
    const award = ADD_UP_AWARDS[place];
    if (!award) throw new CallError(ErrorCode.validationFailed, {}, { id: 'unknown' });
    if (cycle < track.cycle) throw new CallError(ErrorCode.alreadyClaimed);
    const missing = cycle * ADD_UP_CYCLE + award.cards - track.played;
    if (cycle > track.cycle || missing > 0)
      throw new CallError(ErrorCode.conditionNotMet, { missing: Math.max(1, missing) });
    await assertNotReceived(client, userId, id);
    const { amount } = award;
    const journalId = await post(client, {
      kind: 'promotion',
      at,
      text: `Scratch cards: ${award.cards} played`,
      legs: [
        { account: houseOf('HOUSE', userId), amount: -amount },
        { account: walletOf(userId), amount },
      ],
    });
    await client.query(
      'insert into scratch_awards (user_id, award_id, at, amount, journal_id) values ($1, $2, $3, $4, $5)',
      [userId, id, at, amount, journalId],
    );
    const addUp = await turnTrack(client, userId, track);
    return { amount, addUp, ...(await readWallet(client, userId)) };
  });
}

async function lockTrack(client: Queryable, userId: number): Promise<Track> {
  const { rows } = await client.query<Track>(
    'select played, cycle from scratch_players where user_id = $1 for update',
    [userId],
  );
  return rows[0] ?? { played: 0, cycle: 0 };
}

async function assertNotReceived(client: Queryable, userId: number, id: number): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from scratch_awards where user_id = $1 and award_id = $2',
    [userId, id],
  );
  if (rowCount !== 0) throw new CallError(ErrorCode.alreadyClaimed);
}

/** Begins the next cycle if all awards of this one are received. Returns the player's progress. */
async function turnTrack(client: Queryable, userId: number, track: Track): Promise<AddUp> {
  const shown = await shownTrack(client, userId, track);
  if (shown.awards.some(({ state }) => state !== 'received')) return shown;
  const next = { ...track, cycle: track.cycle + 1 };
  await client.query('update scratch_players set cycle = $2 where user_id = $1', [userId, next.cycle]);
  return shownTrack(client, userId, next);
}
