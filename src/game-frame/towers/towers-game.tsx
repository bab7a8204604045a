import { useMemo, useRef } from 'react';
import type { TowersTypes } from '../../../scenes/hall/towers/types.ts';
import { towerWindowPlaceOf } from '../../../scenes/hall/towers/places.ts';
import { formatExact } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { TOWERS } from '../../../fair/steps/towers.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import { randomItem } from '../random-item.ts';
import { DifficultyControls } from '../difficulty-controls.tsx';
import type { GameProps } from '../game-props.ts';
import { ladderRungsOf } from '../ladder.ts';
import { createListStepper } from '../list-stepper.ts';
import { StepGameView } from '../step-game-view.tsx';
import { StepRules } from '../step-rules.tsx';
import { stepTexts } from '../step-texts.ts';
import { focusStepTiles } from '../step-tiles.tsx';
import { stepSceneOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import { towersTexts } from './texts.ts';
import {
  TOWERS_CHOICES,
  TOWERS_DIFFICULTIES,
  DEFAULT_TOWERS,
  towersMultipliersOf,
  towersRowOf,
  type TowersChoice,
  towersViewOf,
} from './towers-view-model.ts';

const loadTowers = async () => (await import('../../../scenes/hall/towers/definition.ts')).towers;

/** Returns the numbers of the windows in a row of the tower, from 1. */
const windowsOf = (choice: TowersChoice): readonly number[] =>
  Array.from({ length: towersRowOf(choice).tiles }, (_, index) => index + 1);

/** Towers: the player climbs a tower row by row through safe windows, until cashing out or choosing a wrong window. */
export default function TowersGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(towersTexts);
  const formatStep = useFormatStep();
  const names = useTexts(stepTexts);
  const handle = useRef<SceneHandle<TowersTypes>>(null);
  const box = useRef<HTMLDivElement>(null);
  const scene = useMemo(() => stepSceneOf(handle, towersViewOf), []);
  const play = useStepGame({
    gameServer,
    game,
    isPaused,
    scene,
    rules: TOWERS,
    first: DEFAULT_TOWERS,
    moved: createListStepper(TOWERS_CHOICES),
    focus: () => focusStepTiles(box.current),
    keysOf: (choice) => Object.fromEntries(windowsOf(choice).map((tile) => [String(tile), { tile }])),
  });
  const { choice, rounds, picture: shown } = play;
  const { tiles, safe } = towersRowOf(choice);
  const { difficulty } = choice;
  const state = useMemo<TowersTypes['props']>(
    () => ({
      tiles: towersRowOf({ difficulty }).tiles,
      pays: towersMultipliersOf({ difficulty }),
      view: (shown && towersViewOf(shown)) ?? null,
    }),
    [difficulty, shown],
  );
  const climbed = rounds.round?.round?.taken.length ?? 0;
  const row = String(climbed + 1);
  const about = t('rows', { tiles: String(tiles), safe: String(safe) });
  const windows = windowsOf(choice);
  const rungs = ladderRungsOf(TOWERS, choice);
  return (
    <StepGameView<TowersTypes, typeof choice>
      gameServer={gameServer}
      game={game}
      play={play}
      scene={{ load: loadTowers, state, choices, handle }}
      twin={{
        result: shown === undefined ? '–' : timesText(shown.multiplier),
        bet: `${names(choice.difficulty)}: ${about}`,
      }}
      rules={
        <StepRules
          lines={[t('rules.rows'), t('rules.safe')]}
          answer={t('rules.fairness')}
          rules={TOWERS}
          choice={choice}
          choices={TOWERS_CHOICES}
          maximumWin={game.maximumWin}
        />
      }
      formatStep={formatStep}
      hint={t(climbed === 0 ? 'hint' : 'hint.more', { row })}
      moves={<Button onClick={() => play.step({ tile: randomItem(windows) })}>{t('random')}</Button>}
      tiles={{
        label: t('windows', { row }),
        box,
        onPress: (tile) => play.step({ tile }),
        tiles: windows.map((tile) => ({
          id: tile,
          ...towerWindowPlaceOf(climbed, tile, tiles),
          label: t('window', { row, tile: String(tile) }),
          face: String(tile),
        })),
      }}
    >
      <DifficultyControls
        names={TOWERS_DIFFICULTIES}
        value={choice.difficulty}
        onChange={(name) => play.setChoice({ difficulty: name })}
        disabled={!play.isIdle}
        about={about}
        pays={{ name: t('top'), text: timesText(rungs.at(-1)?.pays ?? 0) }}
      />
    </StepGameView>
  );
}

/** Returns a function that describes the last step of an open round for screen readers. */
function useFormatStep(): (round: HallRound) => string {
  const t = useTexts(towersTexts);
  return ({ round: steps }) =>
    steps === null || steps.taken.length === 0
      ? t('announce.first')
      : t('announce.won', {
          row: String(steps.taken.length),
          times: timesText(steps.multiplier),
          amount: formatExact(steps.cashOut),
        });
}
