import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import type { SceneViewProps } from './scene-view.tsx';

/** Props of a lazy scene: those of a scene view, except its definition, which it loads. */
export type LazySceneProps<T extends SceneTypes> = Omit<SceneViewProps<T>, 'definition'> & {
  /** `() => import('…/definition.ts')` with its definition selected; define it outside of components. */
  readonly load: () => Promise<SceneDefinition<T>>;
};

interface Loaded<T extends SceneTypes> {
  readonly View: ComponentType<SceneViewProps<T>>;
  readonly definition: SceneDefinition<T>;
}

/**
 * Renders a scene that is fetched, with the engine, when it is first shown, and not before. Renders nothing until it
 * is loaded; the page has its DOM picture in the same place.
 */
export function LazyScene<T extends SceneTypes>({ load, ...props }: LazySceneProps<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  // A changed onFailed must not trigger another load.
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
