import * as v from 'valibot';
import { call, nothing, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

/** Browser of a session, as the browser reports itself. */
export const browsers = v.picklist([
  'chrome',
  'safari',
  'firefox',
  'edge',
  'samsung',
  'opera',
  'app',
  'other',
]);
/** Operating system of a session, as the browser reports it. */
export const systems = v.picklist(['android', 'ios', 'windows', 'mac', 'linux', 'other']);

/** Maximum number of sessions listed; the most recently used are kept. */
export const SESSIONS_LISTED = 20;

/** The open sessions of the player (an addition to the specification's calls). */
export const ownSessions = call('ownSessions', {
  response: v.object({
    list: v.array(
      v.object({
        id: v.pipe(v.string(), v.uuid()),
        browser: browsers,
        system: systems,
        /** When the session was opened. */
        openedAt: time,
        /** When the session was last used. */
        seenAt: time,
        /** Whether this is the calling session. */
        isThis: v.boolean(),
      }),
    ),
  }),
});

/** Ends a session of the player (an addition to the specification's calls). */
export const endOwnSession = call('endOwnSession', { response: nothing });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const ownSessionsCalls = forServer(() => ({
  ownSessions: serverCall(ownSessions, {
    about: `Where the player is logged in: the ${SESSIONS_LISTED} open sessions used last, this one first.`,
    token: 'required',
    request: nothing,
  }),
  endOwnSession: serverCall(endOwnSession, {
    about: 'Ends one session of the player at once, or, without an id, all but the one that asks.',
    token: 'required',
    request: v.object({ id: v.optional(v.pipe(v.string(), v.uuid())) }),
    errors: [ErrorCode.notFound],
  }),
}));
