import { useEffect } from 'react';
import { useAppDispatch, usePoolAmounts } from '../store/hooks.ts';
import { stretchBegun } from '../store/live-slice.ts';
import { REROLL_MS } from '../store/pool-figures.ts';

/**
 * Returns the pool amounts to show, in hundredths; undefined until the first answer. While they move, a new interval
 * begins every 6 s for the whole page: all plates change at the same instant, and a pool never shows two figures at
 * the same time.
 * @param isMoving false where nobody looks, or where nothing may change beside a round
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
