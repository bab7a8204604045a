import { useEffect, useState } from 'react';
import type { OthersBet } from '../../../contract/studio.ts';
import { repeatWhileVisible } from '../../platform/while-visible.ts';
import type { StudioCalls } from '../studio-calls.ts';

/** Between two looks at what others bet, in ms. */
export const LOOK_MS = 5_000;

/** The latest bets of others, newest first, asked for again while this is shown and the tab is seen; undefined until the first answer. */
export function useLatestBets(calls: StudioCalls): readonly OthersBet[] | undefined {
  const [bets, setBets] = useState<readonly OthersBet[]>();
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      // What is shown stays where no answer comes: the game itself tells that the studio is away.
      const answer = await calls.ask('latestBets', {}).catch(() => undefined);
      if (!isGone && answer?.status === 'done') setBets(answer.result.list);
    };
    const stop = repeatWhileVisible({ every: LOOK_MS, jitter: 0.1, atOnce: true }, () => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [calls]);
  return bets;
}
