import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { expireChances } from '../jackpot/chances.ts';
import { expireHolds } from '../ledger/holds.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 10 * 60_000;
/** Any number that nothing else of the product locks: of several processes one sweeps. */
const LOCK = 4_180_003;

/** What is kept how long after it stopped mattering; money and players are never swept. */
const SWEPT: readonly (readonly [sql: string, keptMs: number])[] = [
  ['delete from rate_limits where zero_at < $1::bigint * 1000', 60_000],
  ['delete from sign_in_tries where until < $1', 0],
  ['delete from sms_codes where sent_at < $1', 2 * DAY_MS],
  ['delete from sms_outbox where at < $1', 2 * DAY_MS],
  ['delete from sessions where expires_at < $1', 90 * DAY_MS],
  ['delete from client_events where received_at < $1', 30 * DAY_MS],
];

/** Deletes what has expired, gives back held coins and the worth of unused chances; returns how many rows, or undefined when another process is at it. */
export async function sweep(db: Database, now: number): Promise<number | undefined> {
  return db.transaction(async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken !== true) return undefined;
    let swept = 0;
    for (const [sql, kept] of SWEPT) swept += (await client.query(sql, [now - kept])).rowCount ?? 0;
    return swept + (await expireHolds(client, now)) + (await expireChances(client, now));
  });
}

/** Sweeps now and every ten minutes until the returned function is called. */
export function sweepRegularly(db: Database, clock: Clock, onError: (error: unknown) => void): () => void {
  const run = (): void => void sweep(db, clock.now()).catch(onError);
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  run();
  return () => clearInterval(timer);
}
