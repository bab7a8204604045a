import { Suspense, type ReactNode, useState } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { formatExact } from '../../contract/money.ts';
import type { StudioRound } from '../../contract/studio.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { LazyScene, type LazySceneProps } from '../scene/lazy-scene.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FairnessSheet } from './fairness-sheet.tsx';
import { GameLayout, type PictureShape } from './game-layout.tsx';
import layout from './game-layout.module.css';
import type { Proof } from './proofs.ts';
import { SessionFigures } from './session-figures.tsx';
import { StepTiles, type StepTilesProps } from './step-tiles.tsx';
import { frameTexts } from './texts.ts';
import type { OpenedGame, Studio } from './use-studio.ts';

/** The scene of a game and what stands for it. */
export interface GameSceneProps<T extends SceneTypes> {
  readonly scene: Omit<LazySceneProps<T>, 'onReady' | 'onFailed'>;
  /** The scene stands, or cannot be shown (any longer). */
  readonly onStage?: ((isThere: boolean) => void) | undefined;
  /** Which part of the picture must be seen; a square's middle two thirds where nothing is said. */
  readonly shape?: PictureShape | undefined;
  /** Stands for a scene that cannot be shown: the last result, and what is bet on. */
  readonly twin: { readonly result: string; readonly bet: string };
  /** A round's result in a few characters. */
  readonly resultOf: (round: StudioRound) => string;
  /** What stands in the sheet of the rules. */
  readonly rules: ReactNode;
}

interface GameScreenProps<T extends SceneTypes> extends GameSceneProps<T> {
  readonly studio: Studio;
  readonly game: OpenedGame;
  /** The last round is done again by it. */
  readonly proof: Proof;
  /** Settled rounds of this visit, newest first. */
  readonly shown: readonly StudioRound[];
  /** Read out instead of the last round's result. */
  readonly said?: string | undefined;
  readonly note: string | undefined;
  /** The picture is taller than it is wide. */
  readonly isTall?: boolean;
  /** What can be pressed in the picture; `isPlain` where no picture is shown. */
  readonly overlay?: ((isPlain: boolean) => ReactNode) | undefined;
  /** Tiles of the picture that can be pressed. */
  readonly tiles?: Omit<StepTilesProps, 'isPlain'> | undefined;
  /** The controls below the picture. */
  readonly children: ReactNode;
}

/** The screen of every game: its scene, the last results, the controls and the sheets of rules and fairness. */
export function GameScreen<T extends SceneTypes>(props: GameScreenProps<T>) {
  const { studio, game, proof, shown, scene, twin, resultOf, rules, note, overlay, tiles, children } = props;
  const { isTall = false, onStage, shape } = props;
  const t = useTexts(frameTexts);
  const [hasFailed, setHasFailed] = useState(false);
  const [sheet, setSheet] = useState<'rules' | 'fairness'>();
  const { link } = studio;
  const last = shown[0];
  const close = (): void => setSheet(undefined);
  const saidOfLast = ((): string => {
    if (last === undefined) return '';
    const fill = { roll: resultOf(last), amount: formatExact(last.payout) };
    if (last.payout > last.stake) return t('won', fill);
    if (last.payout === 0) return t('lost', fill);
    return t(last.payout < last.stake ? 'part' : 'back', fill);
  })();
  return (
    <GameLayout
      title={game.title}
      isTall={isTall}
      shape={shape}
      stage={
        <>
          {hasFailed ? (
            <div className={layout.twin}>
              <b>{twin.result}</b>
              <span>{twin.bet}</span>
              <span>{t('fallback')}</span>
            </div>
          ) : (
            <LazyScene<T>
              {...scene}
              onReady={() => {
                onStage?.(true);
                link.say({ type: 'ready' });
              }}
              onFailed={() => {
                setHasFailed(true);
                onStage?.(false);
                link.say({ type: 'ready' });
              }}
            />
          )}
          {overlay?.(hasFailed)}
          {tiles && <StepTiles {...tiles} isPlain={hasFailed} />}
        </>
      }
      results={shown.slice(0, 12).map((round) => ({
        id: round.roundId,
        text: resultOf(round),
        isWin: round.payout > round.stake,
      }))}
      said={props.said ?? saidOfLast}
      note={note}
      onRules={() => setSheet('rules')}
      onFairness={() => setSheet('fairness')}
      figures={<SessionFigures rounds={shown} />}
    >
      {children}
      {sheet === 'rules' && (
        <Dialog kind="sheet" title={t('rules')} onClose={close}>
          {/* A game may bring its rules when they are asked for. */}
          <Suspense>{rules}</Suspense>
        </Dialog>
      )}
      {sheet === 'fairness' && <FairnessSheet studio={studio} holds={proof} last={last} onClose={close} />}
    </GameLayout>
  );
}
