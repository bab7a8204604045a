import { type ReactNode, useState } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { formatExact, formatPrize } from '../../contract/money.ts';
import type { StudioRound } from '../../contract/studio.ts';
import type { InstantGame } from '../../fair/instant/instant-game.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { LazyScene, type LazySceneProps } from '../scene/lazy-scene.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FairnessSheet } from './fairness-sheet.tsx';
import { GameLayout } from './game-layout.tsx';
import layout from './game-layout.module.css';
import { SessionFigures } from './session-figures.tsx';
import { StakeField } from './stake-field.tsx';
import { frameTexts } from './texts.ts';
import type { InstantPlay } from './use-instant-game.ts';
import type { OpenedGame, Studio } from './use-studio.ts';

interface InstantGameViewProps<T extends SceneTypes> {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly play: InstantPlay;
  /** The rules that the last round is done again by. */
  readonly proof: InstantGame;
  readonly scene: Omit<LazySceneProps<T>, 'onReady' | 'onFailed'>;
  /** Stands for a scene that cannot be shown: the last result, and what is bet on. */
  readonly twin: { readonly result: string; readonly bet: string };
  /** A round's result in a few characters. */
  readonly resultOf: (round: StudioRound) => string;
  /** What the main button says, with the stake. */
  readonly betText: (amount: string) => string;
  /** What stands in the sheet of the rules. */
  readonly rules: ReactNode;
  /** The controls of the choice. */
  readonly children: ReactNode;
}

/** The screen of a game of one draw: its scene, its choice, the stake, the one main button and the sheets. */
export function InstantGameView<T extends SceneTypes>(props: InstantGameViewProps<T>) {
  const { studio, game, play, proof, scene, twin, resultOf, betText, rules, children } = props;
  const t = useTexts(frameTexts);
  const [hasFailed, setHasFailed] = useState(false);
  const [sheet, setSheet] = useState<'rules' | 'fairness'>();
  const { rounds, stake } = play;
  const { link } = studio;
  const last = rounds.shown[0];
  const isIdle = rounds.status === 'idle';
  const close = (): void => setSheet(undefined);
  const said = ((): string => {
    if (last === undefined) return '';
    const fill = { roll: resultOf(last), amount: formatExact(last.payout) };
    if (last.payout > last.stake) return t('won', fill);
    return t(last.payout === 0 ? 'lost' : 'back', fill);
  })();
  return (
    <GameLayout
      title={game.title}
      stage={
        hasFailed ? (
          <div className={layout.twin}>
            <b>{twin.result}</b>
            <span>{twin.bet}</span>
            <span>{t('fallback')}</span>
          </div>
        ) : (
          <LazyScene<T>
            {...scene}
            onReady={() => link.say({ type: 'ready' })}
            onFailed={() => {
              setHasFailed(true);
              link.say({ type: 'ready' });
            }}
          />
        )
      }
      results={rounds.shown.slice(0, 12).map((round) => ({
        id: round.roundId,
        text: resultOf(round),
        isWin: round.payout > round.stake,
      }))}
      said={said}
      note={play.note}
      onRules={() => setSheet('rules')}
      onFairness={() => setSheet('fairness')}
      figures={<SessionFigures rounds={rounds.shown} />}
    >
      {children}
      <StakeField
        stake={stake}
        onChange={play.setStake}
        bounds={play.bounds}
        balance={studio.balance}
        chips={game.stakes.choices}
        isFun={game.mode === 'fun'}
        disabled={!isIdle}
      />
      <Button kind="gold" size="l" block disabled={isIdle && play.isBarred} onClick={play.press}>
        {rounds.status === 'playing'
          ? t('skip')
          : rounds.status === 'unknown'
            ? t('check')
            : betText(formatPrize(stake))}
      </Button>
      {sheet === 'rules' && (
        <Dialog kind="sheet" title={t('rules')} onClose={close}>
          {rules}
        </Dialog>
      )}
      {sheet === 'fairness' && <FairnessSheet studio={studio} rules={proof} last={last} onClose={close} />}
    </GameLayout>
  );
}
