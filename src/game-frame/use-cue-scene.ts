import { type RefObject, useMemo, useRef } from 'react';
import type { HallRound } from '../../contract/game-server.ts';
import type { SceneTypes } from '../../scenes/engine/definition.ts';
import type { SceneHandle } from '../scene/scene-view.tsx';
import type { RoundScene } from './use-instant-round.ts';

/** Cues of the scene of every game of single draws (scenes/hall/models/round/instant-round.ts). */
interface InstantSceneTypes extends SceneTypes {
  cues: {
    start: Record<string, never>;
    land: object;
    skip: Record<string, never>;
    fail: Record<string, never>;
  };
}

/** What a game adds to the cue `land`, besides the fields of every round. */
type DrawnOf<T extends InstantSceneTypes> = Omit<T['cues']['land'], 'stake' | 'payout' | 'instant'>;

/**
 * Returns the functions with which rounds use a scene. `drawnOf` returns what the game adds to the cue `land`;
 * undefined if the scene cannot show the round. `instant` is true for a round of an earlier visit, whose choice may
 * differ from the current one.
 */
export function useCueScene<T extends InstantSceneTypes>(
  handle: RefObject<SceneHandle<T> | null>,
  drawnOf: (round: HallRound, instant: boolean) => DrawnOf<T> | undefined,
): RoundScene {
  const latest = useRef(drawnOf);
  latest.current = drawnOf;
  return useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        const drawn = latest.current(round, instant);
        if (drawn === undefined) return;
        const { stake, payout } = round;
        await handle.current?.cue('land', { ...drawn, stake, payout, instant });
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [handle],
  );
}
