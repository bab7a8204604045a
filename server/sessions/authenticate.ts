import { createHash } from 'node:crypto';
import type { RateClass } from '../../contract/call.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { networkOf } from './network.ts';

/** A session whose token was verified for this request. */
export interface Session {
  readonly id: string;
  readonly userId: number;
  /** Account name; null for a player who registered with a phone number. */
  readonly account: string | null;
  /** Phone number in E.164 format; null for a player without a number. */
  readonly mobile: string | null;
}

/** Why a player may not log in. */
export interface PlayerRefusal {
  readonly code: typeof ErrorCode.playerExcluded | typeof ErrorCode.restrictedPerson;
  /** End of the player's break, ms since 1970. Until then the client shows the page about breaks. */
  readonly detail: { readonly breakUntil?: number };
}

/** Result of the authentication of a request, before its handler runs. */
export interface Authentication {
  readonly session: Session | undefined;
  /** True if the request has a token that is invalid. */
  readonly deadToken: boolean;
  /** Why the player of an invalid token may not log in again; undefined if nothing prevents it. */
  readonly keptOutBy?: PlayerRefusal | undefined;
  /** False if the player or the address has exceeded the rate limit. */
  readonly isWithinLimit: boolean;
}

/** Who sends a request, and which rate limit counts. */
export interface RequestIdentity {
  /** The authorization header as received; undefined if missing. */
  readonly token: string | undefined;
  readonly ip: string;
  readonly rate: RateClass;
  /** Time of the request, ms since 1970. */
  readonly now: number;
}

interface Limit {
  /** Number of requests per second that are always accepted. */
  readonly perSecond: number;
  /** Number of requests that are accepted at once after a pause. */
  readonly burst: number;
}

/**
 * Rate limits (docs/product-rules.md, Limits). Requests without a session are counted by address. In this market many
 * phones behind one carrier's gateway often share an address, so that limit is higher. Log-ins and registrations are
 * always counted by address.
 */
export const LIMITS: Readonly<Record<RateClass, { readonly player: Limit; readonly address: Limit }>> = {
  usual: { player: { perSecond: 20, burst: 40 }, address: { perSecond: 60, burst: 240 } },
  money: { player: { perSecond: 5, burst: 5 }, address: { perSecond: 5, burst: 5 } },
  'sign-in': { player: { perSecond: 2, burst: 30 }, address: { perSecond: 2, burst: 30 } },
};

/** Lifetime of a session, ms: 30 days from its last renewal. A session in use is renewed at most once an hour. */
export const SESSION_MS = 30 * 86_400_000;
const RENEW_AFTER_MS = 3_600_000;

/** Format of a token: 32 random bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

const FIND_SESSION = `
  select s.id, s.user_id, s.renewed_at, u.account, u.mobile from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`;

/**
 * Statement that finds the session and counts the request against the player's limit, or else the address's (by the
 * generic cell rate algorithm, in µs).
 */
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

/** Finds the session of a request and counts the request; if `limits` is false (load tests), counts nothing. */
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
  /** End of the player's exclusion, ms since 1970; null for a player who was never excluded. */
  readonly excludedUntil: number | null;
}

/** Finds the player whose session has or had a token; undefined for an unknown token. */
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

/** Returns the hash of a token; the database stores only this hash. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const renew = (db: Queryable, id: string, now: number) =>
  db.query(
    'update sessions set renewed_at = $2, seen_at = $2, expires_at = $3 where id = $1 and renewed_at < $4',
    [id, now, now + SESSION_MS, now - RENEW_AFTER_MS],
  );

const cost = (limit: Limit): number => Math.round(1_000_000 / limit.perSecond);
const most = (limit: Limit): number => cost(limit) * limit.burst;
