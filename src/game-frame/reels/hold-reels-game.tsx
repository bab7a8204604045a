import { useCallback, useMemo, useRef } from 'react';
import type { HoldTypes } from '../../../scenes/hold-reels/types.ts';
import type { StudioRound } from '../../../contract/studio.ts';
import { holdGame } from '../../../fair/reels/hold-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { holdOutcomeOf } from './board-outcomes.ts';
import { boardTexts } from './board-texts.ts';
import { HoldRules, jackpotsOf } from './hold-rules.tsx';
import { stripsOfKind } from './reel-kind.ts';
import { ReelsView } from './reels-view.tsx';
import { sayHolds } from './say-boards.ts';
import { reelTexts } from './texts.ts';
import { useReels } from './use-reels.ts';

const loadHold = async () => (await import('../../../scenes/hold-reels/definition.ts')).holdReels;

/** What the reels show before the first spin: it pays nothing. */
const WINDOW = ['AFC', 'GWE', 'D*B', 'FAG', 'ECD'];

/** 243 ways, and coins that stay while the other cells turn again. */
export default function HoldReelsGame(props: GameProps) {
  const { studio, game } = props;
  const reels = useTexts(reelTexts);
  const boards = useTexts(boardTexts);
  const handle = useRef<SceneHandle<HoldTypes>>(null);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        const outcome = holdOutcomeOf(round);
        if (!outcome) return;
        const { window, wins, coins, respins, coinWin, isGrand } = outcome;
        const { stake, payout } = round;
        await handle.current?.cue('land', {
          window,
          wins,
          coins,
          respins,
          coinWin,
          isGrand,
          stake,
          payout,
          instant,
        });
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [],
  );
  const play = useReels(props, scene);
  const { stake } = play;
  const kind = useMemo(() => stripsOfKind(game.kind), [game.kind]);
  const rules = useMemo(() => holdGame(kind.volatility, kind.declared), [kind]);
  const state = useMemo<HoldTypes['props']>(
    () => ({ window: WINDOW, jackpots: jackpotsOf(kind, stake) }),
    [kind, stake],
  );
  const say = useCallback(
    (round: StudioRound): string => {
      const outcome = holdOutcomeOf(round);
      return outcome ? sayHolds(outcome, round.payout, { reels, boards }) : '';
    },
    [reels, boards],
  );
  return (
    <ReelsView<HoldTypes>
      studio={studio}
      game={game}
      play={play}
      reels={rules}
      scene={{ load: loadHold, state, choices: play.choices, handle, title: game.look }}
      say={say}
      rules={<HoldRules kind={kind} look={game.look} stake={stake} maximumWin={game.maximumWin} />}
    />
  );
}
