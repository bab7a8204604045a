import type { ReactNode } from 'react';
import type { SceneTypes } from '../../../scenes/engine/definition.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import type { ReelGame } from '../../../fair/reels/reel-game.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { GameScreen, type GameSceneProps } from '../game-screen.tsx';
import { MainAction } from '../main-action.tsx';
import { PlayButton } from '../play-button.tsx';
import { reelProof } from '../proofs.ts';
import { nextStake } from '../stake.ts';
import { frameTexts } from '../texts.ts';
import { timesText } from '../times-text.ts';
import type { OpenedGame, GameServerConnection } from '../use-game-server.ts';
import styles from './reels-view.module.css';
import { reelTexts } from './texts.ts';
import type { ReelPlay } from './use-reels.ts';

interface ReelsViewProps<T extends SceneTypes> extends Omit<GameSceneProps<T>, 'resultOf' | 'twin'> {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  readonly play: ReelPlay;
  /** Content of the sheet with the rules. `reels` are the rules by which the last round can be computed again. */
  readonly rules: ReactNode;
  readonly reels: ReelGame;
  /** Describes a round in sentences, with everything that the scene shows. */
  readonly format: (round: HallRound) => string;
}

/** Id of the text that says that the bet is the lowest or the highest. */
const BOUND = 'bound';

/** Draws the screen of a reel game: the scene, the bet with minus and plus, turbo, the button SPIN, and the sheets. */
export function ReelsView<T extends SceneTypes>(props: ReelsViewProps<T>) {
  const { gameServer, game, play, reels, format, ...screen } = props;
  const t = useTexts(reelTexts);
  const frame = useTexts(frameTexts);
  const { rounds, stake, bets, step, turbo } = play;
  const isIdle = rounds.status === 'idle';
  const [lowest] = bets;
  const bound = stake === lowest ? t('min') : stake === bets.at(-1) ? t('max') : frame('bet');
  const [last] = rounds.shown;
  const side = (by: 1 | -1, label: string, sign: string): ReactNode => {
    const isEnd = nextStake(bets, stake, by) === stake;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        aria-describedby={isEnd ? BOUND : undefined}
        disabled={!isIdle || isEnd}
        onClick={() => step(by)}
      >
        {sign}
      </button>
    );
  };
  return (
    <GameScreen<T>
      {...screen}
      gameServer={gameServer}
      game={game}
      proof={reelProof(reels)}
      shown={rounds.shown}
      figures={rounds.figures}
      resultOf={({ multiplier }) => timesText(multiplier)}
      twin={{ result: last ? formatExact(last.payout) : game.title, bet: last ? format(last) : '' }}
      announcement={last && format(last)}
      note={play.note}
      watched={rounds.watched}
      onWatch={isIdle ? play.watch : undefined}
    >
      <div className={styles.bar}>
        <div className={styles.bet} role="group" aria-label={frame('bet')}>
          {side(-1, t('lower'), '−')}
          <output className={styles.amount}>
            <small id={BOUND}>{bound}</small>
            <b>{formatPrize(stake)}</b>
          </output>
          {side(1, t('raise'), '+')}
        </div>
        <span className={styles.balance}>
          <small>{frame(game.mode === 'fun' ? 'fun' : 'balance')}</small>
          <b>{formatExact(gameServer.balance)}</b>
        </span>
        {turbo !== undefined && (
          <button
            type="button"
            className={styles.turbo}
            aria-pressed={turbo}
            disabled={!isIdle}
            onClick={() => play.setTurbo(!turbo)}
          >
            {t('turbo')}
          </button>
        )}
      </div>
      <MainAction>
        <PlayButton play={play} betText={t('spin')} />
      </MainAction>
    </GameScreen>
  );
}
