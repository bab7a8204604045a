import { useEffect, useRef, useState } from 'react';
import type { SharedRound } from '../../../contract/shared-rounds.ts';
import { serverNow } from '../../platform/server-clock.ts';

/** Interval at which the figure is computed again, ms. */
const EVERY_MS = 100;

/**
 * Returns a figure of a round that changes with time, for display only. `figureAt` gets the server's time, ms since
 * 1970. The figure changes while bets are open and while the round runs.
 */
export function useRoundClock(
  round: SharedRound | null | undefined,
  figureAt: (now: number) => number,
): number {
  const [figure, setFigure] = useState(() => figureAt(serverNow()));
  const latest = useRef(figureAt);
  latest.current = figureAt;
  useEffect(() => {
    const follow = (): void => setFigure(latest.current(serverNow()));
    const first = setTimeout(follow, 0);
    const isOn = round?.phase === 'betting' || round?.phase === 'running';
    const timer = isOn ? setInterval(follow, EVERY_MS) : undefined;
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [round]);
  return figure;
}
