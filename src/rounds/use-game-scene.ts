import { type RefObject, useMemo, useRef, useState } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import type { SceneHandle } from '../scene/scene-view.tsx';

/**
 * loading: the game's picture in the DOM stands until the scene's first frame; painted: the scene stands over it;
 * failed: the DOM is the game.
 */
export type SceneStatus = 'loading' | 'painted' | 'failed';

/** A game's scene as its page knows it, whether it is there or not: without one, cues settle at once. */
export interface GameScene<T extends SceneTypes> extends SceneHandle<T> {
  readonly status: SceneStatus;
  /** True once the scene has stood or has failed: from then on a round can be shown. */
  readonly hasSettled: boolean;
  /** For GameStage, which mounts the scene. */
  readonly handle: RefObject<SceneHandle<T> | null>;
  readonly setStatus: (next: (status: SceneStatus) => SceneStatus) => void;
}

/** Returns the page's side of a game's scene; GameStage puts the scene itself on the page. */
export function useGameScene<T extends SceneTypes>(): GameScene<T> {
  const handle = useRef<SceneHandle<T>>(null);
  const [status, setStatus] = useState<SceneStatus>('loading');
  const hasSettled = useRef(false);
  hasSettled.current ||= status !== 'loading';
  // The same functions for the whole visit: a round outlives the scenes that show it.
  const calls = useMemo<SceneHandle<T>>(
    () => ({
      cue: (name, detail) => handle.current?.cue(name, detail) ?? Promise.resolve(),
      press: (x, y) => handle.current?.press(x, y),
    }),
    [],
  );
  return { ...calls, status, hasSettled: hasSettled.current, handle, setStatus };
}
