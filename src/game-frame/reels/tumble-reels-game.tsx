import { useCallback, useMemo, useRef } from 'react';
import type { TumbleTypes } from '../../../scenes/hall/tumble-reels/types.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { tumbleGame } from '../../../fair/reels/tumble-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { tumbleOutcomeOf } from './board-outcomes.ts';
import { boardTexts } from './board-texts.ts';
import { stripsOf } from './reel-strips.ts';
import { ReelsView } from './reels-view.tsx';
import { formatTumbles } from './format-boards.ts';
import { reelTexts } from './texts.ts';
import { TumbleRules } from './tumble-rules.tsx';
import { useReels } from './use-reels.ts';

const loadTumble = async () => (await import('../../../scenes/hall/tumble-reels/definition.ts')).tumbleReels;

/** Board before the first spin; it pays nothing. */
const STATE: TumbleTypes['props'] = { board: ['CAGFB', 'GEDAF', 'BFSGE', 'EDGCA', 'FBEDG', 'AGCFD'] };

/**
 * Draws a game with a board of six by five symbols: equal symbols pay anywhere on it, and winning symbols are replaced.
 */
export default function TumbleReelsGame(props: GameProps) {
  const { gameServer, game } = props;
  const reels = useTexts(reelTexts);
  const boards = useTexts(boardTexts);
  const handle = useRef<SceneHandle<TumbleTypes>>(null);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        const outcome = tumbleOutcomeOf(round);
        if (!outcome) return;
        const { spins } = outcome;
        await handle.current?.cue('land', { spins, stake: round.stake, payout: round.payout, instant });
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [],
  );
  const play = useReels(props, scene);
  const strips = useMemo(() => stripsOf(game.payTable), [game.payTable]);
  const rules = useMemo(() => tumbleGame(strips.volatility, strips.declared), [strips]);
  const format = useCallback(
    (round: HallRound): string => {
      const outcome = tumbleOutcomeOf(round);
      return outcome ? formatTumbles(outcome, round.payout, { reels, boards }) : '';
    },
    [reels, boards],
  );
  return (
    <ReelsView<TumbleTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      reels={rules}
      scene={{ load: loadTumble, state: STATE, choices: play.choices, handle, title: game.artSlug }}
      format={format}
      rules={
        <TumbleRules strips={strips} artSlug={game.artSlug} stake={play.stake} maximumWin={game.maximumWin} />
      }
    />
  );
}
