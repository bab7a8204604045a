import { useMemo, useRef, useState } from 'react';
import type { WheelTypes } from '../../../scenes/hall/wheel/types.ts';
import { WHEEL } from '../../../fair/instant/wheel.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { InstantGameView } from '../instant-game-view.tsx';
import { timesText } from '../times-text.ts';
import { useCueScene } from '../use-cue-scene.ts';
import { type InstantGameProps, useInstantGame } from '../use-instant-game.ts';
import { wheelTexts } from './texts.ts';
import { WheelControls } from './wheel-controls.tsx';
import {
  wheelDrawOf,
  DEFAULT_WHEEL,
  stepWheelSegments,
  wheelOddsOf,
  wheelSegmentsOf,
} from './wheel-view-model.ts';
import { WheelRules } from './wheel-rules.tsx';

const loadWheel = async () => (await import('../../../scenes/hall/wheel/definition.ts')).wheel;

/** Wheel: the wheel spins, and the segment at the pointer pays. */
export default function WheelGame({ gameServer, game, choices, isPaused }: InstantGameProps) {
  const t = useTexts(wheelTexts);
  const handle = useRef<SceneHandle<WheelTypes>>(null);
  const [choice, setChoice] = useState(DEFAULT_WHEEL);
  const scene = useCueScene(handle, (round, instant) => {
    const drawn = wheelDrawOf(round);
    // A round that is resumed may have been played on another wheel.
    if (drawn && instant) setChoice(drawn.choice);
    return drawn && { segments: drawn.segments, segment: drawn.segment };
  });
  const play = useInstantGame({
    gameServer,
    game,
    isPaused,
    scene,
    choice,
    top: wheelOddsOf(choice).top,
    move: (by) => setChoice((before) => stepWheelSegments(before, by)),
    follow: (round) => setChoice(WHEEL.readChoice(round.choice)),
  });
  const { status, shown } = play.rounds;
  const state = useMemo<WheelTypes['props']>(() => ({ segments: wheelSegmentsOf(choice) }), [choice]);

  return (
    <InstantGameView<WheelTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      proof={WHEEL}
      scene={{ load: loadWheel, state, choices, handle }}
      twin={{
        result: shown[0] === undefined ? '–' : timesText(shown[0].multiplier),
        bet: t('bet', { segments: String(choice.segments), risk: t(choice.risk) }),
      }}
      resultOf={({ multiplier }) => timesText(multiplier)}
      betText={(amount) => t('spin', { amount })}
      rules={<WheelRules choice={choice} maximumWin={game.maximumWin} />}
    >
      <WheelControls choice={choice} onChange={setChoice} disabled={status !== 'idle'} />
    </InstantGameView>
  );
}
