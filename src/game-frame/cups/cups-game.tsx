import { useMemo, useRef } from 'react';
import type { CupsTypes } from '../../../scenes/hall/cups/types.ts';
import { cupPlaceOf } from '../../../scenes/hall/cups/places.ts';
import { formatExact } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { CUPS, CUPS_TABLE } from '../../../fair/steps/cups.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import { randomItem } from '../random-item.ts';
import type { GameProps } from '../game-props.ts';
import { createListStepper } from '../list-stepper.ts';
import { StepGameView } from '../step-game-view.tsx';
import { StepRules } from '../step-rules.tsx';
import { focusStepTiles } from '../step-tiles.tsx';
import { stepSceneOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import { CupsControls } from './cups-controls.tsx';
import { CUPS_CHOICES, DEFAULT_CUPS, cupsMultipliersOf, cupsViewOf } from './cups-view-model.ts';
import { cupsTexts } from './texts.ts';

const loadCups = async () => (await import('../../../scenes/hall/cups/definition.ts')).cups;
const MOST = String(CUPS_TABLE.rounds);

/** Cups: the player finds the ball under one of several cups, again and again, until cashing out or losing. */
export default function CupsGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(cupsTexts);
  const handle = useRef<SceneHandle<CupsTypes>>(null);
  const box = useRef<HTMLDivElement>(null);
  const scene = useMemo(() => stepSceneOf(handle, cupsViewOf), []);
  const play = useStepGame({
    gameServer,
    game,
    isPaused,
    scene,
    rules: CUPS,
    first: DEFAULT_CUPS,
    moved: createListStepper(CUPS_CHOICES),
    focus: () => focusStepTiles(box.current),
    // Players count cups from 1, and so do the keys.
    keysOf: (choice) =>
      Object.fromEntries(Array.from({ length: choice.cups }, (_, cup) => [String(cup + 1), { cup }])),
  });
  const { choice, rounds, picture } = play;
  const { cups } = choice;
  const state = useMemo<CupsTypes['props']>(
    () => ({ cups, pays: cupsMultipliersOf({ cups }), view: (picture && cupsViewOf(picture)) ?? null }),
    [cups, picture],
  );
  const found = rounds.round?.round?.taken.length ?? 0;
  const all = Array.from({ length: cups }, (_, cup) => cup);
  const formatStep = ({ round: steps }: HallRound): string =>
    steps === null || steps.taken.length === 0
      ? t('announce.first')
      : t('announce.found', {
          times: String(steps.taken.length),
          pays: timesText(steps.multiplier),
          amount: formatExact(steps.cashOut),
        });

  return (
    <StepGameView<CupsTypes, typeof choice>
      gameServer={gameServer}
      game={game}
      play={play}
      scene={{ load: loadCups, state, choices, handle }}
      twin={{
        result: picture === undefined ? '–' : timesText(picture.multiplier),
        bet: t('about', { cups: String(cups) }),
      }}
      rules={
        <StepRules
          lines={[t('rules.find', { most: MOST }), t('rules.mix')]}
          answer={t('rules.fairness')}
          rules={CUPS}
          choice={choice}
          choices={CUPS_CHOICES}
          maximumWin={game.maximumWin}
        />
      }
      formatStep={formatStep}
      hint={t(found === 0 ? 'hint' : 'hint.more')}
      moves={<Button onClick={() => play.step({ cup: randomItem(all) })}>{t('random')}</Button>}
      tiles={{
        label: t('group', { time: String(found + 1), most: MOST }),
        box,
        onPress: (cup) => play.step({ cup }),
        tiles: all.map((cup) => ({
          id: cup,
          ...cupPlaceOf(cup, cups),
          label: t('cup', { cup: String(cup + 1) }),
          face: String(cup + 1),
        })),
      }}
    >
      <CupsControls choice={choice} onChange={play.setChoice} disabled={!play.isIdle} />
    </StepGameView>
  );
}
