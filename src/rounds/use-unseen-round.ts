import { serverNow } from '../platform/server-clock.ts';
import { useUser } from '../store/hooks.ts';
import { hasPendingRound } from './pending-round.ts';

/**
 * Returns whether the player has a round whose result was not shown yet. Until it is shown, nothing else may reveal the
 * result.
 */
export function useUnseenRound(): boolean {
  const userId = useUser()?.id;
  return userId !== undefined && hasPendingRound(userId, serverNow());
}
