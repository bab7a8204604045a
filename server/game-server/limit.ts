import type { Clock } from '../clock.ts';

/** Limits of a session's calls: `perSecond` all the time, and `burst` calls at once after a pause. */
export const GAME_SERVER_LIMIT = { perSecond: 20, burst: 60 } as const;

/** Maximum number of remembered sessions. The oldest are forgotten, which only gives them a new burst. */
const REMEMBERED = 10_000;

/** Creates a function that counts a call of a session and returns whether the call is within the limits. */
export function callLimit(clock: Clock): (sessionId: string) => boolean {
  /** Time at which a session has its full burst again, by session, ms since 1970. */
  const zeroAt = new Map<string, number>();
  return (sessionId) => {
    const now = clock.now();
    const next = Math.max(now, zeroAt.get(sessionId) ?? now) + 1_000 / GAME_SERVER_LIMIT.perSecond;
    if (next - now > (GAME_SERVER_LIMIT.burst * 1_000) / GAME_SERVER_LIMIT.perSecond) return false;
    zeroAt.delete(sessionId);
    zeroAt.set(sessionId, next);
    for (const oldest of zeroAt.keys()) {
      if (zeroAt.size <= REMEMBERED) break;
      zeroAt.delete(oldest);
    }
    return true;
  };
}
