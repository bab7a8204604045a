import type { Clock } from '../clock.ts';

/** Calls of a session: sustained rate per second, and burst after a pause. */
export const GAME_SERVER_LIMIT = { perSecond: 20, burst: 60 } as const;

/** Maximum number of remembered sessions; the oldest are dropped, which only favours them. */
const REMEMBERED = 10_000;

/** Returns a function that counts a session's call and returns whether it is within the limit. */
export function callLimit(clock: Clock): (sessionId: string) => boolean {
  /** Time at which each session's count is back at zero, ms since 1970. */
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
