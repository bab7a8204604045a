import { useEffect } from 'react';
import { useAppDispatch, usePoolAmounts } from '../store/hooks.ts';
import { stretchBegun } from '../store/live-slice.ts';
import { REROLL_MS } from '../store/pool-figures.ts';

/**
 * Returns the amounts of the jackpot pools to show, in hundredths; undefined until the first answer. All plates of the
 * page change together every 6 s, so a pool never shows two amounts at the same time.
 * @param isMoving false where nobody sees the amounts, or where they must not change during a round
 */
export function useRollingPools(isMoving: boolean): ReturnType<typeof usePoolAmounts> {
  const dispatch = useAppDispatch();
  const amounts = usePoolAmounts();
  const begins = isMoving && amounts !== undefined;
  useEffect(() => {
    if (!begins) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          dispatch(stretchBegun(Math.floor(Date.now() / REROLL_MS)));
          wait();
        },
        REROLL_MS - (Date.now() % REROLL_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [begins, dispatch]);
  return amounts;
}
