import { useMemo } from 'react';
import type { TugOfWarTypes } from '../../../scenes/lobby/tug-of-war/types.ts';
import type { Camp } from '../../../contract/red-vs-blue.ts';
import { GameStage } from '../../rounds/game-stage.tsx';
import { SceneFallback } from '../../rounds/scene-fallback.tsx';
import type { GameScene } from '../../rounds/use-game-scene.ts';
import styles from './red-vs-blue.module.css';
import { tugFrame } from './tug-frame.ts';

const loadTug = async () => (await import('../../../scenes/lobby/tug-of-war/definition.ts')).tugOfWar;

/** Path of the rope's knot in the first frame, in design pixels: x of its middle, y, and length. */
const [MIDDLE = 0, HEIGHT = 0, LENGTH = 0] = tugFrame.places.marks[0] ?? [];

interface TugStageProps {
  readonly scene: GameScene<TugOfWarTypes>;
  /** Position of the rope's knot, from -1 (red's end) to 1 (blue's end). */
  readonly pull: number;
  readonly own: Camp | undefined;
}

/** Draws the tug of war; screen readers skip it, because the text below has the same information. */
export function TugStage({ scene, pull, own }: TugStageProps) {
  // The page fetches the bets every few seconds; the scene must get a new state only if something changed.
  const state = useMemo(() => ({ pull, own }), [pull, own]);
  const ahead = pull < 0 ? 'red' : pull > 0 ? 'blue' : undefined;
  return (
    <div className={styles.stage} aria-hidden="true">
      <GameStage
        scene={scene}
        load={loadTug}
        state={state}
        renderFallback={(isCovered) => (
          <SceneFallback
            frame={tugFrame}
            isCovered={isCovered}
            states={[ahead, own && [ahead, 'own', own].filter(Boolean).join('-')]}
            renderLive={(draw) => draw('knot', MIDDLE + (pull * LENGTH) / 2, HEIGHT, 'knot')}
          />
        )}
      />
    </div>
  );
}
