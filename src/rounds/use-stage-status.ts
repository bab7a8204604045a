import { useEffect } from 'react';
import type { SceneStatus } from './use-game-scene.ts';

/** Where a scene's status is stored. */
interface StatusOfScene {
  readonly status: SceneStatus;
  readonly setStatus: (next: (status: SceneStatus) => SceneStatus) => void;
}

/** Status of a scene over its fallback, and the handlers of the scene's events. */
export interface StageStatus {
  readonly hasFailed: boolean;
  /** Whether the scene is mounted. */
  readonly isMounted: boolean;
  /** Whether the scene covers its fallback. */
  readonly isPainted: boolean;
  /** Handler to call when the scene has drawn its first frame. */
  readonly stands: () => void;
  /** Handler to call when the scene fails, before or after its first frame. */
  readonly fails: (error: unknown) => void;
}

/**
 * Tracks the status of a scene over its fallback. If the scene fails, even after its first frame, the fallback is shown
 * again, the failure is reported, and the scene is loaded again when the device is back online.
 * @param isKnown whether the scene has a state to show
 */
export function useStageStatus(
  { status, setStatus }: StatusOfScene,
  isKnown: boolean,
  report: (reason: string) => void,
): StageStatus {
  const hasFailed = status === 'failed';
  const isMounted = isKnown && !hasFailed;

  useEffect(() => {
    // A scene without a state is unmounted, and loads again when the state is back.
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

/** Maximum number of characters of a reported reason; the rest is cut off. */
const MOST_REASON = 500;
