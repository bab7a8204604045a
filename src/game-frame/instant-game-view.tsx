import type { ReactNode } from 'react';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { formatPrize } from '../../contract/money.ts';
import type { InstantGame } from '../../fair/instant/instant-game.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { AutoButton } from './auto/auto-button.tsx';
import { autoTexts } from './auto/texts.ts';
import { GameScreen, type GameSceneProps } from './game-screen.tsx';
import { MainAction } from './main-action.tsx';
import { PlayButton } from './play-button.tsx';
import { instantProof } from './proofs.ts';
import { StakeField } from './stake-field.tsx';
import { TurboButton } from './turbo.tsx';
import type { InstantPlay } from './use-instant-game.ts';
import type { OpenedGame, GameServerConnection } from './use-game-server.ts';

interface InstantGameViewProps<T extends SceneTypes> extends GameSceneProps<T> {
  readonly gameServer: GameServerConnection;
  readonly game: OpenedGame;
  readonly play: InstantPlay;
  /** Rules by which the last round can be computed again. */
  readonly proof: InstantGame;
  /** Returns the label of the main button for a stake in hundredths. */
  readonly betText: (amount: string) => string;
  /** Renders controls inside the picture; `isPlain` is true if the scene has failed. */
  readonly overlay?: ((isPlain: boolean) => ReactNode) | undefined;
  /** Label of the main button while a round is shown; by default it offers to show the result. */
  readonly skipText?: string;
  /** Whether the player decides how fast the round is shown: there is then no turbo. */
  readonly isUnhurried?: boolean;
  /** Controls of the game's choice. */
  readonly children: ReactNode;
}

/** Draws the screen of a game whose round is a single draw: scene, choice, stake, main button and sheets. */
export function InstantGameView<T extends SceneTypes>(props: InstantGameViewProps<T>) {
  const { gameServer, game, play, proof, betText, skipText, isUnhurried = false, children, ...scene } = props;
  const autoText = useTexts(autoTexts);
  const { rounds, stake, auto } = play;
  const isIdle = rounds.status === 'idle';
  return (
    <GameScreen<T>
      {...scene}
      gameServer={gameServer}
      game={game}
      proof={instantProof(proof)}
      shown={rounds.shown}
      figures={rounds.figures}
      note={play.note ?? (auto.stopped && autoText(`stopped.${auto.stopped}`))}
      tools={isUnhurried ? undefined : <TurboButton />}
      watched={rounds.watched}
      onWatch={isIdle ? play.watch : undefined}
    >
      {children}
      <StakeField
        stake={isIdle ? play.typedStake : stake}
        onChange={play.setStake}
        bounds={play.bounds}
        balance={gameServer.balance}
        chips={game.stakes.choices}
        isFun={game.mode === 'fun'}
        disabled={!isIdle}
      />
      <MainAction>
        <AutoButton auto={auto} canStart={isIdle && !play.isBarred}>
          <PlayButton play={play} betText={betText(formatPrize(stake))} skipText={skipText} />
        </AutoButton>
      </MainAction>
    </GameScreen>
  );
}
