import { useMemo, useRef, useState } from 'react';
import type { PlinkoTypes } from '../../../scenes/hall/plinko/types.ts';
import { PLINKO } from '../../../fair/instant/plinko.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { InstantGameView } from '../instant-game-view.tsx';
import { timesText } from '../times-text.ts';
import { type InstantGameProps, useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { PlinkoControls } from './plinko-controls.tsx';
import {
  plinkoBallOf,
  plinkoBinsOf,
  DEFAULT_PLINKO,
  stepPlinkoRows,
  plinkoOddsOf,
} from './plinko-view-model.ts';
import { PlinkoRules } from './plinko-rules.tsx';
import { plinkoTexts } from './texts.ts';

const loadPlinko = async () => (await import('../../../scenes/hall/plinko/definition.ts')).plinko;

/** Plinko: a ball drops through rows of pins into a bin, which pays. */
export default function PlinkoGame({ gameServer, game, choices, isPaused }: InstantGameProps) {
  const t = useTexts(plinkoTexts);
  const handle = useRef<SceneHandle<PlinkoTypes>>(null);
  const [choice, setChoice] = useState(DEFAULT_PLINKO);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        const ball = plinkoBallOf(round);
        if (ball === undefined) return;
        // A round that is resumed may have been played on another board.
        if (instant) setChoice(ball.choice);
        const { path, bins } = ball;
        await handle.current?.cue('land', { path, bins, stake: round.stake, payout: round.payout, instant });
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [],
  );
  const play = useInstantGame({
    gameServer,
    game,
    isPaused,
    scene,
    choice,
    top: plinkoOddsOf(choice).top,
    move: (by) => setChoice((before) => stepPlinkoRows(before, by)),
    follow: (round) => setChoice(PLINKO.readChoice(round.choice)),
  });
  const { status, shown } = play.rounds;
  const state = useMemo<PlinkoTypes['props']>(() => ({ bins: plinkoBinsOf(choice) }), [choice]);

  return (
    <InstantGameView<PlinkoTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      proof={PLINKO}
      scene={{ load: loadPlinko, state, choices, handle }}
      twin={{
        result: shown[0] === undefined ? '–' : timesText(shown[0].multiplier),
        bet: t('bet', { rows: String(choice.rows), risk: t(choice.risk) }),
      }}
      resultOf={({ multiplier }) => timesText(multiplier)}
      betText={(amount) => t('drop', { amount })}
      rules={<PlinkoRules choice={choice} maximumWin={game.maximumWin} />}
    >
      <PlinkoControls choice={choice} onChange={setChoice} disabled={status !== 'idle'} />
    </InstantGameView>
  );
}
