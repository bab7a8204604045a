import { useMemo, useRef } from 'react';
import type { HiloTypes } from '../../../scenes/hall/hilo/types.ts';
import { formatExact } from '../../../contract/money.ts';
import type { HallRound } from '../../../contract/game-server.ts';
import { HILO, HILO_PACK } from '../../../fair/steps/hilo.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { formatPpm } from '../../ui/percent.ts';
import type { GameProps } from '../game-props.ts';
import { StepGameView } from '../step-game-view.tsx';
import { OddsTable, StepRules } from '../step-rules.tsx';
import { stepSceneOf } from '../step-view.ts';
import { timesText } from '../times-text.ts';
import { useStepGame } from '../use-step-game.ts';
import { GuessButtons } from './guess-buttons.tsx';
import {
  cardText,
  DEFAULT_HILO,
  currentHiloCard,
  hiloGuessOdds,
  hiloSkipsLeft,
  hiloViewOf,
} from './hilo-view-model.ts';
import styles from './hilo-game.module.css';
import { hiloTexts } from './texts.ts';

const loadHilo = async () => (await import('../../../scenes/hall/hilo/definition.ts')).hilo;

/** Multiplier of a first guess, in hundredths, by the number of the thirteen ranks that win. */
const FIRST_GUESSES = Array.from({ length: HILO_PACK.ranks - 1 }, (_, index) => {
  const wins = HILO_PACK.ranks - 1 - index;
  return {
    wins,
    pays: Math.floor((99 * HILO_PACK.ranks) / wins),
    chance: (wins * 1_000_000) / HILO_PACK.ranks,
  };
});

/** Hilo: the player guesses whether the next card is higher or lower, again and again, until cashing out or losing. */
export default function HiloGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(hiloTexts);
  const handle = useRef<SceneHandle<HiloTypes>>(null);
  const scene = useMemo(() => stepSceneOf(handle, hiloViewOf), []);
  const play = useStepGame({ gameServer, game, isPaused, scene, rules: HILO, first: DEFAULT_HILO });
  const { round } = play.rounds;
  const shown = play.picture;
  const state = useMemo<HiloTypes['props']>(() => ({ view: (shown && hiloViewOf(shown)) ?? null }), [shown]);
  const odds = round ? hiloGuessOdds(round) : [];
  const hasWon = (round?.round?.cashOut ?? 0) > 0;
  const formatStep = (answer: HallRound): string => {
    const steps = answer.round;
    const card = cardText(currentHiloCard(answer) ?? 0);
    if (!steps || steps.taken.length === 0) return t('announce.first', { card });
    if (steps.cashOut === 0) return t('announce.skip', { card });
    return t('announce.card', {
      card,
      times: timesText(steps.multiplier),
      amount: formatExact(steps.cashOut),
    });
  };

  return (
    <StepGameView<HiloTypes, object>
      gameServer={gameServer}
      game={game}
      play={play}
      isNextMost
      scene={{ load: loadHilo, state, choices, handle }}
      twin={{
        result: shown === undefined ? '–' : cardText(currentHiloCard(shown) ?? 0),
        bet: shown === undefined ? t('about') : timesText(shown.round?.multiplier ?? shown.multiplier),
      }}
      rules={
        <StepRules
          lines={[t('rules.guess'), t('rules.end')]}
          more={[t('rules.skip')]}
          answer={t('rules.fairness')}
          rules={HILO}
          choice={DEFAULT_HILO}
          choices={[DEFAULT_HILO]}
          maximumWin={game.maximumWin}
          table={
            <OddsTable
              title={t('table.title')}
              heads={[t('table.wins'), t('table.pays'), t('table.chance')]}
              rows={FIRST_GUESSES.map(({ wins, pays, chance }) => [
                `${wins}/${HILO_PACK.ranks}`,
                timesText(pays),
                formatPpm(chance),
              ])}
            />
          }
        />
      }
      formatStep={formatStep}
      hint={t(hasWon ? 'hint.more' : 'hint')}
      moves={
        <GuessButtons
          odds={odds}
          skips={round ? hiloSkipsLeft(round) : 0}
          disabled={!play.mayStep}
          onGuess={(guess) => play.step({ guess })}
        />
      }
    >
      <p className={styles.about}>{t('about')}</p>
    </StepGameView>
  );
}
