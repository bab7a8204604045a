import { type ReactNode, useState } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { SceneStatus } from '../rounds/use-game-scene.ts';
import { useStageStatus } from '../rounds/use-stage-status.ts';
import { LazyScene, type LazySceneProps } from '../scene/lazy-scene.tsx';
import { FirstPicture } from './first-picture.tsx';
import layout from './game-layout.module.css';
import { releasePrepared } from './prepare-scene.ts';
import { frameTexts } from './texts.ts';
import type { OpenedGame, Studio } from './use-studio.ts';

interface FrameStageProps<T extends SceneTypes> {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly scene: Omit<LazySceneProps<T>, 'onReady' | 'onFailed'>;
  /** The scene stands, or cannot be shown (any longer). */
  readonly onStage?: ((isThere: boolean) => void) | undefined;
  /** What a scene that cannot be shown would say: over its picture. */
  readonly twin: ReactNode;
  /** What lies over the picture; `isPlain` where the scene cannot be shown. */
  readonly children?: ((isPlain: boolean) => ReactNode) | undefined;
}

/** A game's scene over its photograph, which stands until the canvas does, and again with its results where that fails. */
export function FrameStage<T extends SceneTypes>(props: FrameStageProps<T>) {
  const { studio, game, scene, onStage, twin, children } = props;
  const t = useTexts(frameTexts);
  const [status, setStatus] = useState<SceneStatus>('loading');
  const { hasFailed, isPainted, stands, fails } = useStageStatus({ status, setStatus }, true, (reason) =>
    studio.link.send({ type: 'sceneFailed', reason }),
  );
  return (
    <>
      <FirstPicture look={game} isCovered={isPainted} />
      {hasFailed ? (
        <div className={layout.twin}>
          {twin}
          <span>{t('fallback')}</span>
        </div>
      ) : (
        <LazyScene<T>
          {...scene}
          onReady={() => {
            releasePrepared();
            stands();
            onStage?.(true);
          }}
          onFailed={(error) => {
            releasePrepared();
            fails(error);
            onStage?.(false);
          }}
        />
      )}
      {children?.(hasFailed)}
    </>
  );
}
