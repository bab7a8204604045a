import type { Queryable } from '../db/database.ts';

/** Limit by the generic cell rate algorithm. */
export interface BurstLimit {
  /** Number that is accepted at once after a pause. */
  readonly burst: number;
  /** Interval after which one more is accepted, ms. */
  readonly intervalMs: number;
}

/** Something to be counted. */
export interface Counted {
  /** Who is counted, such as a player or an address. */
  readonly subject: string;
  /** What is counted; each kind of a subject has a count of its own. */
  readonly kind: string;
  readonly limit: BurstLimit;
  /** Time of the event, ms since 1970. */
  readonly now: number;
  /** Number of units that the event counts for; default 1. */
  readonly units?: number;
}

/** `zero_at` is the time at which the subject has its full burst again, in µs. $4 is the event's cost, $5 the burst's. */
const COUNT = `
  insert into rate_limits as held (subject, class, zero_at)
  select $1, $2, $3::bigint * 1000 + $4::bigint where $4::bigint <= $5::bigint
  on conflict (subject, class) do update
    set zero_at = greatest(held.zero_at, $3 * 1000) + $4
    where greatest(held.zero_at, $3 * 1000) + $4 - $3 * 1000 <= $5
  returning 1`;

/** Returns the cost of an event and of a whole burst, in µs. */
const costsOf = ({ limit: { burst, intervalMs }, units = 1 }: Counted) => ({
  cost: Math.round(intervalMs * 1_000 * units),
  most: Math.round(intervalMs * 1_000 * burst),
});

/** Counts an event. Returns false, and counts nothing, above the limit. The count is undone with the transaction. */
export async function isWithinBurst(db: Queryable, counted: Counted): Promise<boolean> {
  const { cost, most } = costsOf(counted);
  const { rowCount } = await db.query({
    name: 'count-burst',
    text: COUNT,
    values: [counted.subject, counted.kind, counted.now, cost, most],
  });
  return rowCount === 1;
}

/** Counts an event. Returns 0 if it is within the limit, else the time after which the next one is, in ms. */
export async function countBurst(db: Queryable, counted: Counted): Promise<number> {
  if (await isWithinBurst(db, counted)) return 0;
  const { cost, most } = costsOf(counted);
  const { rows } = await db.query<{ zero_at: number }>(
    'select zero_at from rate_limits where subject = $1 and class = $2',
    [counted.subject, counted.kind],
  );
  return Math.max(1, Math.ceil(((rows[0]?.zero_at ?? 0) + cost - most) / 1_000) - counted.now);
}
