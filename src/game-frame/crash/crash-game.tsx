import { useMemo, useRef, useState } from 'react';
import type { CrashTypes } from '../../../scenes/hall/crash/types.ts';
import type { SharedBet } from '../../../contract/game-server.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { BetList } from '../shared/bet-list.tsx';
import { BalanceLine } from '../shared/balance-line.tsx';
import { SharedScreen } from '../shared/shared-screen.tsx';
import { useBetNote } from '../shared/use-bet-note.ts';
import { useRoundClock } from '../shared/use-round-clock.ts';
import { useSharedBets } from '../shared/use-shared-bets.ts';
import { timesText } from '../times-text.ts';
import {
  cashOutWorth,
  crashEndOf,
  crashMultiplierAfter,
  DEFAULT_CRASH_TARGET,
  drawCrash,
  risingMultiplierText,
} from './crash-view-model.ts';
import { CrashPanel } from './crash-panel.tsx';
import styles from './crash-panel.module.css';
import { CrashRules } from './crash-rules.tsx';
import { crashTexts } from './texts.ts';
import { SPOTS, useCrashPanels } from './use-crash-panels.ts';
import { useCrashScene, useCrashTable } from './use-crash-table.ts';

const loadCrash = async () => (await import('../../../scenes/hall/crash/definition.ts')).crash;

/** Returns the panel that is free for a bet from an earlier visit; undefined if both are taken. */
const spotOf = (_: SharedBet, taken: ReadonlySet<string>) => SPOTS.find((spot) => !taken.has(spot));

/** Crash: the player places up to two bets on a round that all players share. */
export default function CrashGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(crashTexts);
  const handle = useRef<SceneHandle<CrashTypes>>(null);
  const [isReady, setReady] = useState(false);
  const { live, announcement, onOver } = useCrashTable(gameServer, handle);
  const { table } = live;
  const round = table?.round;
  const { phase, past } = round ?? {};
  const bets = useSharedBets({ gameServer, live, spotOf, onOver });
  const note = useBetNote(bets);
  const seconds = useRoundClock(round, (now) =>
    round?.phase === 'betting' ? Math.max(0, Math.ceil((round.closesAt - now) / 1_000)) : 0,
  );
  const multiplier = useRoundClock(round, (now) =>
    round?.phase === 'running' ? crashMultiplierAfter(now - (round.startsAt ?? now)) : 100,
  );
  const isBetting = round?.phase === 'betting' && live.isLive;

  const { panels, press } = useCrashPanels({ gameServer, game, isPaused, bets, isBetting, multiplier });
  useCrashScene(live, isReady, handle);
  useStageKeys({ press: () => press(0) });

  const line = ((): string => {
    if (past) return t('line.burst', { times: risingMultiplierText(crashEndOf(past)) });
    if (phase === 'betting') return t('line.bets', { seconds: String(seconds) });
    return phase === 'running' ? t('line.run') : t('line.wait');
  })();
  // The scene's font has no "×", so the letter x replaces it.
  const state = useMemo<CrashTypes['props']>(() => ({ line: line.replace('×', 'x') }), [line]);

  const shownMultiplier = past ? crashEndOf(past) : multiplier;
  return (
    <SharedScreen<CrashTypes>
      gameServer={gameServer}
      game={game}
      live={live}
      scene={{ load: loadCrash, state, choices, handle }}
      onStage={setReady}
      twin={
        <>
          <b>{risingMultiplierText(shownMultiplier)}</b>
          <span>{line}</span>
        </>
      }
      resultOf={(one) => risingMultiplierText(crashEndOf(one))}
      isGood={(one) => crashEndOf(one) >= DEFAULT_CRASH_TARGET}
      drawn={drawCrash}
      figures={bets.figures}
      announcement={
        past
          ? `${t('announce.burst', { times: risingMultiplierText(crashEndOf(past)) })} ${announcement}`
          : announcement
      }
      note={[note, ...panels.map((panel) => panel.note)].find((one) => one !== undefined)}
      rules={<CrashRules maximumWin={game.maximumWin} />}
    >
      <BalanceLine game={game} balance={gameServer.balance} number={round?.number} />
      <div className={styles.panels}>
        {panels.map((panel, index) => {
          const spot = bets.spots.get(SPOTS[index] ?? '');
          return (
            <CrashPanel
              key={SPOTS[index]}
              number={index + 1}
              panel={panel}
              spot={spot}
              isBetting={isBetting}
              worth={cashOutWorth(spot?.request.stake ?? 0, multiplier)}
              onPress={() => press(index)}
            />
          );
        })}
      </div>
      <BetList table={table} textOf={(bet) => (bet.payout > 0 ? timesText(bet.multiplier) : '')} />
    </SharedScreen>
  );
}
