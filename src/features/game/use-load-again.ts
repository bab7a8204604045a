import { useEffect, useState } from 'react';

/** Time of silence after which a loaded frame is reloaded; each further try waits twice as long, in ms. */
const SILENT_MS = 5_000;
const MOST_DOUBLINGS = 3;

/**
 * Reloads a loaded frame that stays silent: the frame contains the browser's error page if the game server was
 * unreachable. `attempt` belongs in the frame's key.
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
