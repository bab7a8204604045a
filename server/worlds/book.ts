import type { Queryable } from '../db/database.ts';
import { depositValues, roundValues } from '../games/rounds.ts';
import { drawValues } from '../jackpot/draw.ts';
import { openHold, payHold } from '../ledger/holds.ts';
import type { PastEvent, Withdrawal } from './past.ts';

type BatchEvent = Exclude<PastEvent, { kind: 'withdrawal' }>;

/** Parameter types of the functions that book play, in the order of their values. */
const DEPOSIT = 'bigint integer bigint integer bigint text bigint integer bigint bigint bigint';
const ROUND =
  'bigint integer bigint integer integer text bigint bigint bigint bigint bigint integer bigint bigint bigint ' +
  'bigint bigint';
const DRAW =
  'bigint uuid bytea bigint bigint integer bigint text text text text integer integer bigint text bigint bigint text ' +
  'bigint bigint bigint bigint bigint[] bigint[] bigint bigint';

const args = (types: string): string =>
  types
    .split(' ')
    .map((type, index) => `(e.v ->> ${index})::${type}`)
    .join(', ');

/** The functions that play itself calls, called for many events in one statement, in their order. */
const BOOK = `
  select count(*) filter (where said not in ('', 'drawn')) as refused from (
    select case e.kind
      when 'deposit' then settle_deposit(${args(DEPOSIT)})::text
      when 'round' then settle_round(${args(ROUND)})::text
      else (select d.status from jackpot_draw(${args(DRAW)}) d)
    end as said
    from (
      select line ->> 'kind' as kind, line -> 'v' as v
      from jsonb_array_elements($1::jsonb) with ordinality as given (line, n) order by n offset 0
    ) e
    offset 0
  ) as booked`;

/** Small enough that a busy machine books a batch well within a statement's time limit. */
const AT_ONCE = 250;

/** Books a past through the same functions as play, in the given order. Call it inside a transaction. */
export async function bookPast(db: Queryable, events: readonly PastEvent[]): Promise<void> {
  let batch: BatchEvent[] = [];
  for (const event of events) {
    if (event.kind !== 'withdrawal') batch.push(event);
    if (event.kind === 'withdrawal' || batch.length === AT_ONCE) {
      await bookBatch(db, batch);
      batch = [];
    }
    if (event.kind === 'withdrawal') await payOut(db, event);
  }
  await bookBatch(db, batch);
}

async function bookBatch(db: Queryable, events: readonly BatchEvent[]): Promise<void> {
  if (events.length === 0) return;
  const lines = events.map((event) => ({ kind: event.kind, v: valuesOf(event).map(asJson) }));
  const { rows } = await db.query<{ refused: number }>({
    name: 'book-past',
    text: BOOK,
    values: [JSON.stringify(lines)],
  });
  if (rows[0]?.refused !== 0) throw new Error(`${rows[0]?.refused} draws of the past were refused`);
}

async function payOut(db: Queryable, { userId, amount, at, paidAt }: Withdrawal): Promise<void> {
  const hold = await openHold(db, { userId, amount, reason: 'GCash', at, expiresAt: paidAt + 86_400_000 });
  await payHold(db, hold.id, paidAt);
}

function valuesOf(event: BatchEvent): unknown[] {
  switch (event.kind) {
    case 'deposit':
      return depositValues(event);
    case 'round':
      return roundValues(event);
    case 'draw':
      return drawValues({ ...event, asked: {}, player: event });
  }
}

/** Bytes and arrays as PostgreSQL writes them. */
function asJson(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return value;
}
