import type { ResponseOf } from '../../contract/call.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { ownSessions } from '../../contract/own-sessions.ts';
import type { Handlers } from '../calls/handler.ts';
import { endOtherSessions, endSession } from '../sessions/sessions.ts';
import { isSessionOf, listOpenSessions } from './queries.ts';

type OwnSession = ResponseOf<typeof ownSessions>['list'][number];

/** Patterns that identify browsers. The first match wins, because many browsers also name the one they derive from. */
const BROWSERS: readonly (readonly [RegExp, OwnSession['browser']])[] = [
  [/\bwv\)|PeryaApp/, 'app'],
  [/\bEdgA?\//, 'edge'],
  [/\bOPR\//, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/(Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];
const SYSTEMS: readonly (readonly [RegExp, OwnSession['system']])[] = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Windows/, 'windows'],
  [/Mac OS X|Macintosh/, 'mac'],
  [/Linux|X11|CrOS/, 'linux'],
];

/** Returns the browser and system of a User-Agent header. */
export const deviceOf = (agent: string): Pick<OwnSession, 'browser' | 'system'> => ({
  browser: BROWSERS.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other',
  system: SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other',
});

/** Handlers that list and end the player's open sessions. */
export const ownSessionHandlers: Pick<Handlers, 'ownSessions' | 'endOwnSession'> = {
  async ownSessions(_request, { db, session, clock }) {
    const open = await listOpenSessions(db, session, clock.now());
    return { list: open.map(({ agent, ...row }) => ({ ...row, ...deviceOf(agent) })) };
  },

  async endOwnSession({ id }, { db, session, clock, live }) {
    const now = clock.now();
    if (id === undefined) {
      for (const ended of await endOtherSessions(db, session, now)) live.sessionEnded(ended);
      return {};
    }
    if (!(await isSessionOf(db, id, session.userId))) throw new CallError(ErrorCode.notFound);
    await endSession(db, live, id, now);
    return {};
  },
};
