import { type RefObject, useMemo, useRef, useState } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import type { Late } from '../../scenes/engine/late-part.ts';
import type { SceneHandle } from '../scene/scene-view.tsx';

/**
 * loading: the picture in the DOM is shown until the scene draws its first frame. painted: the scene covers the
 * picture. failed: only the picture in the DOM is shown.
 */
export type SceneStatus = 'loading' | 'painted' | 'failed';

/**
 * A game's scene as its page uses it. While no scene is mounted, cues (instructions to the scene) settle immediately.
 */
export interface GameScene<T extends SceneTypes> extends SceneHandle<T> {
  readonly status: SceneStatus;
  /** True once the scene was ready or has failed for the first time: from then on a round can be shown. */
  readonly hasSettled: boolean;
  /** Ref that GameStage passes to the scene which it mounts. */
  readonly handle: RefObject<SceneHandle<T> | null>;
  /** Called by GameStage with the part of the scene that is loaded later; undefined if there is none. */
  readonly setLate: (late: Late | undefined) => void;
  /** Fetches the part of the scene that is loaded later; called once the scene is ready. */
  readonly fetchLate: () => void;
  readonly setStatus: (next: (status: SceneStatus) => SceneStatus) => void;
}

/** Returns what a page needs of its game's scene; GameStage mounts the scene. */
export function useGameScene<T extends SceneTypes>(): GameScene<T> {
  const handle = useRef<SceneHandle<T>>(null);
  const late = useRef<Late>(undefined);
  const [status, setStatus] = useState<SceneStatus>('loading');
  const hasSettled = useRef(false);
  hasSettled.current ||= status !== 'loading';
  // These functions stay the same for the whole visit, because a scene may be replaced while a round is shown.
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
