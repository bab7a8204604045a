import { type RefObject, useMemo, useState } from 'react';
import { type GameProps } from '../game-props.ts';
import type { InstantPlay } from '../use-instant-game.ts';
import { useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import type { SceneChoices } from '../../scene/scene-view.tsx';

/** The bet next to one in a list: a step down or up, the same at its ends. */
export function nextBet(bets: readonly number[], bet: number, by: number): number {
  const next = by > 0 ? bets.find((one) => one > bet) : bets.findLast((one) => one < bet);
  return next ?? bet;
}

/** What the screen of a reel game shows and does. */
export interface ReelPlay extends InstantPlay {
  readonly bets: readonly number[];
  readonly step: (by: number) => void;
  /** The player's choices with the turbo of this visit. */
  readonly choices: SceneChoices;
  /** Undefined where calm mode forbids it. */
  readonly turbo: boolean | undefined;
  readonly setTurbo: (turbo: boolean) => void;
}

/** The bet out of the list, the rounds, the keys and the turbo of a reel game. */
export function useReels({ studio, game, choices, isPaused }: GameProps, scene: RoundScene): ReelPlay {
  const bets = game.stakes.choices;
  const [turbo, setTurbo] = useState(choices.turbo === true);
  const play = useInstantGame({
    studio,
    game,
    isPaused,
    scene,
    choice: NOTHING,
    top: 1,
    move: (by) => step(by),
  });
  const { stake, setStake } = play;
  const step = (by: number): void => setStake(nextBet(bets, stake, by));
  const isCalm = choices.calmMode === true;
  const own = useMemo(() => ({ ...choices, turbo: turbo && !isCalm }), [choices, turbo, isCalm]);
  return { ...play, bets, step, choices: own, turbo: isCalm ? undefined : turbo, setTurbo };
}

/** Nothing is chosen but the bet. */
const NOTHING = {};

/** A scene's part in the rounds of reels. */
export interface ReelHandle {
  cue(name: 'spin' | 'fail' | 'skip', detail: object): Promise<void>;
}

/** The rounds' scene out of a handle; `land` shows a round's outcome. */
export function useReelScene<Handle extends ReelHandle>(
  handle: RefObject<Handle | null>,
  land: (scene: Handle, round: Parameters<RoundScene['land']>[0], instant: boolean) => Promise<void>,
): RoundScene {
  return useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('spin', {}),
      async land(round, instant) {
        if (handle.current) await land(handle.current, round, instant);
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [handle, land],
  );
}
