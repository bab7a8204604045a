import { useCallback, useEffect, useRef, useState } from 'react';

/** A pause after a press in which the next one does not count, and the button shows it. */
export interface Rest {
  /** As rendered. */
  readonly isResting: boolean;
  /** Starts the pause; false while one lasts already. */
  readonly start: () => boolean;
}

/** Makes a double press count once: a pause of `ms` after each press. */
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
