import { useEffect, useRef } from 'react';
import { serverNow } from '../platform/server-clock.ts';
import { anyAsk, readPendingRounds } from './pending-round.ts';

/**
 * Calls `resume` if a pending round is stored, as soon as everything needed is ready: `readyFor` is then the player's
 * id, before that undefined.
 */
export function useResumeRound(game: string, readyFor: number | undefined, resume: () => void): void {
  const latest = useRef(resume);
  latest.current = resume;
  useEffect(() => {
    // Checked only when the page becomes ready: rounds of this visit are shown by the page itself.
    if (readyFor === undefined) return;
    const isWaiting = readPendingRounds(game, readyFor, serverNow(), anyAsk).length > 0;
    if (isWaiting) latest.current();
  }, [game, readyFor]);
}
