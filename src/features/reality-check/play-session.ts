import * as v from 'valibot';
import { sessionStored } from '../../platform/storage.ts';
import { PLAY_KEY } from '../../store/stored-keys.ts';

/** Totals of a Manila day. Amounts in hundredths. */
export interface DaySums {
  /** Start of the day, ms since 1970. */
  readonly time: number;
  readonly staked: number;
  readonly won: number;
}

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const playSession = v.object({
  userId: v.number(),
  /** Time played in this session, ms. */
  playedMs: amount,
  /** Time played when the last check was acknowledged, ms. */
  checkedMs: amount,
  /**
   * The player's newest day when the session began; undefined until it is known. `time` is 0 for a player without
   * one.
   */
  began: v.optional(v.object({ time: amount, staked: amount, won: amount })),
});

/** A session's data for the reality check. */
export type PlaySession = v.InferOutput<typeof playSession>;

/** Reads the player's session in this tab; returns a new one if there is none, or another player's. */
export function readPlaySession(userId: number): PlaySession {
  const fresh: PlaySession = { userId, playedMs: 0, checkedMs: 0 };
  try {
    const parsed = v.safeParse(playSession, JSON.parse(sessionStored.read(PLAY_KEY) ?? 'null'));
    return parsed.success && parsed.output.userId === userId ? parsed.output : fresh;
  } catch {
    return fresh;
  }
}

/** Stores a session across reloads, as long as the tab and the log-in last. */
export const keepPlaySession = (session: PlaySession): void =>
  sessionStored.write(PLAY_KEY, JSON.stringify(session));

/** Longest time counted between two clock readings, for devices that slept in between, ms. */
const LONGEST_GAP_MS = 60_000;

/** Returns the session with additional time played. */
export const withPlayed = (session: PlaySession, ms: number): PlaySession => ({
  ...session,
  playedMs: session.playedMs + Math.round(Math.min(LONGEST_GAP_MS, Math.max(0, ms))),
});

/** Returns whether the player has played for the given minutes since the last check. */
export const isCheckDue = ({ playedMs, checkedMs }: PlaySession, minutes: number): boolean =>
  playedMs - checkedMs >= minutes * 60_000;

/** Returns the session after its check was acknowledged. */
export const checked = (session: PlaySession): PlaySession => ({ ...session, checkedMs: session.playedMs });

/**
 * Returns the stakes and wins since a session began, from the server's days, newest first: the sum of all days since
 * then minus the first day's totals at its start.
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

/** Returns the starting point of a session: the newest day's current totals. */
export const beganAt = (days: readonly DaySums[]): DaySums => {
  const { time, staked, won } = days[0] ?? { time: 0, staked: 0, won: 0 };
  return { time, staked, won };
};
