import { useEffect, useState } from 'react';

/** A frame that says nothing this long after it has loaded is loaded anew; each further try waits twice as long, in ms. */
const SILENT_MS = 5_000;
const MOST_DOUBLINGS = 3;

/**
 * Loads a frame again that has loaded and stays silent: the browser's own page stands there when the studio was away.
 * `attempt` belongs into the frame's key.
 */
export function useLoadAgain(isHeard: boolean): { readonly attempt: number; readonly onLoad: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<number>();
  useEffect(() => {
    if (isHeard || loaded !== attempt) return;
    const wait = SILENT_MS * 2 ** Math.min(attempt, MOST_DOUBLINGS);
    const timer = setTimeout(() => setAttempt(attempt + 1), wait);
    return () => clearTimeout(timer);
  }, [isHeard, loaded, attempt]);
  return { attempt, onLoad: () => setLoaded(attempt) };
}
