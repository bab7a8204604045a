import { useEffect, useRef } from 'react';
import type { SharedRound } from '../../../contract/shared-rounds.ts';
import type { LiveTable } from './use-shared-table.ts';

/**
 * Calls `show` with the current round when the scene becomes ready, when a phase begins, when the stream is connected
 * again, and when the page becomes visible while the round runs.
 */
export function useShownRound(
  live: LiveTable,
  isReady: boolean,
  show: (round: SharedRound | null | undefined) => void,
): void {
  const round = live.table?.round;
  const phase = round?.phase;
  const number = round?.number;
  const latest = useRef<() => void>(() => undefined);
  latest.current = () => show(round);
  useEffect(() => {
    if (isReady) latest.current();
  }, [isReady, phase, number, live.states]);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible' && phase === 'running') latest.current();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [phase]);
}
