import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { LineReelsTypes as ReelTypes } from '../../../scenes/line-reels/types.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import type { ReelGame } from '../../../fair/reels/reel-game.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { reelOutcomeOf } from './reel-outcome.ts';
import { ReelsView } from './reels-view.tsx';
import { type ReelTexts, formatOutcome } from './format-outcome.ts';
import { useReels, useReelScene } from './use-reels.ts';

interface SlotReelsProps extends GameProps {
  /** The rules that rounds are done again by. */
  readonly reels: ReelGame;
  /** The machine's scene; keep it while the title stays. */
  readonly load: () => Promise<SceneDefinition<ReelTypes>>;
  /** What the reels rest on before the first spin: for each the strip index in the top row. */
  readonly rest: readonly number[];
  /** A line in the machine's bar while nothing was won; letters of ASCII. */
  readonly hint: string;
  readonly texts: ReelTexts;
  /** What stands in the sheet of the rules at a bet in hundredths. */
  readonly renderRules: (stake: number) => ReactNode;
}

/** Shows a round's outcome; what was won is what was paid, also where the highest win cuts it. */
async function land(scene: SceneHandle<ReelTypes>, round: StudioRound, instant: boolean): Promise<void> {
  const outcome = reelOutcomeOf(round);
  if (outcome) await scene.cue('land', { outcome: { ...outcome, total: round.payout }, instant });
}

/** A reel game whose outcome is spins of strips: classic, lines and ways. */
export function SlotReels(props: SlotReelsProps) {
  const { studio, game, load, reels, rest, hint, texts, renderRules } = props;
  const handle = useRef<SceneHandle<ReelTypes>>(null);
  const scene = useReelScene(handle, land);
  const play = useReels(props, scene);
  const { stake, choices } = play;
  const state = useMemo<ReelTypes['props']>(
    () => ({ bet: stake, stops: rest, canSpin: true, hint }),
    [stake, rest, hint],
  );
  const format = useCallback(
    (round: StudioRound): string => {
      const outcome = reelOutcomeOf(round);
      return outcome ? formatOutcome({ ...outcome, total: round.payout }, texts) : '';
    },
    [texts],
  );
  return (
    <ReelsView<ReelTypes>
      studio={studio}
      game={game}
      play={play}
      reels={reels}
      scene={{ load, state, choices, handle, title: game.look }}
      format={format}
      rules={renderRules(stake)}
    />
  );
}
