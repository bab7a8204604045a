import { serverNow } from '../platform/server-clock.ts';
import { useUser } from '../store/hooks.ts';
import { hasPendingRound } from './pending-round.ts';

/** Returns whether the player has an unseen result: its consequences are not shown before it. */
export function useUnseenRound(): boolean {
  const userId = useUser()?.id;
  return userId !== undefined && hasPendingRound(userId, serverNow());
}
