import type { ReactNode } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { formatExact, formatPrize } from '../../contract/money.ts';
import type { HallRound, HallStepRound } from '../../contract/game-server.ts';
import { payoutOf } from '../../fair/bets.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { AutoButton } from './auto/auto-button.tsx';
import { autoTexts } from './auto/texts.ts';
import { GameScreen, type GameSceneProps } from './game-screen.tsx';
import { stepProof } from './proofs.ts';
import { MainAction, ACTION_NOTE_ID } from './main-action.tsx';
import { StakeField } from './stake-field.tsx';
import styles from './step-game-view.module.css';
import { StepTiles, type StepTilesProps } from './step-tiles.tsx';
import { frameTexts } from './texts.ts';
import { TurboButton } from './turbo.tsx';
import { timesText } from './times-text.ts';
import type { StepPlay } from './use-step-game.ts';
import type { OpenedGame, GameServerConnection } from './use-game-server.ts';

/** Id of the hint for the player, which describes the main button while a round is open. */
const HINT = 'hint';

interface StepGameViewProps<T extends SceneTypes, Choice> extends Omit<GameSceneProps<T>, 'resultOf'> {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  readonly play: StepPlay<Choice>;
  /** Returns the result of the round's last step for screen readers; before the first step, what the player can do. */
  readonly formatStep: (round: HallRound) => string;
  /** What the player can do while a round is open. */
  readonly hint: string;
  /** Whether the next step may pay less than the multiplier shown, so that the text says "at most". */
  readonly isNextMost?: boolean;
  /** Buttons for steps that the player does not take by pressing a tile of the picture. */
  readonly moves?: ReactNode;
  /** Tiles of the picture that the player can press while a round is open. */
  readonly tiles?: Omit<StepTilesProps, 'isPlain'>;
  /** Controls of the game's choice. */
  readonly children: ReactNode;
}

/**
 * Renders the screen of a game with steps. Before a round, choice and stake are below the picture; during the round,
 * the multipliers of the round and of the next step replace them. The main button bets, and then cashes out.
 */
export function StepGameView<T extends SceneTypes, Choice>(props: StepGameViewProps<T, Choice>) {
  const {
    gameServer,
    game,
    play,
    formatStep,
    hint,
    isNextMost = false,
    moves,
    tiles,
    children,
    ...scene
  } = props;
  const autoText = useTexts(autoTexts);
  const { rounds, rules, isIdle, auto } = play;
  const { round } = rounds;
  const steps = round?.round ?? undefined;
  const isOpen = round !== undefined;
  const overlay = (isPlain: boolean): ReactNode =>
    isOpen && tiles && <StepTiles {...tiles} isPlain={isPlain} />;
  return (
    <GameScreen<T>
      {...scene}
      gameServer={gameServer}
      game={game}
      proof={stepProof(rules)}
      shown={rounds.shown}
      figures={rounds.figures}
      resultOf={({ multiplier }) => timesText(multiplier)}
      announcement={round && formatStep(round)}
      note={play.note ?? (auto.stopped && autoText(`stopped.${auto.stopped}`))}
      tools={<TurboButton />}
      watched={rounds.watched}
      onWatch={isIdle ? play.watch : undefined}
      overlay={overlay}
    >
      <div className={styles.swap}>
        <div className={styles.before} inert={isOpen}>
          {children}
          <StakeField
            stake={isIdle ? play.typedStake : play.stake}
            onChange={play.setStake}
            bounds={play.bounds}
            balance={gameServer.balance}
            chips={game.stakes.choices}
            isFun={game.mode === 'fun'}
            disabled={!isIdle}
          />
        </div>
        {steps && (
          <OpenRound
            steps={steps}
            next={play.next}
            isNextMost={isNextMost}
            hint={hint}
            moves={moves}
            isAuto={auto.run !== undefined}
          />
        )}
      </div>
      <StepAction play={play} />
    </GameScreen>
  );
}

interface OpenRoundProps {
  readonly steps: HallStepRound;
  /** Multiplier after the next step, in hundredths; undefined if there is no next step. */
  readonly next: number | undefined;
  readonly isNextMost: boolean;
  readonly hint: string;
  readonly moves: ReactNode;
  readonly isAuto: boolean;
}

/** Renders the multiplier of the open round, the multiplier after the next step, and the buttons for steps. */
function OpenRound({ steps, next, isNextMost, hint, moves, isAuto }: OpenRoundProps) {
  const t = useTexts(frameTexts);
  const standing = (name: string, multiplier: number, isNow: boolean): ReactNode => (
    <div data-now={isNow}>
      <dt>{name}</dt>
      <dd>
        <b>{timesText(multiplier)}</b>
        <small>{formatExact(payoutOf(steps.stake, multiplier))}</small>
      </dd>
    </div>
  );
  return (
    <div className={styles.open}>
      <dl className={styles.standing}>
        {standing(t('step.now'), steps.multiplier, true)}
        {next !== undefined && standing(t(isNextMost ? 'step.most' : 'step.next'), next, false)}
      </dl>
      <p id={HINT} className={styles.hint}>
        {hint}
      </p>
      {moves !== undefined && (
        <div className={styles.moves} inert={isAuto}>
          {moves}
        </div>
      )}
    </div>
  );
}

/** Renders the main button. It bets, cashes out, skips to the result or, after a lost answer, requests the result. */
function StepAction<Choice>({ play }: { readonly play: StepPlay<Choice> }) {
  const t = useTexts(frameTexts);
  const { rounds, isIdle, auto } = play;
  const { round, status } = rounds;
  const cashOut = round?.round?.cashOut ?? 0;
  const isOpen = round !== undefined;
  const mainText = ((): string => {
    if (rounds.watched) return t(rounds.watched.isOver ? 'watch.end' : 'skip');
    if (status === 'unknown') return t('check');
    if (status === 'ending') return t('skip');
    if (!isOpen) return t('bet.for', { amount: formatPrize(play.stake) });
    return cashOut > 0 ? t('cashOut', { amount: formatExact(cashOut) }) : t('cashOut.none');
  })();
  return (
    <MainAction>
      <AutoButton
        auto={auto}
        canStart={isIdle && !play.isBarred}
        isOpen={isOpen}
        steps={play.canRepeat ? 'some' : 'none'}
      >
        <Button
          kind="gold"
          size="l"
          block
          disabled={(isIdle && play.isBarred) || (status === 'open' && cashOut === 0)}
          aria-describedby={isOpen ? HINT : ACTION_NOTE_ID}
          aria-keyshortcuts={isOpen ? 'c' : undefined}
          onClick={play.press}
        >
          {mainText}
        </Button>
      </AutoButton>
    </MainAction>
  );
}
