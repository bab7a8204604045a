import type { Queryable } from '../db/database.ts';

/** Limit by the generic cell rate algorithm. */
export interface BurstLimit {
  /** Number that is accepted at once after a pause. */
  readonly burst: number;
  /** Interval after which one more is accepted, ms. */
  readonly intervalMs: number;
}

const COUNT = `
  insert into rate_limits as held (subject, class, zero_at)
  values ($1, $2, $3::bigint * 1000 + $4::bigint)
  on conflict (subject, class) do update
    set zero_at = greatest(held.zero_at, $3 * 1000) + $4
    where greatest(held.zero_at, $3 * 1000) + $4 - $3 * 1000 <= $4 * $5
  returning 1`;

/**
 * Counts one event of a subject. Returns 0 if it is within the limit, else the time after which the next one is, in ms.
 * The count is undone with the transaction.
 */
export async function countBurst(
  db: Queryable,
  { subject, kind, limit, now }: { subject: string; kind: string; limit: BurstLimit; now: number },
): Promise<number> {
  const cost = limit.intervalMs * 1_000;
  const counted = await db.query(COUNT, [subject, kind, now, cost, limit.burst]);
  if (counted.rows.length > 0) return 0;
  const { rows } = await db.query<{ zero_at: number }>(
    'select zero_at from rate_limits where subject = $1 and class = $2',
    [subject, kind],
  );
  const zeroAt = rows[0]?.zero_at ?? 0;
  return Math.max(1, Math.ceil((zeroAt + cost - cost * limit.burst) / 1_000) - now);
}
