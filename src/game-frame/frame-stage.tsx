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
import type { OpenedGame, GameServerConnection } from './use-game-server.ts';

interface FrameStageProps<T extends SceneTypes> {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  readonly scene: Omit<LazySceneProps<T>, 'onReady' | 'onFailed'>;
  /** Called with true when the scene is ready, and with false when it has failed. */
  readonly onStage?: ((isThere: boolean) => void) | undefined;
  /** Texts on the photograph that depend on the bet, such as amounts; the scene writes them itself. */
  readonly photoTexts?: ReactNode;
  /** Text with the last result and the bet, shown over the photograph if the scene has failed. */
  readonly twin: ReactNode;
  /** Renders content over the scene; `isPlain` is true if the scene has failed. */
  readonly children?: ((isPlain: boolean) => ReactNode) | undefined;
}

/**
 * Draws a game's scene over its photograph. The photograph is shown until the canvas is ready; if the scene fails, it
 * is shown again with the results as text.
 */
export function FrameStage<T extends SceneTypes>(props: FrameStageProps<T>) {
  const { gameServer, game, scene, onStage, photoTexts, twin, children } = props;
  const t = useTexts(frameTexts);
  const [status, setStatus] = useState<SceneStatus>('loading');
  const { hasFailed, isPainted, stands, fails } = useStageStatus({ status, setStatus }, true, (reason) =>
    gameServer.link.send({ type: 'sceneFailed', reason }),
  );
  return (
    <>
      <FirstPicture framed={game} isCovered={isPainted}>
        {photoTexts}
      </FirstPicture>
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
