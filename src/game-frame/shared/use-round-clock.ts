import { useEffect, useRef, useState } from 'react';
import type { SharedRound } from '../../../contract/shared-rounds.ts';
import { serverNow } from '../../platform/server-clock.ts';

/** Update interval of the figures beside the picture, ms. */
const EVERY_MS = 100;

/**
 * Follows a figure of a round by the server's clock (ms since 1970) while bets are open or the round runs. Decides
 * nothing.
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
