import { useMemo, useRef } from 'react';
import type { PopcornTypes } from '../../../scenes/hall/popcorn-plunge/types.ts';
import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { winChanceOf } from '../drop/bin-odds.ts';
import { BinTable } from '../drop/bin-table.tsx';
import { InstantGameView } from '../instant-game-view.tsx';
import { RulesSheet } from '../rules-sheet.tsx';
import { timesText } from '../times-text.ts';
import { type InstantGameProps, useInstantGame } from '../use-instant-game.ts';
import type { RoundScene } from '../use-instant-round.ts';
import { POPCORN_RETURN, POPCORN_BUCKETS, POPCORN_RULES, kernelPathOf } from './popcorn-plunge-view-model.ts';
import { popcornTexts } from './texts.ts';

const loadPopcorn = async () =>
  (await import('../../../scenes/hall/popcorn-plunge/definition.ts')).popcornPlunge;

/** Choice of every bet: empty, because the player chooses only the stake. */
const CHOICE = {};
const STATE: PopcornTypes['props'] = { bins: POPCORN_BUCKETS };

/** Popcorn Plunge: a kernel drops through twelve rows into a bucket, which pays. */
export default function PopcornGame({ gameServer, game, choices, isPaused }: InstantGameProps) {
  const t = useTexts(popcornTexts);
  const handle = useRef<SceneHandle<PopcornTypes>>(null);
  const scene = useMemo<RoundScene>(
    () => ({
      start: () => void handle.current?.cue('start', {}),
      async land(round, instant) {
        const path = kernelPathOf(round);
        if (path === undefined) return;
        const { stake, payout } = round;
        await handle.current?.cue('land', { path, bins: POPCORN_BUCKETS, stake, payout, instant });
      },
      fail: () => void handle.current?.cue('fail', {}),
      skip: () => void handle.current?.cue('skip', {}),
    }),
    [],
  );
  const top = POPCORN_RULES.topMultiplier(CHOICE);
  const play = useInstantGame({
    gameServer,
    game,
    isPaused,
    scene,
    choice: CHOICE,
    top,
    move: () => undefined,
  });
  const last = play.rounds.shown[0];

  return (
    <InstantGameView<PopcornTypes>
      gameServer={gameServer}
      game={game}
      play={play}
      proof={POPCORN_RULES}
      scene={{ load: loadPopcorn, state: STATE, choices, handle }}
      twin={{ result: last === undefined ? '–' : timesText(last.multiplier), bet: t('rules.fall') }}
      resultOf={({ multiplier }) => timesText(multiplier)}
      betText={(amount) => t('pop', { amount })}
      rules={
        <RulesSheet
          lines={[t('rules.fall'), t('rules.pay'), t('rules.fairness')]}
          odds={[[t('odds.chance'), formatPpm(winChanceOf(POPCORN_BUCKETS))]]}
          back={[
            [t('odds.back'), formatPpm(POPCORN_RETURN)],
            [t('odds.max'), formatExact(game.maximumWin)],
          ]}
        >
          <BinTable title={t('buckets')} bins={POPCORN_BUCKETS} />
        </RulesSheet>
      }
    >
      {null}
    </InstantGameView>
  );
}
