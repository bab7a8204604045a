import { useRef } from 'react';
import type { HallRound } from '../../contract/game-server.ts';
import { useStageKeys } from '../rounds/use-stage-keys.ts';
import { type AutoPlay, useAutoPlay } from './auto/use-auto-play.ts';
import type { GameProps } from './game-props.ts';
import { type RoundScene, type InstantRounds, useInstantRound } from './use-instant-round.ts';
import { type Stake, useStake } from './use-stake.ts';

/** Props of a game whose round is a single draw. */
export type InstantGameProps = GameProps;

interface InstantGameOptions extends Omit<GameProps, 'choices'> {
  readonly scene: RoundScene;
  readonly choice: unknown;
  /** Highest payout of the choice, in hundredths of the stake. */
  readonly top: number;
  /** Called for the left (-1) and right (1) arrow keys while a bet may be placed. */
  readonly move: (by: number) => void;
  /** Called before a past round is replayed, to show the choice of that round. */
  readonly follow?: ((round: HallRound) => void) | undefined;
}

/** What the screen of a game of single draws shows and the functions that it calls, apart from the choice. */
export interface InstantPlay extends Stake {
  readonly rounds: InstantRounds;
  /**
   * Called for the main button, Space and Enter: bets, skips to the result or, after a lost answer, requests the
   * result.
   */
  readonly press: () => void;
  readonly auto: AutoPlay;
  /** Replays a past round. */
  readonly watch: (round: HallRound) => void;
}

/** Keeps the stake, the rounds and the keys of a game whose round is a single draw. */
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
  // During auto play, nothing can be changed between two rounds.
  const rounds: InstantRounds = auto.run && made.status === 'idle' ? { ...made, status: 'playing' } : made;
  const isPlaying = rounds.status === 'playing';
  const { watched } = rounds;
  /** The player's own choice, to be restored after a replay. */
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
