import { useEffect, useState } from 'react';

/** Time in ms after which a loaded frame that sent no message is loaded again; it doubles with each attempt. */
const SILENT_MS = 5_000;
const MOST_DOUBLINGS = 3;

/**
 * Loads a frame again if it has loaded but sends no message: it then shows the browser's error page, because the game
 * server was unreachable. Use `attempt` as the frame's key.
 */
export function useLoadAgain(hasAnswered: boolean): {
  readonly attempt: number;
  readonly onLoad: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<number>();
  useEffect(() => {
    if (hasAnswered || loaded !== attempt) return;
    const wait = SILENT_MS * 2 ** Math.min(attempt, MOST_DOUBLINGS);
    const timer = setTimeout(() => setAttempt(attempt + 1), wait);
    return () => clearTimeout(timer);
  }, [hasAnswered, loaded, attempt]);
  return { attempt, onLoad: () => setLoaded(attempt) };
}
