import { type RefObject, useMemo, useRef, useState } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import type { Late } from '../../scenes/engine/late-part.ts';
import type { SceneHandle } from '../scene/scene-view.tsx';

/**
 * loading: the game's picture in the DOM is visible until the scene's first frame; painted: the scene covers it;
 * failed: the DOM is the game.
 */
export type SceneStatus = 'loading' | 'painted' | 'failed';

/** A game's scene as its page uses it, mounted or not: without one, cues settle immediately. */
export interface GameScene<T extends SceneTypes> extends SceneHandle<T> {
  readonly status: SceneStatus;
  /** True once the scene has become ready or has failed: from then on a round can be shown. */
  readonly hasSettled: boolean;
  /** For GameStage, which mounts the scene. */
  readonly handle: RefObject<SceneHandle<T> | null>;
  /** Called by GameStage with the deferred part of the scene, if it has one. */
  readonly setLate: (late: Late | undefined) => void;
  /** Fetches that part, once the scene is ready. */
  readonly fetchLate: () => void;
  readonly setStatus: (next: (status: SceneStatus) => SceneStatus) => void;
}

/** Returns the page's side of a game's scene; GameStage mounts the scene itself. */
export function useGameScene<T extends SceneTypes>(): GameScene<T> {
  const handle = useRef<SceneHandle<T>>(null);
  const late = useRef<Late>(undefined);
  const [status, setStatus] = useState<SceneStatus>('loading');
  const hasSettled = useRef(false);
  hasSettled.current ||= status !== 'loading';
  // The same functions for the whole visit: a round outlives the scenes that show it.
  const calls = useMemo<SceneHandle<T> & Pick<GameScene<T>, 'setLate' | 'fetchLate'>>(
    () => ({
      cue(name, detail) {
        const show = (): Promise<void> => handle.current?.cue(name, detail) ?? Promise.resolve();
        const part = late.current;
        const waits = handle.current !== null && part?.isThere === false && part.cues.includes(name);
        return waits ? part.fetch().then(show) : show();
      },
      press: (x, y) => handle.current?.press(x, y),
      setLate(part) {
        late.current = part;
      },
      fetchLate: () => void late.current?.fetch(),
    }),
    [],
  );
  return { ...calls, status, hasSettled: hasSettled.current, handle, setStatus };
}
