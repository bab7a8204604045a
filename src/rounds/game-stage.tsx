import { type ReactNode, type Ref, useEffect } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { track } from '../platform/analytics.ts';
import type { LazySceneProps } from '../scene/lazy-scene.tsx';
import { classes } from '../ui/classes.ts';
import { ConnectedScene } from './connected-scene.tsx';
import styles from './game-stage.module.css';
import type { GameScene } from './use-game-scene.ts';

interface GameStageProps<T extends SceneTypes> {
  readonly scene: GameScene<T>;
  /** Fetches the scene's definition; keep it outside of components. */
  readonly load: LazySceneProps<T>['load'];
  /** What the scene shows; undefined until it is known. */
  readonly state: T['props'] | undefined;
  /**
   * The game's picture in the DOM: the first paint, and the whole picture where there is no scene. It is not painted
   * while it is covered, but stays readable to screen readers where they need it.
   */
  readonly renderFallback: (isCovered: boolean) => ReactNode;
  /** A picture of the scene's own first frame: covers the fallback until the scene stands. */
  readonly firstFrame?: ReactNode;
  /** Shown to the player when the scene cannot be drawn. */
  readonly failureNote?: string;
  readonly className?: string | undefined;
  readonly sceneClassName?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  /** Called whenever a first frame stands: also after the scene was mounted anew. */
  readonly onReady?: () => void;
  readonly onEvent?: LazySceneProps<T>['onEvent'];
  /** The real controls, over scene and fallback alike. */
  readonly children?: ReactNode;
}

/**
 * A game's scene over its fallback in the DOM. A scene that fails, at first or at any later time, uncovers the fallback
 * and is reported; it is tried again when the device is back online.
 */
export function GameStage<T extends SceneTypes>(props: GameStageProps<T>) {
  const { scene, load, state, renderFallback, firstFrame, failureNote, onReady, onEvent, children } = props;
  const { status, setStatus, handle } = scene;
  const hasFailed = status === 'failed';
  const isMounted = state !== undefined && !hasFailed;
  const isPainted = isMounted && status === 'painted';

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

  return (
    <div ref={props.ref} className={classes(styles.stage, props.className)}>
      {renderFallback(isPainted || firstFrame !== undefined)}
      {!isPainted && firstFrame}
      {isMounted && (
        <ConnectedScene
          load={load}
          className={classes(styles.scene, props.sceneClassName)}
          state={state}
          handle={handle}
          onReady={() => {
            setStatus(() => 'painted');
            onReady?.();
          }}
          {...(onEvent && { onEvent })}
          onFailed={(error) => {
            track('scene_failed', { reason: String(error).slice(0, 500) });
            setStatus(() => 'failed');
          }}
        />
      )}
      {children}
      {hasFailed && failureNote !== undefined && <p className={styles.note}>{failureNote}</p>}
    </div>
  );
}
