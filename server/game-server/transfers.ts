import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { CURRENCY } from '../../contract/provider-wallet.ts';
import {
  type Played,
  type TransferAnswer,
  type TransferMessage,
  type TransferMessageName,
  transferMessages,
  type TransferRefusal,
} from '../../contract/transfer-wallet.ts';
import { bodyHash } from '../db/body-hash.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Clock } from '../clock.ts';
import { countOpenRounds, lockArcadeWallet, readArcadeCoins } from './arcade-wallet.ts';

/**
 * Handles the messages that the lobby's server sends to the second brand's wallets (docs/providers.md, The transfer
 * wallet).
 */

type Done = Extract<TransferAnswer, { status: 'done' }>;

const refused = (code: TransferRefusal): TransferAnswer => ({ status: 'refused', code });

/** Handles a message with a valid signature. Each transfer is executed at most once. */
export async function handleTransfer(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  name: TransferMessageName,
  body: unknown,
): Promise<TransferAnswer> {
  const parsed = v.safeParse(transferMessages[name], body);
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.type]),
    );
    return { status: 'refused', code: 'invalidMessage', fields };
  }
  if (parsed.output.currency !== CURRENCY) return refused('wrongCurrency');
  switch (name) {
    case 'balance':
      return tellBalance(db, parsed.output.playerId);
    case 'endSession':
      return endSession(db, parsed.output as TransferMessage<'endSession'>, clock.now());
    case 'deposit':
      // The message has just passed the schema of this name, but TypeScript cannot see that in a table of handlers by
      // name.
      return deposit(db, parsed.output as TransferMessage<'deposit'>);
    case 'withdraw':
      return withdraw(db, parsed.output as TransferMessage<'withdraw'>);
    case 'transfer':
      return tell(db, parsed.output as TransferMessage<'transfer'>);
  }
}

const done = (playerId: number, balance: number, more: Partial<Done> = {}): Done => ({
  status: 'done',
  playerId,
  balance,
  currency: CURRENCY,
  ...more,
});

/** Reads the rounds before the coins: a round that ends in between has paid before its coins are read. */
async function tellBalance(db: Queryable, playerId: number): Promise<TransferAnswer> {
  const openRounds = await countOpenRounds(db, playerId);
  return done(playerId, await readArcadeCoins(db, playerId), { openRounds });
}

/**
 * Ends a session. The wallet is locked meanwhile, so that a bet is either taken before the answer or refused.
 */
const endSession = (
  db: Database,
  { playerId, sessionId }: TransferMessage<'endSession'>,
  at: number,
): Promise<TransferAnswer> =>
  db.transaction(async (client) => {
    await lockArcadeWallet(client, playerId);
    await client.query('insert into ended_sessions (session_id, at) values ($1, $2) on conflict do nothing', [
      sessionId,
      at,
    ]);
    return tellBalance(client, playerId);
  });

/**
 * Deletes ended sessions from before a time (ms since 1970). Their player tokens have expired by themselves, so that no
 * bet of them is taken anyway.
 */
export async function forgetEndedSessions(db: Queryable, before: number): Promise<void> {
  await db.query({
    name: 'ended-sessions-forget',
    text: 'delete from ended_sessions where at < $1',
    values: [before],
  });
}

const deposit = (db: Database, message: TransferMessage<'deposit'>): Promise<TransferAnswer> =>
  once(db, message, { ...message, kind: 'deposit' }, async (client, before) => {
    const { playerId, amount } = message;
    await setBalance(client, playerId, before + amount);
    return done(playerId, before + amount, { amount });
  });

const withdraw = (db: Database, message: TransferMessage<'withdraw'>): Promise<TransferAnswer> =>
  once(db, message, { ...message, kind: 'withdraw' }, async (client, before) => {
    const { playerId } = message;
    const openRounds = await countOpenRounds(client, playerId);
    await setBalance(client, playerId, 0);
    const played = await takePlayed(client, playerId);
    return done(playerId, 0, { amount: before, played, openRounds });
  });

/**
 * Returns and resets the totals of what a player has played. A stake that was reported while its round was open, and
 * then counted nothing, stays to be subtracted from the next report.
 */
async function takePlayed(client: PoolClient, playerId: number): Promise<Played[]> {
  const { rows } = await client.query<Played & { readonly uncounted: number }>(
    `delete from arcade_played where player_id = $1 returning game_id as "gameId", staked, won, uncounted`,
    [playerId],
  );
  for (const { gameId, staked, uncounted } of rows.filter((row) => row.uncounted > row.staked))
    await client.query('insert into arcade_played (player_id, game_id, uncounted) values ($1, $2, $3)', [
      playerId,
      gameId,
      uncounted - staked,
    ]);
  return rows
    .filter(({ staked, won }) => staked > 0 || won > 0)
    .map(({ gameId, staked, won, uncounted }) => ({
      gameId,
      staked,
      won,
      ...(uncounted > 0 ? { counted: Math.max(0, staked - uncounted) } : {}),
    }));
}

const setBalance = (client: PoolClient, playerId: number, balance: number) =>
  client.query('update arcade_purses set balance = $2 where player_id = $1', [playerId, balance]);

/** Executes a transfer at most once: a repeated one gets the same answer, even within the same millisecond. */
async function once(
  db: Database,
  { transferId, playerId }: { readonly transferId: string; readonly playerId: number },
  body: object,
  run: (client: PoolClient, before: number) => Promise<Done>,
): Promise<TransferAnswer> {
  const hash = bodyHash(body);
  return db.transaction(async (client) => {
    const { rowCount } = await client.query(
      'insert into arcade_transfers (id, player_id, body_hash) values ($1, $2, $3) on conflict do nothing',
      [transferId, playerId, hash],
    );
    if (rowCount === 0) {
      const stored = await readStored(client, transferId);
      if (stored?.bodyHash === null && stored.playerId === playerId) return refused('cancelled');
      return stored?.bodyHash?.equals(hash) === true && stored.answer ? stored.answer : refused('conflict');
    }
    const answer = await run(client, await lockArcadeWallet(client, playerId));
    await client.query('update arcade_transfers set answer = $2 where id = $1', [
      transferId,
      JSON.stringify(answer),
    ]);
    return answer;
  });
}

/** Returns the result of a transfer. An unknown transfer is stored as refused, so that it is never executed later. */
const tell = (db: Database, { transferId, playerId }: TransferMessage<'transfer'>): Promise<TransferAnswer> =>
  db.transaction(async (client) => {
    await client.query(
      'insert into arcade_transfers (id, player_id) values ($1, $2) on conflict do nothing',
      [transferId, playerId],
    );
    const stored = await readStored(client, transferId);
    if (stored?.playerId !== playerId) return refused('conflict');
    return stored.answer ?? refused('unknownTransfer');
  });

interface Stored {
  readonly playerId: number;
  readonly bodyHash: Buffer | null;
  readonly answer: TransferAnswer | null;
}

async function readStored(client: PoolClient, transferId: string): Promise<Stored | undefined> {
  const { rows } = await client.query<Stored>(
    'select player_id as "playerId", body_hash as "bodyHash", answer from arcade_transfers where id = $1',
    [transferId],
  );
  return rows[0];
}
