import { useEffect } from 'react';
import type { SceneStatus } from './use-game-scene.ts';

/** Where a stage keeps how its scene stands. */
interface StatusOfScene {
  readonly status: SceneStatus;
  readonly setStatus: (next: (status: SceneStatus) => SceneStatus) => void;
}

/** How a scene stands over its fallback, and what its stage does with what the scene says. */
export interface StageStatus {
  readonly hasFailed: boolean;
  /** The scene is on the page. */
  readonly isMounted: boolean;
  /** It covers its fallback. */
  readonly isPainted: boolean;
  /** The first frame stands. */
  readonly stands: () => void;
  /** It cannot be shown, or not any longer. */
  readonly fails: (error: unknown) => void;
}

/**
 * A scene over its fallback: one that fails, at first or at any later time, uncovers it and is reported; it is tried again
 * when the device is back online.
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
    // Without its data a scene leaves the page; it loads again when they are back.
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

/** A longer reason is cut. */
const MOST_REASON = 500;
