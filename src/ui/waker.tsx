import { useEffect, useReducer } from 'react';

let wake: () => void = () => undefined;

/**
 * Draws nothing; gives `wakeReact` an update to make. React 19.3 can forget a suspended transition: it was suspended while
 * its code arrived, and React misses the arrival. Next.js has the same bug ("a transition lane stays suspended and is never
 * pinged"). The page then stands still until the next update of any kind, which makes React look at all its pending work again.
 */
export function Waker() {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    wake = update;
    return () => {
      wake = () => undefined;
    };
  }, []);
  return null;
}

/** Makes React look at all its pending work again. */
export const wakeReact = (): void => wake();
