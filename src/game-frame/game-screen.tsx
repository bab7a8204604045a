import { Suspense, type ReactNode, useState } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { formatExact } from '../../contract/money.ts';
import type { HallRound } from '../../contract/game-server.ts';
import { useTexts } from '../i18n/i18n.tsx';
import type { LazySceneProps } from '../scene/lazy-scene.tsx';
import { useMedia } from '../ui/use-active.ts';
import type { WatchedRound } from './use-watched-round.ts';
import { FrameStage } from './frame-stage.tsx';
import { GameLayout } from './game-layout.tsx';
import type { ProofCheck } from './proofs.ts';
import { VisitFigureList } from './visit-figure-list.tsx';
import { frameTexts } from './texts.ts';
import type { OpenedGame, GameServerConnection } from './use-game-server.ts';
import type { VisitFigures } from './visit-figures.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPart } from './missing-part.tsx';

const RulesDialog = lazyPart(() => import('./rules-dialog.tsx'), MissingPart);
const FairnessSheet = lazyPart(() => import('./fairness-sheet.tsx'), MissingPart);
const RecordSheet = lazyPart(() => import('./record/record-sheet.tsx'), MissingPart);
const OthersBets = lazyPart(() => import('./record/others-bets.tsx'));

/**
 * Media query for windows that have room for other players' bets beside the picture; in others, the bets are in the
 * record.
 */
const ROOMY = '(min-width: 900px) and (min-height: 700px)';

/** The scene of a game, with texts for players who cannot see it. */
export interface GameSceneProps<T extends SceneTypes> {
  readonly scene: Omit<LazySceneProps<T>, 'onReady' | 'onFailed'>;
  /** Called with true when the scene is ready, and with false when it has failed. */
  readonly onStage?: ((isThere: boolean) => void) | undefined;
  /** Texts on the photograph of the scene that depend on the bet; the scene writes them itself. */
  readonly photoTexts?: ReactNode;
  /** Texts shown if the scene has failed: the last result and the current bet. */
  readonly twin: { readonly result: string; readonly bet: string };
  /** Returns the result of a round in a few characters. */
  readonly resultOf: (round: HallRound) => string;
  /** Content of the sheet with the rules. */
  readonly rules: ReactNode;
  /** Draws a card over the game. `onProof` opens the proof of the card's round. */
  readonly renderCard?: ((onProof: () => void) => ReactNode) | undefined;
}

interface GameScreenProps<T extends SceneTypes> extends GameSceneProps<T> {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  /** Checks whether the last round follows from its seeds. */
  readonly proof: ProofCheck;
  /** The last settled rounds of this visit, newest first. */
  readonly shown: readonly HallRound[];
  /** Totals of all settled rounds of this visit. */
  readonly figures: VisitFigures;
  /** Text that screen readers read out instead of the last round's result. */
  readonly announcement?: string | undefined;
  readonly note: string | undefined;
  /** The past round that is being replayed. */
  readonly watched: WatchedRound | undefined;
  /** Replays a past round; undefined while another round is played. */
  readonly onWatch: ((round: HallRound) => void) | undefined;
  /** Switches beside the last results, such as turbo. */
  readonly tools?: ReactNode;
  /** Renders controls inside the picture; `isPlain` is true if the scene has failed. */
  readonly overlay?: ((isPlain: boolean) => ReactNode) | undefined;
  /** Controls below or beside the picture. */
  readonly children: ReactNode;
}

type Sheet = 'rules' | 'fairness' | 'record';

/**
 * Draws the screen that every game with rounds of its own has: scene, last results, controls, and the sheets for rules,
 * fairness and record.
 */
export function GameScreen<T extends SceneTypes>(props: GameScreenProps<T>) {
  const { gameServer, game, shown, figures, scene, twin, resultOf, note, overlay, watched, children } = props;
  const t = useTexts(frameTexts);
  const isRoomy = useMedia(ROOMY);
  const [canShow, setCanShow] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const last = shown[0];
  const spoken = watched === undefined ? last : watched.isOver ? watched.round : undefined;
  const lastAnnouncement = ((): string => {
    if (spoken === undefined) return '';
    const fill = { roll: resultOf(spoken), amount: formatExact(spoken.payout) };
    if (spoken.payout > spoken.stake) return t('won', fill);
    if (spoken.payout === 0) return t('lost', fill);
    return t(spoken.payout < spoken.stake ? 'part' : 'back', fill);
  })();
  return (
    <GameLayout
      title={game.title}
      game={game.game}
      stage={
        <FrameStage<T>
          gameServer={gameServer}
          game={game}
          scene={scene}
          photoTexts={props.photoTexts}
          onStage={(isThere) => {
            setCanShow(isThere);
            props.onStage?.(isThere);
          }}
          twin={
            <>
              {shown.length + (props.announcement === undefined ? 0 : 1) > 0 && <b>{twin.result}</b>}
              <span>{twin.bet}</span>
            </>
          }
        >
          {overlay}
        </FrameStage>
      }
      results={shown.slice(0, 12).map((round) => ({
        id: round.roundId,
        text: resultOf(round),
        isWin: round.payout > round.stake,
      }))}
      announcement={(watched ? undefined : props.announcement) ?? lastAnnouncement}
      note={watched ? t('watch.now') : note}
      tools={props.tools}
      onRecord={() => setSheet('record')}
      onRules={() => setSheet('rules')}
      onFairness={() => setSheet('fairness')}
      figures={
        <>
          <VisitFigureList figures={figures} />
          {isRoomy && (
            <Suspense>
              <OthersBets calls={gameServer.calls} rows={5} isNamed />
            </Suspense>
          )}
        </>
      }
    >
      {children}
      {sheet === undefined && props.renderCard?.(() => setSheet('fairness'))}
      <GameSheets<T> {...props} sheet={sheet} canShow={canShow} onSheet={setSheet} />
    </GameLayout>
  );
}

interface GameSheetsProps<T extends SceneTypes> extends GameScreenProps<T> {
  readonly sheet: Sheet | undefined;
  readonly onSheet: (sheet: Sheet | undefined) => void;
  /** Whether the scene is able to replay past rounds. */
  readonly canShow: boolean;
}

/** Renders the sheet that is open: rules, fairness, or record. */
function GameSheets<T extends SceneTypes>(props: GameSheetsProps<T>) {
  const { gameServer, proof, shown, figures, resultOf, rules, onWatch, sheet, onSheet, canShow } = props;
  const close = (): void => onSheet(undefined);
  return (
    <Suspense>
      {sheet === 'rules' && (
        <RulesDialog onClose={close} onProof={() => onSheet('fairness')}>
          {rules}
        </RulesDialog>
      )}
      {sheet === 'record' && (
        <RecordSheet
          gameServer={gameServer}
          figures={figures}
          holds={proof}
          resultOf={resultOf}
          canShow={canShow}
          onWatch={
            onWatch &&
            ((round) => {
              close();
              onWatch(round);
            })
          }
          onClose={close}
        />
      )}
      {sheet === 'fairness' && (
        <FairnessSheet gameServer={gameServer} holds={proof} last={shown[0]} onClose={close} />
      )}
    </Suspense>
  );
}
