import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import type { SceneViewProps } from './scene-view.tsx';

/** Props of a lazy scene: those of a scene view, with a function that loads the definition. */
export type LazySceneProps<T extends SceneTypes> = Omit<SceneViewProps<T>, 'definition'> & {
  /**
   * Imports the file of the scene and returns its definition. Define the function outside of components: a new function
   * loads again.
   */
  readonly load: () => Promise<SceneDefinition<T>>;
};

interface Loaded<T extends SceneTypes> {
  readonly View: ComponentType<SceneViewProps<T>>;
  readonly definition: SceneDefinition<T>;
}

/**
 * Renders a scene whose code and engine are fetched when it is first mounted. Renders nothing until they are loaded:
 * the page shows a picture in the DOM in the same place.
 */
export function LazyScene<T extends SceneTypes>({ load, ...props }: LazySceneProps<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  // Kept in a ref, because a changed onFailed must not load again.
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
