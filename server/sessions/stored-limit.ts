import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { isWithinBurst } from './burst-limit.ts';
import { siteOf } from './network.ts';

const HOUR_MS = 3_600_000;

/**
 * How much one sender may store: `burst` units at once after a pause, and `perHour` all the time. In this market many
 * phones share a carrier's address, so the limits of addresses fit some hundred players.
 */
export const STORED_LIMITS = {
  /** New devices. */
  device: { burst: 120, perHour: 120 },
  /** Characters of analytics events. */
  events: { burst: 500_000, perHour: 2_000_000 },
  /** Accounts opened with a name, which no text message limits. */
  account: { burst: 30, perHour: 30 },
  /** Opened games of a guest or a player. */
  game: { burst: 60, perHour: 720 },
  /** Changed postal addresses of a player. */
  address: { burst: 10, perHour: 2 },
} as const;

/** Kind of a stored row. */
export type StoredKind = keyof typeof STORED_LIMITS;

/** Who stores something, and when (ms since 1970). */
export interface Storer {
  readonly db: Queryable;
  readonly clock: { now(): number };
  readonly ip: string;
  /** The player, who is counted instead of the address; undefined for a guest. */
  readonly session?: { readonly userId: number } | undefined;
  /** False switches the limits off, for load tests. */
  readonly limits: boolean;
}

/**
 * Counts something before it is stored: of a guest by the address's site (an
 * IPv6 /48, because its owner has 65,536 networks), of a player by the player. Throws rateLimited above the limit.
 */
export async function countStored(
  { db, clock, ip, session, limits }: Storer,
  kind: StoredKind,
  units: number = 1,
): Promise<void> {
  if (!limits) return;
  const { burst, perHour } = STORED_LIMITS[kind];
  const isWithin = await isWithinBurst(db, {
    subject: session === undefined ? `s${siteOf(ip)}` : `u${session.userId}`,
    kind: `stored ${kind}`,
    limit: { burst, intervalMs: HOUR_MS / perHour },
    now: clock.now(),
    units,
  });
  if (!isWithin) throw new CallError(ErrorCode.rateLimited);
}
