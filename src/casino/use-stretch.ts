import { useEffect, useState } from 'react';
import { REROLL_MS } from './pool-display.ts';

/**
 * The running stretch of 6 s, or undefined before the first change after the page was painted: until then plates show
 * the low ends of their ranges, which are known to be there. All plates of a page change at the same instant.
 * @param moves false keeps the stretch that is
 */
export function useStretch(moves: boolean): number | undefined {
  const [stretch, setStretch] = useState<number>();
  useEffect(() => {
    if (!moves) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          setStretch(Math.floor(Date.now() / REROLL_MS));
          wait();
        },
        REROLL_MS - (Date.now() % REROLL_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [moves]);
  return stretch;
}
