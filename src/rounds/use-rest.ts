import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause after a press: until it ends, further presses do not count and the button looks disabled. */
export interface Rest {
  /** Whether the pause was still running at the last render. */
  readonly isResting: boolean;
  /** Starts the pause; returns false if it is already running. */
  readonly start: () => boolean;
}

/** Returns a pause of `ms` milliseconds, with which a double press counts once. */
export function useRest(ms: number): Rest {
  const [isResting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = useCallback((): boolean => {
    if (timer.current !== undefined) return false;
    setResting(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setResting(false);
    }, ms);
    return true;
  }, [ms]);
  return { isResting, start };
}
