import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { LineReelsTypes as ReelTypes } from '../../../scenes/hall/line-reels/types.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import type { ReelGame } from '../../../fair/reels/reel-game.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { reelOutcomeOf } from './reel-outcome.ts';
import { ReelsView } from './reels-view.tsx';
import { type ReelOutcomeTexts, formatOutcome } from './format-outcome.ts';
import { useReels, useReelScene } from './use-reels.ts';

interface SlotReelsProps extends GameProps {
  /** Rules by which rounds can be computed again. */
  readonly reels: ReelGame;
  /** Fetches the scene of the title. Pass the same function while the title is the same: a new function loads again. */
  readonly load: () => Promise<SceneDefinition<ReelTypes>>;
  /**
   * Positions of the reels before the first spin: for each reel, the index in its strip of the symbol in the top row.
   */
  readonly rest: readonly number[];
  /** Text in the scene's bar while nothing was won; ASCII only, because the scene's font has no other characters. */
  readonly hint: string;
  readonly texts: ReelOutcomeTexts;
  /** Renders the content of the rules at a bet in hundredths of a coin. */
  readonly renderRules: (stake: number) => ReactNode;
}

/** Shows the outcome of a round. The win shown is the payout, which the maximum win may limit. */
async function land(scene: SceneHandle<ReelTypes>, round: HallRound, instant: boolean): Promise<void> {
  const outcome = reelOutcomeOf(round);
  if (outcome) await scene.cue('land', { outcome: { ...outcome, total: round.payout }, instant });
}

/** Draws a reel game whose outcome is a list of spins: classic reels, and reels with lines or ways. */
export function SlotReels(props: SlotReelsProps) {
  const { gameServer, game, load, reels, rest, hint, texts, renderRules } = props;
  const handle = useRef<SceneHandle<ReelTypes>>(null);
  const scene = useReelScene(handle, land);
  const play = useReels(props, scene);
  const { stake, choices } = play;
  const state = useMemo<ReelTypes['props']>(
    () => ({ bet: stake, stops: rest, canSpin: true, hint }),
    [stake, rest, hint],
  );
  const format = useCallback(
    (round: HallRound): string => {
      const outcome = reelOutcomeOf(round);
      return outcome ? formatOutcome({ ...outcome, total: round.payout }, texts) : '';
    },
    [texts],
  );
  return (
    <ReelsView<ReelTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      reels={reels}
      scene={{ load, state, choices, handle, title: game.artSlug }}
      format={format}
      rules={renderRules(stake)}
    />
  );
}
