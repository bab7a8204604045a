import { useEffect, useState } from 'react';
import type { OthersBet } from '../../../contract/game-server.ts';
import { repeatWhileVisible } from '../../platform/while-visible.ts';
import type { GameServerCalls } from '../game-server-calls.ts';

/** Interval at which other players' bets are requested, ms. */
export const LATEST_BETS_POLL_MS = 5_000;

/**
 * Returns other players' latest bets, newest first; undefined until the first answer. They are polled while the
 * component is mounted and the tab is visible.
 */
export function useLatestBets(calls: GameServerCalls): readonly OthersBet[] | undefined {
  const [bets, setBets] = useState<readonly OthersBet[]>();
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      // Without an answer, the old bets stay: the game itself reports that the game server cannot be reached.
      const answer = await calls.ask('latestBets', {}).catch(() => undefined);
      if (!isGone && answer?.status === 'done') setBets(answer.result.list);
    };
    const stop = repeatWhileVisible(
      { every: LATEST_BETS_POLL_MS, jitter: 0.1, atOnce: true },
      () => void look(),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [calls]);
  return bets;
}
