import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import type { SceneViewProps } from './scene-view.tsx';

/** What a lazy scene takes: a scene view, but for its definition, which it loads. */
export type LazySceneProps<T extends SceneTypes> = Omit<SceneViewProps<T>, 'definition'> & {
  /** `() => import('…/definition.ts')` and the pick of its definition; keep it outside of components. */
  readonly load: () => Promise<SceneDefinition<T>>;
};

interface Loaded<T extends SceneTypes> {
  readonly View: ComponentType<SceneViewProps<T>>;
  readonly definition: SceneDefinition<T>;
}

/**
 * A scene that is fetched, engine and all, when it is first shown: not one byte of it before. Nothing is rendered until
 * it is there; the page has its DOM picture in the same place.
 */
export function LazyScene<T extends SceneTypes>({ load, ...props }: LazySceneProps<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  // Another onFailed is no reason to load again.
  const onFailed = useRef(props.onFailed);
  onFailed.current = props.onFailed;
  useEffect(() => {
    let gone = false;
    Promise.all([import('./scene-view.tsx'), load()]).then(
      ([{ SceneView }, definition]) => {
        if (!gone) setLoaded({ View: SceneView<T>, definition });
      },
      (error: unknown) => {
        if (!gone) onFailed.current?.(error);
      },
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded ? <loaded.View {...props} definition={loaded.definition} /> : undefined;
}
