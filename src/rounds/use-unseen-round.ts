import { serverNow } from '../platform/server-clock.ts';
import { useUser } from '../store/hooks.ts';
import { hasPendingRound } from './pending-round.ts';

/** Returns whether a result of the player still waits to be seen: what follows from it is not told before. */
export function useUnseenRound(): boolean {
  const userId = useUser()?.id;
  return userId !== undefined && hasPendingRound(userId, serverNow());
}
