import { type RefObject, use, useMemo } from 'react';
import { type GameProps } from '../game-props.ts';
import type { InstantPlay } from '../use-instant-game.ts';
import { useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import type { SceneChoices } from '../../scene/scene-view.tsx';
import { nextStake } from '../stake.ts';
import { TurboContext } from '../turbo.tsx';

/** What the screen of a reel game shows, and the functions that it calls. */
export interface ReelPlay extends InstantPlay {
  readonly bets: readonly number[];
  readonly step: (by: number) => void;
  /** Settings of the player that scenes need. */
  readonly choices: SceneChoices;
  /** Whether turbo is on; undefined in calm mode, which forbids turbo. */
  readonly turbo: boolean | undefined;
  readonly setTurbo: (turbo: boolean) => void;
}

/** Keeps the bet, the rounds, the keys and the turbo of a reel game. */
export function useReels({ gameServer, game, choices, isPaused }: GameProps, scene: RoundScene): ReelPlay {
  const bets = game.stakes.choices;
  const { isOn, change } = use(TurboContext);
  const play = useInstantGame({
    gameServer,
    game,
    isPaused,
    scene,
    choice: NOTHING,
    top: 1,
    move: (by) => step(by),
  });
  const { stake, setStake } = play;
  const step = (by: number): void => setStake(nextStake(bets, stake, by));
  return { ...play, bets, step, choices, turbo: change && isOn, setTurbo: change ?? (() => undefined) };
}

/** Choice of every bet: empty, because the player chooses only the stake. */
const NOTHING = {};

/** Functions of a scene that the rounds of reel games use. */
export interface ReelHandle {
  cue(name: 'spin' | 'fail' | 'skip', detail: object): Promise<void>;
}

/** Returns the functions with which rounds use the scene; `land` shows the outcome of a round. */
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
