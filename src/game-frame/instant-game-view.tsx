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
import type { OpenedGame, Studio } from './use-studio.ts';

interface InstantGameViewProps<T extends SceneTypes> extends GameSceneProps<T> {
  readonly studio: Studio;
  readonly game: OpenedGame;
  readonly play: InstantPlay;
  /** The rules that the last round is done again by. */
  readonly proof: InstantGame;
  /** What the main button says, with the stake. */
  readonly betText: (amount: string) => string;
  /** What can be pressed in the picture; `isPlain` where no picture is shown. */
  readonly overlay?: ((isPlain: boolean) => ReactNode) | undefined;
  /** What it says while a round is on show; that it shows the result where nothing is said. */
  readonly skipText?: string;
  /** The picture has the player's own pace: there is no turbo. */
  readonly isUnhurried?: boolean;
  /** The controls of the choice. */
  readonly children: ReactNode;
}

/** The screen of a game of one draw: its scene, its choice, the stake, the one main button and the sheets. */
export function InstantGameView<T extends SceneTypes>(props: InstantGameViewProps<T>) {
  const { studio, game, play, proof, betText, skipText, isUnhurried = false, children, ...scene } = props;
  const autoText = useTexts(autoTexts);
  const { rounds, stake, auto } = play;
  const isIdle = rounds.status === 'idle';
  return (
    <GameScreen<T>
      {...scene}
      studio={studio}
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
        stake={stake}
        onChange={play.setStake}
        bounds={play.bounds}
        balance={studio.balance}
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
