import { openStream } from '../../fair/random.ts';
import type { Queryable } from '../db/database.ts';
import { depositFields, roundFields } from '../games/rounds.ts';
import { drawFields } from '../jackpot/draw.ts';
import { openHold, payHold } from '../ledger/holds.ts';
import { storeCommands } from '../ledger/run-idempotent.ts';
import type { HistoryEvent, Withdrawal } from './history.ts';

type BatchEvent = Exclude<HistoryEvent, { kind: 'withdrawal' }>;

/** Statement that books many events, in order, with the same SQL functions as real play. */
const BOOK = `
  select case e.kind
    when 'deposit' then settle_deposit(e.fields)
    when 'round' then settle_round(e.fields)
    when 'draw' then book_past_draw(e.fields)
  end
  from (
    select line ->> 'kind' as kind, line -> 'fields' as fields
    from jsonb_array_elements($1::jsonb) with ordinality as given (line, n) order by n offset 0
  ) e`;

/** Number of events in one statement, small enough that a busy machine stays well within the statement timeout. */
const BATCH_SIZE = 250;

/** Number of events between two rewrites of the accounts table; more rewrites would cost more time than they save. */
const REWRITE_EVERY = 250;

/**
 * Rewrites the accounts table without old row versions. A long transaction cannot vacuum versions that it has itself
 * replaced, so each booking would scan past all earlier ones. The column keeps its type; the expression only makes
 * PostgreSQL rewrite the table.
 */
const REWRITE_ACCOUNTS = 'alter table accounts alter column version type bigint using version + 0';

/**
 * Books a history with the same SQL functions as real play, in the given order. Call it inside a transaction that has
 * locked the accounts table.
 */
export async function bookHistory(db: Queryable, events: readonly HistoryEvent[]): Promise<void> {
  let batch: BatchEvent[] = [];
  for (const [index, event] of events.entries()) {
    if (index % REWRITE_EVERY === 0) await db.query(REWRITE_ACCOUNTS);
    if (event.kind !== 'withdrawal') batch.push(event);
    if (event.kind === 'withdrawal' || batch.length === BATCH_SIZE) {
      await bookBatch(db, batch);
      batch = [];
    }
    if (event.kind === 'withdrawal') await bookWithdrawal(db, event);
  }
  await bookBatch(db, batch);
}

async function bookBatch(db: Queryable, events: readonly BatchEvent[]): Promise<void> {
  if (events.length === 0) return;
  const draws = events.filter((event) => event.kind === 'draw');
  await storeCommands(
    db,
    draws.map(({ userId, clientTxnId, at }) => ({
      userId,
      clientTxnId,
      at,
      name: 'receiveDrawChance',
      body: {},
    })),
  );
  const lines = events.map((event) => ({ kind: event.kind, fields: fieldsOf(event) }));
  await db.query({ name: 'book-past', text: BOOK, values: [JSON.stringify(lines)] });
}

async function bookWithdrawal(db: Queryable, { userId, amount, at, paidAt }: Withdrawal): Promise<void> {
  const hold = await openHold(db, { userId, amount, reason: 'GCash', at, expiresAt: paidAt + 86_400_000 });
  await payHold(db, hold.id, paidAt);
}

function fieldsOf(event: BatchEvent): object {
  switch (event.kind) {
    case 'deposit':
      return depositFields(event);
    case 'round':
      return roundFields(event);
    case 'draw': {
      const stream = openStream(event.seed, event.clientSeed, event.nonce);
      return drawFields({ ...event, game: 'lucky-jackpot', stream }, event.clientTxnId, event.nextSeed);
    }
  }
}
