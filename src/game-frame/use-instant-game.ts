import { useRef } from 'react';
import type { StudioRound } from '../../contract/studio.ts';
import { useStageKeys } from '../rounds/use-stage-keys.ts';
import { type AutoPlay, useAutoPlay } from './auto/use-auto-play.ts';
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
  /** A past round is shown again: takes what had been chosen for it. */
  readonly follow?: ((round: StudioRound) => void) | undefined;
}

/** What the screen of a game of one draw shows and does besides its choice. */
export interface InstantPlay extends Stake {
  readonly rounds: Rounds;
  /** The one main button, Space and Enter: bets, shows the result or asks for it. */
  readonly press: () => void;
  readonly auto: AutoPlay;
  /** Shows a past round again. */
  readonly watch: (round: StudioRound) => void;
}

/** The stake, the rounds and the keys of a game of one draw. */
export function useInstantGame(options: InstantGameOptions): InstantPlay {
  const { studio, game, isPaused, scene, choice, top, move, follow } = options;
  const made = useInstantRound(studio, scene);
  const stake = useStake(studio, game, { top, roundNote: made.note });
  const { isBarred, stakeKeys } = stake;
  const auto = useAutoPlay({
    isOffered: game.autoPlay,
    status: made.status === 'idle' || made.status === 'unknown' ? made.status : 'busy',
    last: made.shown[0],
    note: made.note,
    balance: studio.balance,
    isBarred,
    isPaused,
    bet: () => made.play(stake.stake, choice),
  });
  // Between two rounds that play by themselves nothing can be changed.
  const rounds: Rounds = auto.run && made.status === 'idle' ? { ...made, status: 'playing' } : made;
  const isPlaying = rounds.status === 'playing';
  const { watched } = rounds;
  /** What was chosen before a past round was shown. */
  const own = useRef(choice);

  const watch = (round: StudioRound): void => {
    if (rounds.status !== 'idle') return;
    own.current = choice;
    follow?.(round);
    rounds.watch(round);
  };
  const endWatch = ({ round }: { readonly round: StudioRound }): void => {
    follow?.({ ...round, choice: own.current });
    rounds.endWatch();
  };

  const press = (): void => {
    if (auto.run) auto.stop();
    else if (watched?.isOver === true) endWatch(watched);
    else if (isPlaying || watched) rounds.skip();
    else if (rounds.status === 'unknown') rounds.check();
    else if (!isBarred && !isPaused) {
      auto.forget();
      rounds.play(stake.stake, choice);
    }
  };
  useStageKeys({
    press,
    move: (by) => {
      if (rounds.status === 'idle') move(by);
    },
    skip: auto.run || watched ? press : isPlaying ? rounds.skip : undefined,
    keys: rounds.status === 'idle' ? stakeKeys : {},
  });
  return { rounds, ...stake, auto, press, watch };
}
