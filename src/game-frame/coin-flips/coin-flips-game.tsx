import { useMemo, useRef } from 'react';
import type { FlipsTypes } from '../../../scenes/hall/coin-flips/types.ts';
import { formatExact } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { COIN_FLIPS } from '../../../fair/steps/coin-flips.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { StepGameView } from '../step-game-view.tsx';
import { StepRules } from '../step-rules.tsx';
import { stepSceneOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import styles from './coin-flips-game.module.css';
import {
  DEFAULT_COIN_FLIPS,
  flipsOf,
  COIN_FLIPS_MULTIPLIERS,
  coinFlipsMultiplierText,
  coinFlipsViewOf,
} from './coin-flips-view-model.ts';
import { SideButtons } from './side-buttons.tsx';
import { flipsTexts } from './texts.ts';

const loadFlips = async () => (await import('../../../scenes/hall/coin-flips/definition.ts')).coinFlips;

/** Returns the step for each key: H calls heads, T calls tails. */
const keysOf = () => ({ h: { side: 'heads' }, t: { side: 'tails' } });

/** Coin Flips: the player calls the side of each flip, until cashing out or losing. */
export default function CoinFlipsGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(flipsTexts);
  const handle = useRef<SceneHandle<FlipsTypes>>(null);
  const scene = useMemo(() => stepSceneOf(handle, coinFlipsViewOf), []);
  const play = useStepGame({
    gameServer,
    game,
    isPaused,
    scene,
    rules: COIN_FLIPS,
    first: DEFAULT_COIN_FLIPS,
    keysOf,
  });
  const { round } = play.rounds;
  const shown = play.picture;
  const state = useMemo<FlipsTypes['props']>(
    () => ({ pays: COIN_FLIPS_MULTIPLIERS, view: (shown && coinFlipsViewOf(shown)) ?? null }),
    [shown],
  );
  const flips = round ? flipsOf(round).length : 0;
  const formatStep = (answer: HallRound): string => {
    const last = flipsOf(answer).at(-1);
    if (last === undefined) return t('announce.first');
    const amount = formatExact(answer.round?.cashOut ?? 0);
    return t('announce.right', { side: t(last.came), times: coinFlipsMultiplierText(answer), amount });
  };

  return (
    <StepGameView<FlipsTypes, object>
      gameServer={gameServer}
      game={game}
      play={play}
      scene={{ load: loadFlips, state, choices, handle }}
      twin={{ result: shown === undefined ? '–' : timesText(shown.multiplier), bet: t('about') }}
      rules={
        <StepRules
          lines={[t('rules.call'), t('rules.double')]}
          answer={t('rules.fairness')}
          rules={COIN_FLIPS}
          choice={DEFAULT_COIN_FLIPS}
          choices={[DEFAULT_COIN_FLIPS]}
          maximumWin={game.maximumWin}
        />
      }
      formatStep={formatStep}
      hint={t(flips === 0 ? 'hint' : 'hint.more')}
      moves={<SideButtons disabled={!play.mayStep} onCall={(side) => play.step({ side })} />}
    >
      <p className={styles.about}>{t('about')}</p>
    </StepGameView>
  );
}
