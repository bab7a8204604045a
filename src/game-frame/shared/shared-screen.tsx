import { type ReactNode, Suspense, useState } from 'react';
import type { SceneTypes } from '../../../scenes/engine/definition.ts';
import type { PastSharedRound } from '../../../contract/shared-rounds.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { LazySceneProps } from '../../scene/lazy-scene.tsx';
import { FrameStage } from '../frame-stage.tsx';
import { GameLayout } from '../game-layout.tsx';
import { VisitFigureList } from '../visit-figure-list.tsx';
import { timesText } from '../times-text.ts';
import type { OpenedGame, GameServerConnection } from '../use-game-server.ts';
import type { VisitFigures } from '../visit-figures.ts';
import { ChainSheet } from './chain-sheet.tsx';
import { sharedTexts } from './texts.ts';
import type { LiveTable } from './use-shared-table.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../missing-part.tsx';

const RulesDialog = lazyPart(() => import('../rules-dialog.tsx'), MissingPart);
const RecordSheet = lazyPart(() => import('../record/record-sheet.tsx'), MissingPart);

interface SharedScreenProps<T extends SceneTypes> {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  readonly live: LiveTable;
  readonly scene: Omit<LazySceneProps<T>, 'onReady' | 'onFailed'>;
  /** Called with true when the scene is ready, and with false when it has failed. */
  readonly onStage: (isThere: boolean) => void;
  /** Text that is shown if the scene has failed. */
  readonly twin: ReactNode;
  /** Returns the result of a past round in a few characters. */
  readonly resultOf: (past: PastSharedRound) => string;
  readonly isGood: (past: PastSharedRound) => boolean;
  readonly drawn: (hash: string, salt: string, number: number) => object;
  /** Totals of the player's settled bets in this visit. */
  readonly figures: VisitFigures;
  /** Text for screen readers: phases and the player's own results, but not every change of a figure. */
  readonly announcement: string;
  /** Why a bet was not placed, or another notice. */
  readonly note: string | undefined;
  readonly rules: ReactNode;
  readonly children: ReactNode;
}

/** Renders the screen of a shared game: the scene, the last rounds with their proofs, controls, and sheets. */
export function SharedScreen<T extends SceneTypes>(props: SharedScreenProps<T>) {
  const {
    gameServer,
    game,
    live,
    scene,
    twin,
    resultOf,
    isGood,
    drawn,
    figures,
    announcement,
    note,
    rules,
    children,
  } = props;
  const t = useTexts(sharedTexts);
  const [sheet, setSheet] = useState<'rules' | 'record' | { readonly number: number | undefined }>();
  const { table, isLive } = live;
  const history = table?.history ?? [];
  const close = (): void => setSheet(undefined);
  const openProof = (): void => setSheet({ number: history[0]?.number });
  const state = ((): string | undefined => {
    if (table === undefined) return t('connecting');
    if (!isLive) return t('lost');
    return table.chain === null ? t('closed.chain') : note;
  })();
  const past = typeof sheet === 'object' ? history.find(({ number }) => number === sheet.number) : undefined;
  return (
    <GameLayout
      title={game.title}
      game={game.game}
      stage={
        <FrameStage<T>
          gameServer={gameServer}
          game={game}
          scene={scene}
          onStage={props.onStage}
          twin={twin}
        />
      }
      results={history.slice(0, 14).map((one) => ({
        id: String(one.number),
        text: resultOf(one),
        isWin: isGood(one),
      }))}
      onPick={(id) => setSheet({ number: Number(id) })}
      announcement={announcement}
      note={state}
      onRecord={() => setSheet('record')}
      onRules={() => setSheet('rules')}
      onFairness={openProof}
      figures={<VisitFigureList figures={figures} />}
    >
      {children}
      {sheet === 'rules' && (
        <Suspense>
          <RulesDialog onClose={close} onProof={openProof}>
            {rules}
          </RulesDialog>
        </Suspense>
      )}
      {sheet === 'record' && (
        <Suspense>
          <RecordSheet
            gameServer={gameServer}
            figures={figures}
            resultOf={({ multiplier }) => timesText(multiplier)}
            canShow={false}
            onClose={close}
          />
        </Suspense>
      )}
      {typeof sheet === 'object' && (
        <ChainSheet table={table} past={past} resultOf={resultOf} drawn={drawn} onClose={close} />
      )}
    </GameLayout>
  );
}
