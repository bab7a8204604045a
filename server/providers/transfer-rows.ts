import type { Queryable } from '../db/database.ts';

/** An unfinished transfer between a player's wallet and a provider. */
export interface OpenTransfer {
  readonly id: string;
  readonly provider: string;
  readonly userId: number;
  readonly direction: 'out' | 'home';
  /** Amount in hundredths; null for a transfer back to the wallet, whose amount comes with the provider's answer. */
  readonly amount: number | null;
}

/** A transfer without a result, as stored. */
export interface StoredTransfer extends OpenTransfer {
  readonly state: 'pending' | 'unknown';
  /** Time of the transfer, ms since 1970. */
  readonly at: number;
}

const COLUMNS = `id, provider, user_id as "userId", direction, amount, state, at`;

/** Stores a transfer before it is sent. Returns false if the player has an unfinished transfer with this provider. */
export async function storeTransfer(
  db: Queryable,
  { id, provider, userId, direction, amount }: OpenTransfer,
  at: number,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'transfer-store',
    text: `insert into provider_transfers (id, provider, user_id, direction, amount, at)
           values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [id, provider, userId, direction, amount, at],
  });
  return rowCount === 1;
}

/** Reads the unfinished transfer between a player and a provider; undefined if there is none. */
export async function readTransfer(
  db: Queryable,
  userId: number,
  provider: string,
): Promise<StoredTransfer | undefined> {
  const { rows } = await db.query<StoredTransfer>({
    name: 'transfer-open',
    text: `select ${COLUMNS} from provider_transfers
           where user_id = $1 and provider = $2 and state in ('pending', 'unknown')`,
    values: [userId, provider],
  });
  return rows[0];
}

/** Reads the unfinished transfers that began before a time (ms since 1970), oldest first. */
export async function readUnresolved(
  db: Queryable,
  before: number,
  count: number,
): Promise<readonly StoredTransfer[]> {
  const { rows } = await db.query<StoredTransfer>({
    name: 'transfers-unresolved',
    text: `select ${COLUMNS} from provider_transfers
           where state in ('pending', 'unknown') and at <= $1 order by at limit $2`,
    values: [before, count],
  });
  return rows;
}

/** Result of a transfer, to be stored. */
export interface Resolution {
  readonly state: 'done' | 'failed' | 'unknown';
  /** Time of the result, ms since 1970. */
  readonly at: number;
  readonly reason?: string;
  /** Amounts of a transfer back to the wallet, in hundredths. */
  readonly home?: {
    readonly amount: number;
    readonly sent: number;
    readonly staked: number;
    readonly won: number;
  };
}

/** Stores the result of a transfer. Returns false if a result is already stored. */
export async function resolveRow(
  db: Queryable,
  id: string,
  { state, at, reason, home }: Resolution,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'transfer-resolve',
    text: `update provider_transfers set state = $2, resolved_at = $3, reason = $4,
             amount = coalesce($5, amount), sent = $6, staked = $7, won = $8
           where id = $1 and state in ('pending', 'unknown')`,
    values: [
      id,
      state,
      state === 'unknown' ? null : at,
      reason ?? null,
      home?.amount ?? null,
      home?.sent ?? null,
      home?.staked ?? null,
      home?.won ?? null,
    ],
  });
  return rowCount === 1;
}
