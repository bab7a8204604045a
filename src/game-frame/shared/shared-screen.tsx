import { type ReactNode, useState } from 'react';
import type { SceneTypes } from '../../../scenes/engine/definition.ts';
import type { PastRound } from '../../../contract/studio-shared.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LazyScene, type LazySceneProps } from '../../scene/lazy-scene.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import layout from '../game-layout.module.css';
import { GameLayout } from '../game-layout.tsx';
import { SessionFigures, type SettledBet } from '../session-figures.tsx';
import { frameTexts } from '../texts.ts';
import type { OpenedGame, Studio } from '../use-studio.ts';
import { ChainSheet } from './chain-sheet.tsx';
import { sharedTexts } from './texts.ts';
import type { LiveTable } from './use-shared-table.ts';

interface SharedScreenProps<T extends SceneTypes> {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly live: LiveTable;
  readonly scene: Omit<LazySceneProps<T>, 'onFailed'>;
  /** Stands for a scene that cannot be shown. */
  readonly twin: ReactNode;
  /** A round's result in a few characters, and whether it is worth a second look. */
  readonly resultOf: (past: PastRound) => string;
  readonly isGood: (past: PastRound) => boolean;
  readonly drawn: (hash: string, salt: string, number: number) => object;
  /** Own bets that are over, in this visit. */
  readonly over: readonly SettledBet[];
  /** What happens, read out: phases and own results, no ticks. */
  readonly said: string;
  /** Why a bet did not come about, or what to know. */
  readonly note: string | undefined;
  readonly rules: ReactNode;
  readonly children: ReactNode;
}

/** The screen of a game of shared rounds: its scene, the last rounds, each with its proof, the controls and the sheets. */
export function SharedScreen<T extends SceneTypes>(props: SharedScreenProps<T>) {
  const { studio, game, live, scene, twin, resultOf, isGood, drawn, over, said, note, rules, children } =
    props;
  const t = useTexts(sharedTexts);
  const frame = useTexts(frameTexts);
  const [hasFailed, setHasFailed] = useState(false);
  const [sheet, setSheet] = useState<'rules' | { readonly number: number | undefined }>();
  const { table, isLive } = live;
  const history = table?.history ?? [];
  const close = (): void => setSheet(undefined);
  const state = ((): string | undefined => {
    if (table === undefined) return t('connecting');
    if (!isLive) return t('lost');
    return table.chain === null ? t('closed.chain') : note;
  })();
  const past = typeof sheet === 'object' ? history.find(({ number }) => number === sheet.number) : undefined;
  return (
    <GameLayout
      title={game.title}
      isTall={false}
      stage={
        hasFailed ? (
          <div className={layout.twin}>
            {twin}
            <span>{frame('fallback')}</span>
          </div>
        ) : (
          <LazyScene<T>
            {...scene}
            onFailed={() => {
              setHasFailed(true);
              studio.link.say({ type: 'ready' });
            }}
          />
        )
      }
      results={history.slice(0, 14).map((one) => ({
        id: String(one.number),
        text: resultOf(one),
        isWin: isGood(one),
      }))}
      onPick={(id) => setSheet({ number: Number(id) })}
      said={said}
      note={state}
      onRules={() => setSheet('rules')}
      onFairness={() => setSheet({ number: history[0]?.number })}
      figures={<SessionFigures rounds={over} />}
    >
      {children}
      {sheet === 'rules' && (
        <Dialog kind="sheet" title={frame('rules')} onClose={close}>
          {rules}
        </Dialog>
      )}
      {typeof sheet === 'object' && (
        <ChainSheet table={table} past={past} resultOf={resultOf} drawn={drawn} onClose={close} />
      )}
    </GameLayout>
  );
}
