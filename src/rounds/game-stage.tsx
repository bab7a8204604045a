import { type ReactNode, type Ref, useCallback } from 'react';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import type { Late } from '../../scenes/engine/late-part.ts';
import { track } from '../platform/analytics.ts';
import type { LazySceneProps } from '../scene/lazy-scene.tsx';
import { classes } from '../ui/classes.ts';
import { ConnectedScene } from './connected-scene.tsx';
import styles from './game-stage.module.css';
import type { GameScene } from './use-game-scene.ts';
import { useStageStatus } from './use-stage-status.ts';

interface GameStageProps<T extends SceneTypes> {
  readonly scene: GameScene<T>;
  /** Fetches the scene's definition; define it outside of components. */
  readonly load: () => Promise<SceneDefinition<T> & { readonly late?: Late }>;
  /** State of the scene; undefined until it is known. */
  readonly state: T['props'] | undefined;
  /**
   * Renders the game's picture in the DOM: the first paint, and the whole picture where there is no scene. It is not
   * painted while covered, but stays readable to screen readers where they need it.
   */
  readonly renderFallback: (isCovered: boolean) => ReactNode;
  /** Message to the player when the scene cannot be drawn. */
  readonly failureNote?: string;
  readonly className?: string | undefined;
  /** The whole picture, of which the stage shows a part. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Called whenever a first frame is drawn, also after the scene was remounted. */
  readonly onReady?: () => void;
  readonly onEvent?: LazySceneProps<T>['onEvent'];
  /** Actual controls, over scene and fallback alike. */
  readonly children?: ReactNode;
}

/** Reports that a scene cannot be shown, and why. */
export const reportFailure = (reason: string): void => track('scene_failed', { reason });

/**
 * Renders a game's scene over its fallback in the DOM. A scene that fails, at first or at any later time, uncovers
 * the fallback and is reported; it is retried when the device is back online.
 */
export function GameStage<T extends SceneTypes>(props: GameStageProps<T>) {
  const { scene, load, state, renderFallback, failureNote, onReady, onEvent, children } = props;
  const { setLate, fetchLate } = scene;
  const loadWithLate = useCallback(async () => {
    const definition = await load();
    setLate(definition.late);
    return definition;
  }, [setLate, load]);
  const { hasFailed, isMounted, isPainted, stands, fails } = useStageStatus(
    scene,
    state !== undefined,
    reportFailure,
  );

  return (
    <div className={classes(styles.stage, props.className)}>
      <div ref={props.ref} className={styles.picture}>
        {renderFallback(isPainted)}
        {isMounted && state !== undefined && (
          <ConnectedScene
            load={loadWithLate}
            className={styles.scene ?? ''}
            state={state}
            handle={scene.handle}
            onReady={() => {
              stands();
              fetchLate();
              onReady?.();
            }}
            {...(onEvent && { onEvent })}
            onFailed={fails}
          />
        )}
        {children}
      </div>
      {hasFailed && failureNote !== undefined && <p className={styles.note}>{failureNote}</p>}
    </div>
  );
}

/** Renders the placeholder of a stage before its game is known: `children` are its fallback. */
export function WaitingStage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.stage} aria-busy="true">
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
