import type { PlayerContext } from './handler.ts';

/** Whose command it is, and when it came (ms since 1970). */
export interface CommandBy {
  readonly userId: number;
  readonly at: number;
}

/**
 * Runs a command of the player who calls, with the time of the call, and sends the new balances to the player's other
 * screens. Returns the command's answer.
 */
export async function runCommand<Answer>(
  { session: { userId }, clock, live }: PlayerContext,
  command: (by: CommandBy) => Promise<{ answer: Answer; replayed: boolean }>,
): Promise<Answer> {
  const { answer, replayed } = await command({ userId, at: clock.now() });
  if (!replayed) live.balanceChanged(userId);
  return answer;
}
