import { useMemo, useRef } from 'react';
import type { PumpTypes } from '../../../scenes/hall/pump/types.ts';
import { formatExact } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { PUMP } from '../../../fair/steps/pump.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import { DifficultyControls } from '../difficulty-controls.tsx';
import type { GameProps } from '../game-props.ts';
import { ladderMultiplier } from '../ladder.ts';
import { createListStepper } from '../list-stepper.ts';
import { StepGameView } from '../step-game-view.tsx';
import { StepRules } from '../step-rules.tsx';
import { stepTexts } from '../step-texts.ts';
import { stepSceneOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import { PUMP_CHOICES, PUMP_DIFFICULTIES, DEFAULT_PUMP, pumpPinsOf, pumpViewOf } from './pump-view-model.ts';
import { pumpTexts } from './texts.ts';

const loadPump = async () => (await import('../../../scenes/hall/pump/definition.ts')).pump;
const STEP = {};

/** Pump: the player inflates a balloon pump by pump, until cashing out or bursting it. */
export default function PumpGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(pumpTexts);
  const names = useTexts(stepTexts);
  const handle = useRef<SceneHandle<PumpTypes>>(null);
  const viewIn = useMemo(
    () => (answer: HallRound) =>
      pumpViewOf(answer, (pump) =>
        t(answer.round?.status === 'lost' ? 'end.lost' : 'end.won', { pump: String(pump) }),
      ),
    [t],
  );
  const scene = useMemo(() => stepSceneOf(handle, viewIn), [viewIn]);
  const play = useStepGame({
    gameServer,
    game,
    isPaused,
    scene,
    rules: PUMP,
    first: DEFAULT_PUMP,
    moved: createListStepper(PUMP_CHOICES),
    mainStep: STEP,
    keysOf: () => ({ p: STEP }),
  });
  const { choice, rounds, picture } = play;
  const pumps = rounds.round?.round?.taken.length ?? 0;
  const about = t('about', { pins: pumpPinsOf(choice) });
  const line = `${names(choice.difficulty)}: ${about}`;
  const state = useMemo<PumpTypes['props']>(
    () => ({ line, view: (picture && viewIn(picture)) ?? null }),
    [line, picture, viewIn],
  );
  const formatStep = ({ round: steps }: HallRound): string =>
    steps === null || steps.taken.length === 0
      ? t('announce.first')
      : t('announce.won', {
          pump: String(steps.taken.length),
          times: timesText(steps.multiplier),
          amount: formatExact(steps.cashOut),
        });

  return (
    <StepGameView<PumpTypes, typeof choice>
      gameServer={gameServer}
      game={game}
      play={play}
      scene={{ load: loadPump, state, choices, handle }}
      twin={{ result: picture === undefined ? '–' : timesText(picture.multiplier), bet: line }}
      rules={
        <StepRules
          lines={[t('rules.pins'), t('rules.grow')]}
          answer={t('rules.fairness')}
          rules={PUMP}
          choice={choice}
          choices={PUMP_CHOICES}
          maximumWin={game.maximumWin}
        />
      }
      formatStep={formatStep}
      hint={t(pumps === 0 ? 'hint' : 'hint.more')}
      moves={
        <Button size="l" aria-keyshortcuts="p" onClick={() => play.step(STEP)}>
          {t('pump')}
        </Button>
      }
    >
      <DifficultyControls
        names={PUMP_DIFFICULTIES}
        value={choice.difficulty}
        onChange={(difficulty) => play.setChoice({ difficulty })}
        disabled={!play.isIdle}
        about={about}
        pays={{ name: t('first'), text: timesText(ladderMultiplier(PUMP, choice, 1)) }}
      />
    </StepGameView>
  );
}
