import * as v from 'valibot';
import { call, nothing, time } from './call.ts';
import { ErrorCode } from './errors.ts';

/** What a session runs in, as far as it says so. */
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
/** What a browser runs on, as far as it says so. */
export const systems = v.picklist(['android', 'ios', 'windows', 'mac', 'linux', 'other']);

/** Sessions that are listed at most: the newest used. */
export const SESSIONS_LISTED = 20;

/** The open sessions of the player (an addition to the specification's calls). */
export const ownSessions = call('ownSessions', {
  about: `Where the player is logged in: the ${SESSIONS_LISTED} open sessions used last, this one first.`,
  token: 'required',
  request: nothing,
  response: v.object({
    list: v.array(
      v.object({
        id: v.pipe(v.string(), v.uuid()),
        browser: browsers,
        system: systems,
        /** When it was opened. */
        openedAt: time,
        /** When it was last in use. */
        seenAt: time,
        /** The session that asks. */
        isThis: v.boolean(),
      }),
    ),
  }),
});

/** Ends a session of the player (an addition to the specification's calls). */
export const endOwnSession = call('endOwnSession', {
  about: 'Ends one session of the player at once, or, without an id, all but the one that asks.',
  token: 'required',
  request: v.object({ id: v.optional(v.pipe(v.string(), v.uuid())) }),
  response: nothing,
  errors: [ErrorCode.notFound],
});
