import { useMemo, useRef, useState } from 'react';
import type { LimboTypes } from '../../../scenes/hall/limbo/types.ts';
import { LIMBO } from '../../../fair/instant/limbo.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { InstantGameView } from '../instant-game-view.tsx';
import { timesText } from '../times-text.ts';
import { type InstantGameProps, useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { LimboControls } from './limbo-controls.tsx';
import { DEFAULT_LIMBO, stepLimboChoice, limboResultOf, limboResultText } from './limbo-view-model.ts';
import { LimboRules } from './limbo-rules.tsx';
import { limboTexts } from './texts.ts';

const loadLimbo = async () => (await import('../../../scenes/hall/limbo/definition.ts')).limbo;

/** Smallest possible result, in hundredths: the balloon is at this value before the first round. */
const GROUND = 100;

/** Limbo: the player bets that the round's multiplier reaches a target. */
export default function LimboGame({ gameServer, game, choices, isPaused }: InstantGameProps) {
  const t = useTexts(limboTexts);
  const handle = useRef<SceneHandle<LimboTypes>>(null);
  const [choice, setChoice] = useState(DEFAULT_LIMBO);
  const [isWrong, setWrong] = useState(false);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        await handle.current?.cue('land', {
          result: limboResultOf(round) ?? GROUND,
          stake: round.stake,
          payout: round.payout,
          instant,
        });
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [],
  );
  const play = useInstantGame({
    gameServer,
    game,
    isPaused: isPaused || isWrong,
    scene,
    choice,
    top: choice.target,
    move: (by) => {
      if (!isWrong) setChoice((before) => stepLimboChoice(before, by));
    },
    follow: (round) => setChoice(LIMBO.readChoice(round.choice)),
  });
  const { status, shown } = play.rounds;
  const times = timesText(choice.target);
  const bet = t('line', { times });
  const state = useMemo<LimboTypes['props']>(
    // The scene's font has no "×", so the letter x replaces it.
    () => ({ target: choice.target, mark: times.replace('×', 'x'), line: bet.replace('×', 'x') }),
    [choice, times, bet],
  );

  return (
    <InstantGameView<LimboTypes>
      gameServer={gameServer}
      game={game}
      play={{ ...play, isBarred: play.isBarred || isWrong }}
      proof={LIMBO}
      scene={{ load: loadLimbo, state, choices, handle }}
      twin={{ result: limboResultText((shown[0] && limboResultOf(shown[0])) ?? GROUND), bet }}
      resultOf={(round) => limboResultText(limboResultOf(round) ?? GROUND)}
      betText={(amount) => t('rise', { amount })}
      rules={<LimboRules choice={choice} maximumWin={game.maximumWin} />}
    >
      <LimboControls choice={choice} onChange={setChoice} onWrong={setWrong} disabled={status !== 'idle'} />
    </InstantGameView>
  );
}
