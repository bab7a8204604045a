import { useMemo, useRef } from 'react';
import type { SceneDefinition } from '../../../scenes/engine/definition.ts';
import type { ClimbTypes } from '../../../scenes/hall/models/climb/types.ts';
import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import type { GameProps } from '../game-props.ts';
import { StepGameView } from '../step-game-view.tsx';
import { StepRules } from '../step-rules.tsx';
import { stepSceneOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import { type ClimbName, climbViewOf, type ClimbWords, climbRulesOf } from './climb-view-model.ts';
import { climbTexts } from './texts.ts';

/** Sent as the bet's choice and as each step: the player chooses only the stake. */
const STEP = {};
const CHOICE = {};

interface ClimbGameProps {
  readonly frame: GameProps;
  readonly climb: ClimbName;
  /** Fetches the scene. Define the function outside of components: a new function loads again. */
  readonly load: () => Promise<SceneDefinition<ClimbTypes>>;
  readonly words: ClimbWords;
  /** Label of the button that takes the next step. */
  readonly up: string;
  readonly hint: string;
  /** The two lines of the rules dialog that explain the game. */
  readonly lines: readonly [string, string];
}

/** Draws a climbing game: the player goes up step by step, until cashing out or falling. */
export function ClimbGame({ frame, climb, load, words, up, hint, lines }: ClimbGameProps) {
  const t = useTexts(climbTexts);
  const { gameServer, game, choices, isPaused } = frame;
  const handle = useRef<SceneHandle<ClimbTypes>>(null);
  const latest = useRef(words);
  latest.current = words;
  const rules = useMemo(() => climbRulesOf(climb), [climb]);
  const scene = useMemo(
    () => stepSceneOf(handle, (round) => climbViewOf(climb, latest.current, round)),
    [climb],
  );
  const play = useStepGame({ gameServer, game, isPaused, scene, rules, first: CHOICE, mainStep: STEP });
  const last = play.picture;
  const { line } = words;
  const state = useMemo<ClimbTypes['props']>(
    () => ({ line, view: last === undefined ? null : (climbViewOf(climb, latest.current, last) ?? null) }),
    [line, last, climb],
  );

  return (
    <StepGameView<ClimbTypes, unknown>
      gameServer={gameServer}
      game={game}
      play={play}
      scene={{ load, state, choices, handle }}
      twin={{ result: last === undefined ? '–' : timesText(last.multiplier), bet: line }}
      rules={
        <StepRules
          lines={lines}
          answer={t('rules.same')}
          rules={rules}
          choice={CHOICE}
          choices={[CHOICE]}
          maximumWin={game.maximumWin}
        />
      }
      formatStep={({ round: steps }) =>
        steps === null || steps.taken.length === 0
          ? line
          : t('label', { times: timesText(steps.multiplier), amount: formatExact(steps.cashOut) })
      }
      hint={hint}
      moves={
        <Button disabled={!play.mayStep} onClick={() => play.step(STEP)}>
          {up}
        </Button>
      }
    >
      {null}
    </StepGameView>
  );
}
