import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { HoldTypes } from '../../../scenes/hall/hold-reels/types.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { holdGame } from '../../../fair/reels/hold-reels.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { holdOutcomeOf } from './board-outcomes.ts';
import { boardTexts } from './board-texts.ts';
import { HoldAmounts } from './hold-amounts.tsx';
import { jackpotsOf } from './hold-jackpots.ts';
import type { JackpotCardProps } from './jackpot-card.tsx';
import { stripsOf } from './reel-strips.ts';
import { ReelsView } from './reels-view.tsx';
import { formatHolds } from './format-boards.ts';
import { reelTexts } from './texts.ts';
import { useSymbolNames } from './title-sheet.ts';
import { useReels } from './use-reels.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../missing-part.tsx';

const HoldRules = lazyPart(() => import('./hold-rules.tsx'), MissingPart);
const JackpotCard = lazyPart(() => import('./jackpot-card.tsx'));

const loadHold = async () => (await import('../../../scenes/hall/hold-reels/definition.ts')).holdReels;

/** Symbols of each reel before the first spin; together they pay nothing. */
const WINDOW = ['AFC', 'GWE', 'D*B', 'FAG', 'ECD'];

interface ClosingJackpot {
  readonly round: HallRound;
  readonly tier: JackpotCardProps['tier'];
  readonly isAgain: boolean;
}

/** Draws a game with 243 ways, in which coins stay on the reels while the other positions spin again. */
export default function HoldReelsGame(props: GameProps) {
  const { gameServer, game } = props;
  /** Jackpot that the scene has shown and whose card is open; undefined if no card is open. */
  const [closing, setClosing] = useState<ClosingJackpot>();
  const { handle, scene, landed } = useHoldScene();
  // No new round may begin while the card of a jackpot is open.
  const play = useReels({ ...props, isPaused: props.isPaused || closing !== undefined }, scene);
  const { stake } = play;
  const strips = useMemo(() => stripsOf(game.payTable), [game.payTable]);
  const rules = useMemo(() => holdGame(strips.volatility, strips.declared), [strips]);
  const state = useMemo<HoldTypes['props']>(
    () => ({ window: WINDOW, jackpots: jackpotsOf(strips, stake) }),
    [strips, stake],
  );
  const format = useFormatHolds(game.artSlug);
  return (
    <ReelsView<HoldTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      reels={rules}
      photoTexts={<HoldAmounts jackpots={state.jackpots} />}
      scene={{
        load: loadHold,
        state,
        choices: play.choices,
        handle,
        title: game.artSlug,
        onEvent: (...[event, detail]) => {
          if (event !== 'round:closed') return;
          const { jackpot: tier } = detail;
          const isAgain = play.rounds.watched !== undefined;
          if (tier !== undefined && landed.current) setClosing({ round: landed.current, tier, isAgain });
        },
      }}
      renderCard={(onProof) =>
        closing && (
          <Suspense>
            <JackpotCard
              tier={closing.tier}
              amount={closing.round.payout}
              isFun={game.mode === 'fun'}
              isAgain={closing.isAgain}
              onProof={onProof}
              onReplay={() => {
                setClosing(undefined);
                play.watch(closing.round);
              }}
              onClose={() => setClosing(undefined)}
            />
          </Suspense>
        )
      }
      format={format}
      rules={<HoldRules strips={strips} artSlug={game.artSlug} stake={stake} maximumWin={game.maximumWin} />}
    />
  );
}

/** Returns the functions with which rounds use the scene, and the round that was shown last. */
function useHoldScene() {
  const handle = useRef<SceneHandle<HoldTypes>>(null);
  const landed = useRef<HallRound>(undefined);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        landed.current = round;
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
  return { handle, scene, landed };
}

/** Returns a function that describes a round for screen readers. */
function useFormatHolds(artSlug: string): (round: HallRound) => string {
  const reels = useTexts(reelTexts);
  const boards = useTexts(boardTexts);
  const name = useSymbolNames(artSlug);
  return useCallback(
    (round: HallRound): string => {
      const outcome = holdOutcomeOf(round);
      return outcome ? formatHolds(outcome, round.payout, { reels, boards, name }) : '';
    },
    [reels, boards, name],
  );
}
