import type { PlayerContext } from './handler.ts';

/** The player who sends a command, and its time in ms since 1970. */
export interface CommandBy {
  readonly userId: number;
  readonly at: number;
}

/**
 * Runs a command of the calling player at the time of the call. Returns the command's response, and sends the new
 * balances to the player's other open tabs and devices.
 */
export async function runCommand<Answer>(
  { session: { userId }, clock, live }: PlayerContext,
  command: (by: CommandBy) => Promise<{ answer: Answer; replayed: boolean }>,
): Promise<Answer> {
  const { answer, replayed } = await command({ userId, at: clock.now() });
  if (!replayed) live.balanceChanged(userId);
  return answer;
}
