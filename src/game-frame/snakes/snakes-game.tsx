import { useMemo, useRef } from 'react';
import type { SnakesTypes } from '../../../scenes/hall/snakes/types.ts';
import { formatExact } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { MOST_ROLLS, SNAKES } from '../../../fair/steps/snakes.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { DifficultyControls } from '../difficulty-controls.tsx';
import type { GameProps } from '../game-props.ts';
import { createListStepper } from '../list-stepper.ts';
import { StepGameView } from '../step-game-view.tsx';
import { OddsTable, StepRules } from '../step-rules.tsx';
import { stepTexts } from '../step-texts.ts';
import { stepSceneOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import {
  DICE_ROLL_COUNT,
  bestSnakeFactorOf,
  snakeBoardTexts,
  SNAKES_CHOICES,
  SNAKES_DIFFICULTIES,
  DEFAULT_SNAKES,
  snakeRollsOf,
  snakeWaysOf,
  snakeSquaresOf,
  snakesViewOf,
} from './snakes-view-model.ts';
import { snakesTexts } from './texts.ts';

const loadSnakes = async () => (await import('../../../scenes/hall/snakes/definition.ts')).snakes;
const STEP = {};

/** Draws Snakes: the player rolls two dice again and again, until cashing out or landing on a snake. */
export default function SnakesGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(snakesTexts);
  const formatStep = useFormatStep();
  const names = useTexts(stepTexts);
  const handle = useRef<SceneHandle<SnakesTypes>>(null);
  const scene = useMemo(() => stepSceneOf(handle, snakesViewOf), []);
  const play = useStepGame({
    gameServer,
    game,
    isPaused,
    scene,
    rules: SNAKES,
    first: DEFAULT_SNAKES,
    moved: createListStepper(SNAKES_CHOICES),
    mainStep: STEP,
    keysOf: () => ({ r: STEP }),
  });
  const { choice, rounds, picture } = play;
  const { difficulty } = choice;
  const about = t('about', { snakes: String(snakeWaysOf(choice)) });
  const state = useMemo<SnakesTypes['props']>(
    () => ({ squares: snakeBoardTexts({ difficulty }), view: (picture && snakesViewOf(picture)) ?? null }),
    [difficulty, picture],
  );
  const rolled = (rounds.round?.round?.taken.length ?? 0) > 0;
  return (
    <StepGameView<SnakesTypes, typeof choice>
      gameServer={gameServer}
      game={game}
      play={play}
      isNextMost
      scene={{ load: loadSnakes, state, choices, handle }}
      twin={{
        result: picture === undefined ? '–' : timesText(picture.multiplier),
        bet: `${names(difficulty)}: ${about}`,
      }}
      rules={
        <StepRules
          lines={[t('rules.roll'), t('rules.squares', { most: String(MOST_ROLLS) })]}
          more={[t('rules.share')]}
          answer={t('rules.fairness')}
          rules={SNAKES}
          choice={choice}
          choices={SNAKES_CHOICES}
          maximumWin={game.maximumWin}
          table={
            <OddsTable
              title={t('table.title')}
              heads={[t('table.sum'), t('table.times'), t('table.chance')]}
              rows={snakeSquaresOf(choice).map(({ sum, factor, ways }) => [
                String(sum),
                factor === undefined ? t('snake') : timesText(factor),
                formatPpm(Math.round((ways / DICE_ROLL_COUNT) * 1_000_000)),
              ])}
            />
          }
        />
      }
      formatStep={formatStep}
      hint={t(rolled ? 'hint.more' : 'hint')}
      moves={
        <Button size="l" disabled={!play.mayStep} aria-keyshortcuts="r" onClick={() => play.step(STEP)}>
          {t('roll')}
        </Button>
      }
    >
      <DifficultyControls
        names={SNAKES_DIFFICULTIES}
        value={difficulty}
        onChange={(name) => play.setChoice({ difficulty: name })}
        disabled={!play.isIdle}
        about={about}
        pays={{ name: t('best'), text: timesText(bestSnakeFactorOf(choice)) }}
      />
    </StepGameView>
  );
}

/** Returns a function that describes the last step of an open round for screen readers. */
function useFormatStep(): (round: HallRound) => string {
  const t = useTexts(snakesTexts);
  return (round) => {
    const last = snakeRollsOf(round).at(-1);
    if (last === undefined) return t('announce.first');
    const [first, second] = last.dice;
    return t('announce.won', {
      first: String(first),
      second: String(second),
      sum: String(first + second),
      times: timesText(round.round?.multiplier ?? round.multiplier),
      amount: formatExact(round.round?.cashOut ?? 0),
    });
  };
}
