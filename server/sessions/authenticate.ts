import { createHash } from 'node:crypto';
import type { RateClass } from '../../contract/call.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { networkOf } from './network.ts';

/** A session verified for this request. */
export interface Session {
  readonly id: string;
  readonly userId: number;
  /** Null for a player who registered with a mobile number. */
  readonly account: string | null;
  /** E.164; null for a player without one. */
  readonly mobile: string | null;
}

/** Reason why a player may not log in. */
export interface PlayerRefusal {
  readonly code: typeof ErrorCode.playerExcluded | typeof ErrorCode.restrictedPerson;
  /** End of a break, in ms since 1970: until then the client leads to the page about it. */
  readonly detail: { readonly breakUntil?: number };
}

/** Authentication of a request before its handler runs. */
export interface Authentication {
  readonly session: Session | undefined;
  /** True when the request's token is invalid. */
  readonly deadToken: boolean;
  /** Reason why the token's player may not log in again; undefined if there is none. */
  readonly keptOutBy?: PlayerRefusal | undefined;
  /** False when the player or the address has exceeded the rate limit. */
  readonly isWithinLimit: boolean;
}

/** Sender of a request and the rate limit of its kind. */
export interface RequestIdentity {
  /** The raw authorization header. */
  readonly token: string | undefined;
  readonly ip: string;
  readonly rate: RateClass;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface Limit {
  /** Sustained rate, requests per second. */
  readonly perSecond: number;
  /** Burst size after a pause. */
  readonly burst: number;
}

/**
 * Rate limits (docs/product-rules.md, Limits). Without a session the address is counted, which in this market is
 * often shared by many phones behind one carrier's gateway, so its limits are wider. Sign-ins are always counted by
 * address.
 */
export const LIMITS: Readonly<Record<RateClass, { readonly player: Limit; readonly address: Limit }>> = {
  usual: { player: { perSecond: 20, burst: 40 }, address: { perSecond: 60, burst: 240 } },
  money: { player: { perSecond: 5, burst: 5 }, address: { perSecond: 5, burst: 5 } },
  'sign-in': { player: { perSecond: 2, burst: 30 }, address: { perSecond: 2, burst: 30 } },
};

/** Lifetime of a session: 30 days from its last renewal, which happens at most once an hour. */
export const SESSION_MS = 30 * 86_400_000;
const RENEW_AFTER_MS = 3_600_000;

/** Token: 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

const FIND_SESSION = `
  select s.id, s.user_id, s.renewed_at, u.account, u.mobile from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`;

/** Finds the session and counts the request against it, or against the address (GCRA, in µs), in one round trip. */
const AUTHENTICATE_AND_LIMIT = `
  with session as (${FIND_SESSION}), asked as (
    select
      case when $4 = 'sign-in' or session.id is null then $3 else 'u' || session.user_id end as subject,
      case when session.id is null then $5::bigint else $6::bigint end as cost,
      case when session.id is null then $7::bigint else $8::bigint end as most
    from (values (1)) as always left join session on true
  ), counted as (
    insert into rate_limits as held (subject, class, zero_at)
    select subject, $4, $2 * 1000 + cost from asked
    on conflict (subject, class) do update
      set zero_at = greatest(held.zero_at, $2 * 1000) + (select cost from asked)
      where greatest(held.zero_at, $2 * 1000) + (select cost from asked) - $2 * 1000 <= (select most from asked)
    returning 1
  )
  select session.*, exists (select 1 from counted) as within_limit
  from (values (1)) as always left join session on true`;

const AUTHENTICATE = `
  with session as (${FIND_SESSION})
  select session.*, true as within_limit
  from (values (1)) as always left join session on true`;

interface Row {
  id: string | null;
  user_id: number;
  account: string | null;
  mobile: string | null;
  renewed_at: number;
  within_limit: boolean;
}

/** Finds the session of a request and counts the request; with `limits` false (load tests) counts nothing. */
export async function authenticateAndLimit(
  db: Queryable,
  identity: RequestIdentity,
  limits: boolean,
): Promise<Authentication> {
  const { token, ip, rate, now } = identity;
  const hash = token !== undefined && TOKEN.test(token) ? hashToken(token) : null;
  const { player, address } = LIMITS[rate];
  const { rows } = limits
    ? await db.query<Row>({
        name: 'authenticate-and-limit',
        text: AUTHENTICATE_AND_LIMIT,
        values: [
          hash,
          now,
          `a${networkOf(ip)}`,
          rate,
          cost(address),
          cost(player),
          most(address),
          most(player),
        ],
      })
    : await db.query<Row>({ name: 'authenticate', text: AUTHENTICATE, values: [hash, now] });
  const row = rows[0];
  const session = row === undefined || row.id === null ? undefined : toSession(row, row.id);
  if (session !== undefined && row !== undefined && now - row.renewed_at > RENEW_AFTER_MS)
    await renew(db, session.id, now);
  return {
    session,
    deadToken: token !== undefined && session === undefined,
    isWithinLimit: row?.within_limit ?? false,
  };
}

/** Player of an active or ended session. */
export interface PlayerOfToken {
  readonly account: string | null;
  readonly mobile: string | null;
  /** Milliseconds since 1970; null for a player who was never excluded. */
  readonly excludedUntil: number | null;
}

/** Finds the player of a current or former token; undefined if unknown. */
export async function findPlayerOfToken(
  db: Queryable,
  token: string | undefined,
): Promise<PlayerOfToken | undefined> {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const { rows } = await db.query<PlayerOfToken>(
    `select u.account, u.mobile, u.excluded_until as "excludedUntil"
     from sessions s join users u on u.id = s.user_id where s.token_hash = $1`,
    [hashToken(token)],
  );
  return rows[0];
}

const toSession = ({ user_id: userId, account, mobile }: Row, id: string): Session => ({
  id,
  userId,
  account,
  mobile,
});

/** Returns the hash of a token, which is all that the database stores. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const renew = (db: Queryable, id: string, now: number) =>
  db.query(
    'update sessions set renewed_at = $2, seen_at = $2, expires_at = $3 where id = $1 and renewed_at < $4',
    [id, now, now + SESSION_MS, now - RENEW_AFTER_MS],
  );

const cost = (limit: Limit): number => Math.round(1_000_000 / limit.perSecond);
const most = (limit: Limit): number => cost(limit) * limit.burst;
