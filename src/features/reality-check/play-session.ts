import * as v from 'valibot';
import { sessionStored } from '../../platform/storage.ts';
import { PLAY_KEY } from '../../store/stored-keys.ts';

/** What a Manila day had come to. Amounts in hundredths. */
export interface DaySums {
  /** When the day begins, ms since 1970. */
  readonly time: number;
  readonly staked: number;
  readonly won: number;
}

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const playSession = v.object({
  userId: v.number(),
  /** How long games have been played in this session, ms. */
  playedMs: amount,
  /** How much of it had been played when the last check was acknowledged, ms. */
  checkedMs: amount,
  /** The player's newest day when it began; undefined until it is known. `time` 0 for a player without one. */
  began: v.optional(v.object({ time: amount, staked: amount, won: amount })),
});

/** What of a session counts for the reality check. */
export type PlaySession = v.InferOutput<typeof playSession>;

/** Reads the player's session in this tab; a new one where there is none, or another player's. */
export function readPlaySession(userId: number): PlaySession {
  const fresh: PlaySession = { userId, playedMs: 0, checkedMs: 0 };
  try {
    const parsed = v.safeParse(playSession, JSON.parse(sessionStored.read(PLAY_KEY) ?? 'null'));
    return parsed.success && parsed.output.userId === userId ? parsed.output : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps a session over reloads, as long as the tab and the log-in last. */
export const keepPlaySession = (session: PlaySession): void =>
  sessionStored.write(PLAY_KEY, JSON.stringify(session));

/** A second look at a clock that stood still in between, as on a device that slept, counts for no more than this, ms. */
const LONGEST_GAP_MS = 60_000;

/** The session with time in which a game was in view. */
export const withPlayed = (session: PlaySession, ms: number): PlaySession => ({
  ...session,
  playedMs: session.playedMs + Math.round(Math.min(LONGEST_GAP_MS, Math.max(0, ms))),
});

/** Whether the player has played for so many minutes since the last check. */
export const isCheckDue = ({ playedMs, checkedMs }: PlaySession, minutes: number): boolean =>
  playedMs - checkedMs >= minutes * 60_000;

/** The session after its check was acknowledged. */
export const checked = (session: PlaySession): PlaySession => ({ ...session, checkedMs: session.playedMs });

/**
 * What was staked and won since a session began, by the server's days, the newest first: all days since then without what the
 * first had come to before.
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

/** What a session begins at: the newest day as it stands. */
export const beganAt = (days: readonly DaySums[]): DaySums => {
  const { time, staked, won } = days[0] ?? { time: 0, staked: 0, won: 0 };
  return { time, staked, won };
};
