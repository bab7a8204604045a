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
  /** Rules to recompute rounds. */
  readonly reels: ReelGame;
  /** Loads the machine's scene; keep the same function while the title stays. */
  readonly load: () => Promise<SceneDefinition<ReelTypes>>;
  /** Reel positions before the first spin: for each the strip index in the top row. */
  readonly rest: readonly number[];
  /** A line in the machine's bar while nothing was won; ASCII only. */
  readonly hint: string;
  readonly texts: ReelOutcomeTexts;
  /** Draws the content of the rules sheet at a bet in hundredths. */
  readonly renderRules: (stake: number) => ReactNode;
}

/** Shows a round's outcome; the shown win is the payout, also when the maximum win caps it. */
async function land(scene: SceneHandle<ReelTypes>, round: HallRound, instant: boolean): Promise<void> {
  const outcome = reelOutcomeOf(round);
  if (outcome) await scene.cue('land', { outcome: { ...outcome, total: round.payout }, instant });
}

/** Draws a reel game whose outcome is spins of strips: classic, lines and ways. */
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
