import type { Database, Queryable } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import { type GameWallet, transactionsOf } from './game-wallet.ts';
import { GameServerRefusalError } from './refusal.ts';

/** Fun coins that a session starts with, in hundredths: ₱1,000. */
export const FUN_COINS = 100_000;

/**
 * Creates the wallet of a session for fun. Its coins exist only in the game server's database; the lobby never sees
 * them.
 */
export function funWallet(db: Database, clock: Clock): GameWallet {
  /** Moves fun coins, at most once per transaction id; returns the balance in hundredths. */
  const move = (sessionId: string, transactionId: string, amount: number): Promise<number> =>
    db.transaction(async (client) => {
      const before = await readFunCoins(client, sessionId, clock.now());
      const { rowCount } = await client.query({
        name: 'fun-move',
        text: `insert into fun_moves (session_id, transaction_id, amount) values ($1, $2, $3)
               on conflict do nothing`,
        values: [sessionId, transactionId, amount],
      });
      if (rowCount === 0) return before;
      const { rows } = await client.query<{ balance: number }>({
        name: 'fun-wallet-move',
        text: `update fun_purses set balance = balance + $2 where session_id = $1 and balance + $2 >= 0
               returning balance`,
        values: [sessionId, amount],
      });
      if (rows[0] === undefined) throw new GameServerRefusalError('insufficientFunds', before);
      return rows[0].balance;
    });

  return {
    balance: ({ sessionId }) => readFunCoins(db, sessionId, clock.now()),
    take: (round) => move(round.sessionId, transactionsOf(round).bet, -round.stake),
    pay: (round) => move(round.sessionId, transactionsOf(round).win, round.payout),
    async giveBack(round) {
      const { bet, back } = transactionsOf(round);
      // If the bet was not taken, this move of amount 0 uses up the bet's id, so that the bet cannot be taken later.
      await move(round.sessionId, bet, 0);
      return move(round.sessionId, back, await readTaken(db, round.sessionId, bet));
    },
    end: ({ sessionId }) => readFunCoins(db, sessionId, clock.now()),
  };
}

/**
 * Deletes at most `count` sessions for fun that began before a time (ms since 1970), with their data. Returns how many.
 */
export async function forgetFun(
  db: Database,
  { before, count }: { before: number; count: number },
): Promise<number> {
  return db.transaction(async (client) => {
    const { rows } = await client.query<{ owner: string }>(
      `delete from fun_purses where session_id = any (array(
         select session_id from fun_purses where at < $1 order by at limit $2 for update skip locked))
       returning 'fun:' || session_id as owner`,
      [before, count],
    );
    const owners = rows.map(({ owner }) => owner);
    await client.query('delete from asked_calls where owner = any ($1)', [owners]);
    await client.query('delete from rounds where owner = any ($1) and player_id is null', [owners]);
    await client.query('delete from seeds where owner = any ($1)', [owners]);
    return owners.length;
  });
}

/** Reads the amount that a bet took from the fun coins, in hundredths; 0 for an unknown bet. */
async function readTaken(db: Queryable, sessionId: string, bet: string): Promise<number> {
  const { rows } = await db.query<{ amount: number }>(
    'select amount from fun_moves where session_id = $1 and transaction_id = $2',
    [sessionId, bet],
  );
  return 0 - (rows[0]?.amount ?? 0);
}

/** Reads the fun coins of a session, in hundredths; the first read gives the session its starting coins. */
async function readFunCoins(db: Queryable, sessionId: string, at: number): Promise<number> {
  const { rows } = await db.query<{ balance: number }>({
    name: 'fun-wallet',
    text: `insert into fun_purses (session_id, at, balance) values ($1, $2, $3)
           on conflict (session_id) do update set at = fun_purses.at returning balance`,
    values: [sessionId, at, FUN_COINS],
  });
  return rows[0]?.balance ?? 0;
}
