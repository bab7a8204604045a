import { useMemo, useRef } from 'react';
import type { MinesTypes } from '../../../scenes/hall/mines/types.ts';
import { chestPlaceOf } from '../../../scenes/hall/mines/places.ts';
import { formatExact } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { MINE_TILES, MINES } from '../../../fair/steps/mines.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import type { GameProps } from '../game-props.ts';
import { StepGameView } from '../step-game-view.tsx';
import { StepRules } from '../step-rules.tsx';
import { focusStepTiles, type StepTile } from '../step-tiles.tsx';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import { stepSceneOf } from '../step-view.ts';
import { randomItem } from '../random-item.ts';
import { MinesControls } from './mines-controls.tsx';
import {
  MINES_CHOICES,
  DEFAULT_MINES,
  stepMinesChoice,
  openedChestsOf,
  minesViewOf,
} from './mines-view-model.ts';
import { minesTexts } from './texts.ts';

const loadMines = async () => (await import('../../../scenes/hall/mines/definition.ts')).mines;
const TILES = Array.from({ length: MINE_TILES }, (_, index) => index + 1);

/** Mines: the player opens chests one by one, until cashing out or hitting a mine. */
export default function MinesGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(minesTexts);
  const formatStep = useFormatStep();
  const handle = useRef<SceneHandle<MinesTypes>>(null);
  const box = useRef<HTMLDivElement>(null);
  const scene = useMemo(() => stepSceneOf(handle, minesViewOf), []);
  const play = useStepGame({
    gameServer,
    game,
    isPaused,
    scene,
    rules: MINES,
    first: DEFAULT_MINES,
    moved: stepMinesChoice,
    focus: () => focusStepTiles(box.current),
  });
  const { choice, rounds } = play;
  const { round } = rounds;
  const shown = play.picture;
  const line = t('mines.many', { count: choice.mines });
  const state = useMemo<MinesTypes['props']>(
    () => ({ line, view: (shown && minesViewOf(shown)) ?? null }),
    [line, shown],
  );
  const opened = round ? openedChestsOf(round) : [];
  const tileOf = (tile: number): StepTile => {
    const isOpen = opened.includes(tile);
    return {
      id: tile,
      ...chestPlaceOf(tile),
      label: t(isOpen ? 'chest.gem' : 'chest', { tile: String(tile) }),
      isClosed: isOpen,
      face: isOpen ? '◆' : '',
    };
  };
  const closed = TILES.filter((tile) => !opened.includes(tile));
  return (
    <StepGameView<MinesTypes, typeof choice>
      gameServer={gameServer}
      game={game}
      play={play}
      scene={{ load: loadMines, state, choices, handle }}
      twin={{ result: shown === undefined ? '–' : timesText(shown.multiplier), bet: line }}
      rules={
        <StepRules
          lines={[t('rules.chests'), t('rules.more')]}
          answer={t('rules.fairness')}
          rules={MINES}
          choice={choice}
          choices={MINES_CHOICES}
          maximumWin={game.maximumWin}
        />
      }
      formatStep={formatStep}
      hint={t(opened.length === 0 ? 'hint' : 'hint.more')}
      moves={
        <Button
          onClick={() => {
            const tile = randomItem(closed);
            if (tile !== undefined) play.step({ tile });
          }}
        >
          {t('random')}
        </Button>
      }
      tiles={{
        tiles: TILES.map(tileOf),
        label: t('chests'),
        box,
        onPress: (tile) => play.step({ tile }),
      }}
    >
      <MinesControls choice={choice} onChange={play.setChoice} disabled={!play.isIdle} />
    </StepGameView>
  );
}

/** Returns a function that describes the last step of an open round for screen readers. */
function useFormatStep(): (round: HallRound) => string {
  const t = useTexts(minesTexts);
  return (round) => {
    const last = openedChestsOf(round).at(-1);
    if (last === undefined || !round.round) return t('announce.first');
    return t('announce.gem', {
      tile: String(last),
      times: timesText(round.round.multiplier),
      amount: formatExact(round.round.cashOut),
    });
  };
}
