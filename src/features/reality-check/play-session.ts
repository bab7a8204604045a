import * as v from 'valibot';
import { sessionStored } from '../../platform/storage.ts';
import { PLAY_KEY } from '../../store/stored-keys.ts';

/** A player's sums of a day in Manila; stakes and wins in hundredths of a coin. */
export interface DaySums {
  /** Start of the day in Manila, ms since 1970. */
  readonly time: number;
  readonly staked: number;
  readonly won: number;
}

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const playSession = v.object({
  userId: v.number(),
  /** Time played in this session, ms. */
  playedMs: amount,
  /** Time played at which the player last answered a check, ms. */
  checkedMs: amount,
  /**
   * Sums of the player's newest day when the session began; undefined until the server has answered. `time` is 0 if the
   * player had not played before.
   */
  began: v.optional(v.object({ time: amount, staked: amount, won: amount })),
});

/** What the reality check stores about the session of a player. */
export type PlaySession = v.InferOutput<typeof playSession>;

/** Returns the player's session stored in this tab; a new one if there is none or it is another player's. */
export function readPlaySession(userId: number): PlaySession {
  const fresh: PlaySession = { userId, playedMs: 0, checkedMs: 0 };
  try {
    const parsed = v.safeParse(playSession, JSON.parse(sessionStored.read(PLAY_KEY) ?? 'null'));
    return parsed.success && parsed.output.userId === userId ? parsed.output : fresh;
  } catch {
    return fresh;
  }
}

/** Stores a session; it survives reloads until the tab is closed or the player logs out. */
export const keepPlaySession = (session: PlaySession): void =>
  sessionStored.write(PLAY_KEY, JSON.stringify(session));

/** Longest time counted between two readings of the clock, ms, because the device may have slept in between. */
const LONGEST_GAP_MS = 60_000;

/** Returns the session with `ms` added to the time played, at most a minute. */
export const withPlayed = (session: PlaySession, ms: number): PlaySession => ({
  ...session,
  playedMs: session.playedMs + Math.round(Math.min(LONGEST_GAP_MS, Math.max(0, ms))),
});

/** Returns whether the player has played for `minutes` since the last check. */
export const isCheckDue = ({ playedMs, checkedMs }: PlaySession, minutes: number): boolean =>
  playedMs - checkedMs >= minutes * 60_000;

/** Returns the session after the player has answered its check. */
export const checked = (session: PlaySession): PlaySession => ({ ...session, checkedMs: session.playedMs });

/**
 * Returns what was staked and won since a session began (hundredths): the sums of its days, minus the bets that its
 * first day had before the session began. `days` is newest first, as the server sends it.
 */
export function playedSince(
  days: readonly DaySums[],
  began: DaySums,
): { readonly staked: number; readonly won: number } {
  const since = days.filter(({ time }) => time >= began.time);
  const sumOf = (name: 'staked' | 'won'): number =>
    since.reduce((sum, day) => sum + day[name], 0) - began[name];
  return { staked: Math.max(0, sumOf('staked')), won: Math.max(0, sumOf('won')) };
}

/** Returns the sums with which a session that starts now begins: those of the newest day. */
export const beganAt = (days: readonly DaySums[]): DaySums => {
  const { time, staked, won } = days[0] ?? { time: 0, staked: 0, won: 0 };
  return { time, staked, won };
};
