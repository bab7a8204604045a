import { useEffect } from 'react';
import type { SceneStatus } from './use-game-scene.ts';

/** Storage of a scene's status. */
interface StatusOfScene {
  readonly status: SceneStatus;
  readonly setStatus: (next: (status: SceneStatus) => SceneStatus) => void;
}

/** Status of a scene over its fallback, and the stage's handlers of the scene's events. */
export interface StageStatus {
  readonly hasFailed: boolean;
  /** Whether the scene is on the page. */
  readonly isMounted: boolean;
  /** Whether it covers its fallback. */
  readonly isPainted: boolean;
  /** Called when the first frame is drawn. */
  readonly stands: () => void;
  /** Called when it cannot be shown, or not any longer. */
  readonly fails: (error: unknown) => void;
}

/**
 * Tracks a scene over its fallback: one that fails, at first or at any later time, uncovers it and is reported; it is
 * retried when the device is back online.
 * @param isKnown whether there is something to show
 */
export function useStageStatus(
  { status, setStatus }: StatusOfScene,
  isKnown: boolean,
  report: (reason: string) => void,
): StageStatus {
  const hasFailed = status === 'failed';
  const isMounted = isKnown && !hasFailed;

  useEffect(() => {
    // A scene without its data is unmounted; it loads again when they are back.
    if (!isMounted) setStatus((now) => (now === 'painted' ? 'loading' : now));
  }, [isMounted, setStatus]);

  useEffect(() => {
    if (!hasFailed) return;
    const retry = (): void => setStatus(() => 'loading');
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, setStatus]);

  return {
    hasFailed,
    isMounted,
    isPainted: isMounted && status === 'painted',
    stands: () => setStatus(() => 'painted'),
    fails(error) {
      report(String(error).slice(0, MOST_REASON));
      setStatus(() => 'failed');
    },
  };
}

/** Maximum length of a reason; a longer one is cut. */
const MOST_REASON = 500;
