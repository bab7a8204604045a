import { useRef } from 'react';
import type { HallRound } from '../../contract/game-server.ts';
import { useStageKeys } from '../rounds/use-stage-keys.ts';
import { type AutoPlay, useAutoPlay } from './auto/use-auto-play.ts';
import type { GameProps } from './game-props.ts';
import { type RoundScene, type InstantRounds, useInstantRound } from './use-instant-round.ts';
import { type Stake, useStake } from './use-stake.ts';

/** Props of a game of one draw. */
export type InstantGameProps = GameProps;

interface InstantGameOptions extends Omit<GameProps, 'choices'> {
  readonly scene: RoundScene;
  readonly choice: unknown;
  /** Highest payout of the choice, hundredths of the stake. */
  readonly top: number;
  /** An arrow key while a bet may be made: -1 to the left, 1 to the right. */
  readonly move: (by: number) => void;
  /** Called when a past round is shown again: adopts its choice. */
  readonly follow?: ((round: HallRound) => void) | undefined;
}

/** What the screen of a game of one draw shows and does, apart from its choice. */
export interface InstantPlay extends Stake {
  readonly rounds: InstantRounds;
  /** Action of the main button, Space and Enter: bets, skips to the result or requests it. */
  readonly press: () => void;
  readonly auto: AutoPlay;
  /** Shows a past round again. */
  readonly watch: (round: HallRound) => void;
}

/** Provides stake, rounds and keys of a game of one draw. */
export function useInstantGame(options: InstantGameOptions): InstantPlay {
  const { gameServer, game, isPaused, scene, choice, top, move, follow } = options;
  const made = useInstantRound(gameServer, scene);
  const stake = useStake(gameServer, game, { top, roundNote: made.note });
  const { isBarred, stakeKeys } = stake;
  const auto = useAutoPlay({
    isOffered: game.autoPlay,
    status: made.status === 'idle' || made.status === 'unknown' ? made.status : 'busy',
    last: made.shown[0],
    note: made.note,
    balance: gameServer.balance,
    isBarred,
    isPaused,
    bet: () => made.play(stake.stake, choice),
  });
  // Nothing can be changed between two rounds of auto play.
  const rounds: InstantRounds = auto.run && made.status === 'idle' ? { ...made, status: 'playing' } : made;
  const isPlaying = rounds.status === 'playing';
  const { watched } = rounds;
  /** The player's choice before a past round was shown. */
  const own = useRef(choice);

  const watch = (round: HallRound): void => {
    if (rounds.status !== 'idle') return;
    own.current = choice;
    follow?.(round);
    rounds.watch(round);
  };
  const endWatch = ({ round }: { readonly round: HallRound }): void => {
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
