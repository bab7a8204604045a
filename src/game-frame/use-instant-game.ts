import { useStageKeys } from '../rounds/use-stage-keys.ts';
import type { GameProps } from './game-props.ts';
import { type RoundScene, type Rounds, useInstantRound } from './use-instant-round.ts';
import { type Stake, useStake } from './use-stake.ts';

/** What the frame gives a game of one draw. */
export type InstantGameProps = GameProps;

interface InstantGameOptions extends Omit<GameProps, 'choices'> {
  readonly scene: RoundScene;
  readonly choice: unknown;
  /** The most that the choice can pay, hundredths of the stake. */
  readonly top: number;
  /** An arrow key while a bet may be made: -1 to the left, 1 to the right. */
  readonly move: (by: number) => void;
}

/** What the screen of a game of one draw shows and does besides its choice. */
export interface InstantPlay extends Stake {
  readonly rounds: Rounds;
  /** The one main button, Space and Enter: bets, shows the result or asks for it. */
  readonly press: () => void;
}

/** The stake, the rounds and the keys of a game of one draw. */
export function useInstantGame(options: InstantGameOptions): InstantPlay {
  const { studio, game, isPaused, scene, choice, top, move } = options;
  const rounds = useInstantRound(studio, scene);
  const stake = useStake(studio, game, { top, roundNote: rounds.note });
  const isPlaying = rounds.status === 'playing';

  const press = (): void => {
    if (isPlaying) rounds.skip();
    else if (rounds.status === 'unknown') rounds.check();
    else if (!stake.isBarred && !isPaused) rounds.play(stake.stake, choice);
  };
  useStageKeys({
    press,
    move: (by) => {
      if (rounds.status === 'idle') move(by);
    },
    skip: isPlaying ? rounds.skip : undefined,
  });
  return { rounds, ...stake, press };
}
