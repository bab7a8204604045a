import type { PlayerContext } from './handler.ts';

/** The player and the time (ms since 1970) of a command. */
export interface CommandBy {
  readonly userId: number;
  readonly at: number;
}

/**
 * Runs a command of the calling player, with the time of the call, and sends the new balances to the player's other
 * screens. Returns the command's response.
 */
export async function runCommand<Answer>(
  { session: { userId }, clock, live }: PlayerContext,
  command: (by: CommandBy) => Promise<{ answer: Answer; replayed: boolean }>,
): Promise<Answer> {
  const { answer, replayed } = await command({ userId, at: clock.now() });
  if (!replayed) live.balanceChanged(userId);
  return answer;
}
