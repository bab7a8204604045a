import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { LiveHub } from '../live/hub.ts';
import { authenticateAndLimit, type Authentication, type RequestIdentity } from './authenticate.ts';
import { endAllSessions } from './sessions.ts';

/** What every request passes before it is answered. */
export interface Gate {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: LiveHub;
  readonly restricted: RestrictedPersons;
  /** False counts no requests: for load tests. */
  readonly limits: boolean;
}

/**
 * Finds a request's session and counts the request. The sessions of a person who has come onto the list of restricted
 * persons end here, all of them, and the token is dead; nothing that belongs to the player is touched.
 */
export async function admit(
  { db, clock, live, restricted, limits }: Gate,
  asked: Omit<RequestIdentity, 'now'>,
): Promise<Authentication> {
  const now = clock.now();
  const found = await authenticateAndLimit(db, { ...asked, now }, limits);
  if (found.session === undefined || !restricted.isListed(found.session)) return found;
  for (const id of await endAllSessions(db, found.session.userId, now)) live.sessionEnded(id);
  return { ...found, session: undefined, deadToken: true };
}
