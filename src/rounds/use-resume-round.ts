import { useEffect, useRef } from 'react';
import { serverNow } from '../platform/server-clock.ts';
import { anyAsk, readPendingRounds } from './pending-round.ts';

/**
 * Resumes a round that was begun and never shown as soon as everything needed is ready: `readyFor` is the player's
 * id, or undefined while something is missing.
 */
export function useResumeRound(game: string, readyFor: number | undefined, resume: () => void): void {
  const latest = useRef(resume);
  latest.current = resume;
  useEffect(() => {
    // Only when it becomes ready: later rounds are shown as they are played.
    if (readyFor === undefined) return;
    const isWaiting = readPendingRounds(game, readyFor, serverNow(), anyAsk).length > 0;
    if (isWaiting) latest.current();
  }, [game, readyFor]);
}
