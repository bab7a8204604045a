import { ErrorCode } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { LiveHub } from '../live/hub.ts';
import {
  authenticateAndLimit,
  type Authentication,
  findPlayerOfToken,
  type PlayerOfToken,
  type PlayerRefusal,
  type RequestIdentity,
} from './authenticate.ts';
import { endAllSessions } from './sessions.ts';

/** What the authentication of requests needs. */
export interface AuthenticationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly restricted: RestrictedPersons;
  /** False switches the rate limits off, for load tests. */
  readonly limits: boolean;
}

const LISTED: PlayerRefusal = { code: ErrorCode.restrictedPerson, detail: {} };

/**
 * Finds a request's session and counts the request against its limit. If the player is now on the list of restricted
 * persons, ends all their sessions and treats the token as invalid; the player's money stays untouched. (At the
 * beginning of an exclusion, end_sessions_of_excluded has already ended the sessions.) For an invalid token, also
 * returns why a log-in would be refused.
 */
export async function authenticateRequest(
  { db, clock, live, restricted, limits }: AuthenticationDeps,
  identity: Omit<RequestIdentity, 'now'>,
): Promise<Authentication> {
  const now = clock.now();
  const found = await authenticateAndLimit(db, { ...identity, now }, limits);
  const { session, deadToken } = found;
  if (session !== undefined && restricted.isListed(session)) {
    for (const id of await endAllSessions(db, session.userId, now)) live.sessionEnded(id);
    return { ...found, session: undefined, deadToken: true, keptOutBy: LISTED };
  }
  if (!deadToken) return found;
  const player = await findPlayerOfToken(db, identity.token);
  if (player === undefined) return found;
  return { ...found, keptOutBy: refusalOf(player, { restricted, now }) };
}

/** Returns why a player may not log in; undefined if nothing prevents it. */
export function refusalOf(
  { account, mobile, excludedUntil }: PlayerOfToken,
  { restricted, now }: { restricted: RestrictedPersons; now: number },
): PlayerRefusal | undefined {
  if (restricted.isListed({ account, mobile })) return LISTED;
  return excludedUntil !== null && excludedUntil > now
    ? { code: ErrorCode.playerExcluded, detail: { breakUntil: excludedUntil } }
    : undefined;
}
