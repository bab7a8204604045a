import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { expireChances } from '../jackpot/chances.ts';
import { expireHolds } from '../ledger/holds.ts';
import { settleRounds } from '../red-vs-blue/rounds.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 10 * 60_000;
/** Advisory lock id of the sweep: only one of several processes sweeps at a time. */
const LOCK = 4_180_003;

/**
 * Tables that are swept, and how long their rows are kept after they have become useless. Money and players are not
 * among them.
 */
const SWEPT: readonly (readonly [
  table: string,
  over: string,
  keptMs: number,
  perMs?: number,
  only?: string,
])[] = [
  ['rate_limits', 'zero_at', 60_000, 1_000],
  ['sign_in_tries', 'until', 0],
  ['sms_codes', 'sent_at', 2 * DAY_MS],
  ['sms_outbox', 'at', 2 * DAY_MS],
  ['sms_days', 'day_start', 2 * DAY_MS],
  ['social_attempts', 'expires_at', 0],
  ['passkey_challenges', 'expires_at', 0],
  ['sessions', 'expires_at', 90 * DAY_MS],
  ['client_events', 'received_at', 30 * DAY_MS],
  // Pictures that a player has uploaded but never submitted for verification.
  [
    'kyc_pictures',
    'at',
    DAY_MS,
    1,
    'not exists (select from kyc_applications a where kyc_pictures.id in (a.id_picture, a.selfie_picture))',
  ],
  ['provider_sessions', 'ends_at', DAY_MS, 1, 'is_fun'],
  // Sessions for coins are kept if a round refers to them. Only those of one day are looked at, so that a sweep does not
  // search all of them every time.
  [
    'provider_sessions',
    'ends_at',
    DAY_MS,
    1,
    `not is_fun and ends_at > $1 - ${DAY_MS}
     and not exists (select from provider_rounds r where r.session_id = provider_sessions.id)`,
  ],
  // Devices of guests who did not come back, and of players who stopped coming; never one that had a welcome set.
  [
    'devices',
    'seen_at',
    7 * DAY_MS,
    1,
    'user_id is null and not exists (select from welcome_sets w where w.device_id = devices.id)',
  ],
  [
    'devices',
    'seen_at',
    400 * DAY_MS,
    1,
    'not exists (select from welcome_sets w where w.device_id = devices.id)',
  ],
];
/** Maximum number of stored analytics events; the oldest are deleted first. */
export const MOST_EVENTS = 1_000_000;
/** Maximum number of rows that one statement deletes, so that a backlog does not exceed the statement timeout. */
const PORTION = 5_000;

/**
 * Deletes expired rows, releases held coins and returns the value of unused chances to the house. Returns the number of
 * rows; undefined if another process is sweeping.
 */
export async function sweep(db: Database, now: number): Promise<number | undefined> {
  return db.transaction(async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken !== true) return undefined;
    let swept = 0;
    for (const [table, over, kept, perMs = 1, only = 'true'] of SWEPT)
      swept += await deleteBefore(client, { table, over, only }, (now - kept) * perMs);
    swept += await deleteOldestEvents(client);
    return swept + (await expireHolds(client, now)) + (await expireChances(client, now));
  });
}

/** Deletes rows in portions; keeps a row that was renewed in the meantime. Returns how many rows were deleted. */
async function deleteBefore(
  db: Queryable,
  { table, over, only }: { table: string; over: string; only: string },
  before: number,
): Promise<number> {
  const text = `delete from ${table} where ${over} < $1 and ${only} and ctid = any (array(
    select ctid from ${table} where ${over} < $1 and ${only} order by ${over} limit ${PORTION}))`;
  for (let deleted = 0; ;) {
    const portion = (await db.query(text, [before])).rowCount ?? 0;
    deleted += portion;
    if (portion < PORTION) return deleted;
  }
}

/** Deletes the oldest analytics events above the maximum; ids of events grow by one. Returns how many were deleted. */
async function deleteOldestEvents(db: Queryable): Promise<number> {
  const text = `delete from client_events where id = any (array(
    select id from client_events where id <= (select max(id) from client_events) - $1 order by id limit ${PORTION}))`;
  for (let deleted = 0; ;) {
    const portion = (await db.query(text, [MOST_EVENTS])).rowCount ?? 0;
    deleted += portion;
    if (portion < PORTION) return deleted;
  }
}

/**
 * Sweeps, and pays the finished weeks of red versus blue, at once and then every ten minutes, until the returned
 * function is called. That function waits for the work in progress.
 */
export function sweepRegularly(
  db: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const run = (): void => {
    const turn = [sweep(db, clock.now()), settleRounds(db, clock.now())].map((work) => work.catch(onError));
    running = Promise.all([running, ...turn]).then(() => {});
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}
