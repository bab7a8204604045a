import type { PoolClient } from 'pg';
import type { Database, Queryable } from '../db/database.ts';
import { type Holder, type GameWallet, transactionsOf } from './game-wallet.ts';
import { GameServerRefusalError } from './refusal.ts';
import type { BookedRound } from './rounds.ts';

/**
 * Names of the totals to which a move of coins may be added; the lobby's server receives the totals with each
 * withdrawal.
 */
type Sums = 'stake' | 'win' | 'back';

/**
 * Creates the wallet of the second brand. It holds a player's coins during play; transfers.ts moves coins in and out.
 */
export function arcadeWallet(db: Database): GameWallet {
  /** Moves coins for a round, at most once per transaction id; returns the balance in hundredths. */
  const move = (round: BookedRound, transactionId: string, amount: number, sums: Sums): Promise<number> =>
    db.transaction(async (client) => {
      const playerId = playerOf(round);
      const before = await lockArcadeWallet(client, playerId);
      const isFirst = await storeMove(client, { transactionId, playerId, amount });
      if (!isFirst || amount === 0) return before;
      if (sums === 'stake') await assertNotEnded(client, round.sessionId);
      if (before + amount < 0) throw new GameServerRefusalError('insufficientFunds', before);
      await client.query({
        name: 'arcade-wallet-move',
        text: 'update arcade_purses set balance = balance + $2 where player_id = $1',
        values: [playerId, amount],
      });
      await addPlayed(client, { playerId, gameId: round.gameId, amount: Math.abs(amount), sums });
      return before + amount;
    });
  const read = (holder: Holder): Promise<number> => readArcadeCoins(db, playerOf(holder));

  return {
    async balance(holder) {
      await assertNotEnded(db, holder.sessionId);
      return read(holder);
    },
    take: (round) => move(round, transactionsOf(round).bet, -round.stake, 'stake'),
    pay: (round) => move(round, transactionsOf(round).win, round.payout, 'win'),
    async giveBack(round) {
      const { bet, back } = transactionsOf(round);
      // If the bet was not taken, this move of amount 0 uses up the bet's id, so that the bet cannot be taken later.
      await move(round, bet, 0, 'back');
      return move(round, back, await readTaken(db, bet), 'back');
    },
    async end(round, { staked, counted }) {
      if (counted < staked) await uncount(db, round, staked - counted);
      return read(round);
    },
  };
}

/** Stores a move of coins. Returns false if its transaction id is already stored. */
async function storeMove(
  client: PoolClient,
  { transactionId, playerId, amount }: { transactionId: string; playerId: number; amount: number },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'arcade-move',
    text: `insert into arcade_moves (transaction_id, player_id, amount) values ($1, $2, $3)
           on conflict do nothing`,
    values: [transactionId, playerId, amount],
  });
  return rowCount === 1;
}

/** Adds the part of a round's stake that counts no valid bet to the totals of what a player has played, once. */
async function uncount(db: Database, round: BookedRound, amount: number): Promise<void> {
  const playerId = playerOf(round);
  await db.transaction(async (client) => {
    await lockArcadeWallet(client, playerId);
    if (!(await storeMove(client, { transactionId: transactionsOf(round).end, playerId, amount: 0 }))) return;
    await client.query({
      name: 'arcade-uncount',
      text: `insert into arcade_played as p (player_id, game_id, uncounted) values ($1, $2, $3)
             on conflict (player_id, game_id) do update set uncounted = p.uncounted + $3`,
      values: [playerId, round.gameId, amount],
    });
  });
}

/** Refuses with sessionEnded if the lobby's server has ended the session. */
async function assertNotEnded(db: Queryable, sessionId: string): Promise<void> {
  const { rowCount } = await db.query({
    name: 'arcade-session-ended',
    text: 'select 1 from ended_sessions where session_id = $1',
    values: [sessionId],
  });
  if (rowCount !== 0) throw new GameServerRefusalError('sessionEnded');
}

/** Counts a player's rounds that are not over, whose wins may still reach the wallet. */
export async function countOpenRounds(db: Queryable, playerId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'arcade-open-rounds',
    text: `select count(*) as count from rounds
           where player_id = $1 and is_arcade and state not in ('done', 'undone')`,
    values: [playerId],
  });
  return rows[0]?.count ?? 0;
}

/** Returns the id of the player who owns the wallet. Throws for fun coins, which are not in this wallet. */
function playerOf({ playerId }: Holder): number {
  if (playerId === null) throw new Error('fun coins are not in this wallet');
  return playerId;
}

/** Reads the balance of a player's wallet, in hundredths. */
export async function readArcadeCoins(db: Queryable, playerId: number): Promise<number> {
  const { rows } = await db.query<{ balance: number }>({
    name: 'arcade-wallet',
    text: 'select balance from arcade_purses where player_id = $1',
    values: [playerId],
  });
  return rows[0]?.balance ?? 0;
}

/**
 * Locks a player's wallet until the transaction ends, creating it if it is missing. Returns the balance in hundredths.
 */
export async function lockArcadeWallet(client: PoolClient, playerId: number): Promise<number> {
  const { rows } = await client.query<{ balance: number }>({
    name: 'arcade-wallet-lock',
    text: `insert into arcade_purses (player_id) values ($1)
           on conflict (player_id) do update set balance = arcade_purses.balance returning balance`,
    values: [playerId],
  });
  return rows[0]?.balance ?? 0;
}

/**
 * Adds a move to the totals of what a player has played. If the stake was already reported to the lobby, its refund
 * counts as a win, so that the totals still match.
 */
async function addPlayed(
  client: PoolClient,
  { playerId, gameId, amount, sums }: { playerId: number; gameId: number; amount: number; sums: Sums },
): Promise<void> {
  await client.query({
    name: 'arcade-played',
    text: `insert into arcade_played as p (player_id, game_id, staked, won)
           values ($1, $2, case when $4 = 'stake' then $3::bigint else 0 end, case when $4 = 'stake' then 0 else $3::bigint end)
           on conflict (player_id, game_id) do update set
             staked = p.staked + case when $4 = 'stake' then $3 when $4 = 'back' and p.staked >= $3 then -$3 else 0 end,
             won = p.won + case when $4 = 'win' or ($4 = 'back' and p.staked < $3) then $3 else 0 end`,
    values: [playerId, gameId, amount, sums],
  });
}

/** Reads the amount that a bet took from the wallet, in hundredths; 0 for an unknown bet. */
async function readTaken(db: Queryable, bet: string): Promise<number> {
  const { rows } = await db.query<{ amount: number }>(
    'select amount from arcade_moves where transaction_id = $1',
    [bet],
  );
  return 0 - (rows[0]?.amount ?? 0);
}
