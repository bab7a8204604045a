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
  /** Fetches the scene's definition. Define the function outside of components: a new function loads again. */
  readonly load: () => Promise<SceneDefinition<T> & { readonly late?: Late }>;
  /** State to show in the scene; undefined until the game's data has arrived. */
  readonly state: T['props'] | undefined;
  /**
   * Renders the game's picture in the DOM, which is shown before the scene is ready and if it fails. While the scene
   * covers it, it is not painted but stays readable to screen readers.
   */
  readonly renderFallback: (isCovered: boolean) => ReactNode;
  /** Message to the player if the scene has failed. */
  readonly failureNote?: string;
  readonly className?: string | undefined;
  /** Ref of the element with the whole picture, of which the stage shows a strip. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Called whenever a first frame is drawn: again after the scene was mounted again. */
  readonly onReady?: () => void;
  readonly onEvent?: LazySceneProps<T>['onEvent'];
  /** Buttons of the game, over the scene or its fallback. */
  readonly children?: ReactNode;
}

/** Reports to analytics that a scene has failed, and why. */
export const reportFailure = (reason: string): void => track('scene_failed', { reason });

/**
 * Renders a game's scene over its fallback in the DOM. If the scene fails, even after its first frame, the stage shows
 * the fallback, reports the failure, and tries again when the device is back online.
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

/** Renders a stage while its game is still unknown, with its fallback as `children`. */
export function WaitingStage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.stage} aria-busy="true">
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
