import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CrashTypes } from '../../../scenes/hall/crash/types.ts';
import { formatExact } from '../../../contract/money.ts';
import { gameServerRefusals, type SharedBet } from '../../../contract/game-server.ts';
import type { SharedMessage, SharedRound } from '../../../contract/shared-rounds.ts';
import { CRASH_TIMES } from '../../../fair/shared/crash.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import type { GameProps } from '../game-props.ts';
import { BetList } from '../shared/bet-list.tsx';
import { BalanceLine } from '../shared/balance-line.tsx';
import { SharedScreen } from '../shared/shared-screen.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useRoundClock } from '../shared/use-round-clock.ts';
import { useSharedBets } from '../shared/use-shared-bets.ts';
import { useSharedTable } from '../shared/use-shared-table.ts';
import { timesText } from '../times-text.ts';
import { useStake } from '../use-stake.ts';
import {
  drawCrash,
  crashEndOf,
  DEFAULT_CRASH_TARGET,
  risingMultiplierText,
  crashMultiplierAfter,
  sumOfBets,
  cashOutWorth,
} from './crash-view-model.ts';
import { CrashPanel } from './crash-panel.tsx';
import styles from './crash-panel.module.css';
import { CrashRules } from './crash-rules.tsx';
import { crashTexts } from './texts.ts';

const loadCrash = async () => (await import('../../../scenes/hall/crash/definition.ts')).crash;

/** The two betting panels. */
const SPOTS = ['one', 'two'] as const;
/** Delay between two flags of other players, ms. */
const FLAG_EVERY_MS = 350;
/** The stake alone limits a bet: no fixed prize bounds it. */
const TOP = 100;

/** Crash: two bets, and the shared round that the scene shows. */
export default function CrashGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(crashTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const handle = useRef<SceneHandle<CrashTypes>>(null);
  const [isReady, setReady] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const flaggedAt = useRef(-Infinity);
  const own = useRef<readonly SharedBet[]>([]);
  /** The player's ended bets of this round: they are celebrated by their sum. */
  const ended = useRef<readonly SharedBet[]>([]);

  const announcePhase = (now: SharedRound['phase']): void => {
    if (now === 'betting') setAnnouncement(t('announce.bets'));
    if (now === 'running') setAnnouncement(t('announce.run'));
  };
  const onMessage = (message: SharedMessage): void => {
    if (message.type === 'round') announcePhase(message.round.phase);
    if (message.type !== 'bets') return;
    const mine = new Set(own.current.map(({ roundId }) => roundId));
    const off = message.bets.find(({ id, payout }) => payout > 0 && !mine.has(id));
    if (off === undefined || performance.now() - flaggedAt.current < FLAG_EVERY_MS) return;
    flaggedAt.current = performance.now();
    void handle.current?.cue('flag', { name: off.name, multiplier: off.multiplier });
  };
  const live = useSharedTable(gameServer, onMessage);
  const { table } = live;
  const round = table?.round;
  own.current = table?.mine ?? [];

  const onOver = useCallback(
    (bet: SharedBet): void => {
      const { stake, payout, multiplier, status, number } = bet;
      const over = [...ended.current.filter((one) => one.number === number), bet];
      ended.current = over;
      const isOver = ({ roundId }: SharedBet): boolean => over.some((one) => one.roundId === roundId);
      const riding = own.current.filter((one) => one.number === number && !isOver(one));
      const sum = sumOfBets([...over, ...riding]);
      const isRiding = riding.length > 0;
      if (status === 'returned' || (payout > 0 && multiplier === TOP))
        return setAnnouncement(shared('returned', { amount: formatExact(stake) }));
      if (payout === 0) {
        setAnnouncement(t('announce.lost', { amount: formatExact(stake) }));
        // The remaining bets have ended: the round's sum may still be a win.
        if (!isRiding && sum.payout > 0) void handle.current?.cue('off', { ...sum, multiplier, isRiding });
        return;
      }
      setAnnouncement(t('announce.off', { times: timesText(multiplier), amount: formatExact(payout) }));
      void handle.current?.cue('off', { ...sum, multiplier, isRiding });
    },
    [shared, t],
  );
  const spotOf = useCallback(
    (_: SharedBet, taken: ReadonlySet<string>) => SPOTS.find((spot) => !taken.has(spot)),
    [],
  );
  const bets = useSharedBets({ gameServer, live, spotOf, onOver });

  const first = usePanel(gameServer, game);
  const second = usePanel(gameServer, game);
  const panels = [first, second];
  const seconds = useRoundClock(round, (now) =>
    round?.phase === 'betting' ? Math.max(0, Math.ceil((round.closesAt - now) / 1_000)) : 0,
  );
  const multiplier = useRoundClock(round, (now) =>
    round?.phase === 'running' ? crashMultiplierAfter(now - (round.startsAt ?? now)) : 100,
  );
  const isBetting = round?.phase === 'betting' && live.isLive;

  // A bet queued before betting opened is placed as soon as it opens.
  const { place } = bets;
  const placing = useRef(place);
  placing.current = place;
  useEffect(() => {
    if (!isBetting || isPaused) return;
    for (const [index, panel] of [first, second].entries()) {
      const spot = SPOTS[index];
      if (!panel.isQueued || spot === undefined) continue;
      panel.setQueued(false);
      placing.current(spot, panel.stake, choiceOf(panel.auto));
    }
  }, [isBetting, isPaused, first, second]);

  const phase = round?.phase;
  const number = round?.number;
  const seen = useRef<string>(undefined);
  const show = useRef<() => void>(() => undefined);
  show.current = () => {
    const scene = handle.current;
    if (scene === null) return;
    if (round === null || round === undefined) return void scene.cue('wait', {});
    if (round.phase === 'betting')
      return void scene.cue('bets', { leftMs: round.closesAt - serverNow(), totalMs: CRASH_TIMES.betsMs });
    if (round.phase === 'running')
      return void scene.cue('run', { elapsedMs: Math.max(0, serverNow() - (round.startsAt ?? serverNow())) });
    const instant = seen.current !== `${round.number} running`;
    if (round.past) void scene.cue('burst', { endsAt: crashEndOf(round.past), instant });
  };
  useEffect(() => {
    if (!isReady) return;
    show.current();
    seen.current = `${number} ${phase}`;
  }, [isReady, phase, number, live.states]);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible' && phase === 'running') show.current();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [phase]);

  const past = round?.past;
  const line = ((): string => {
    if (past) return t('line.burst', { times: risingMultiplierText(crashEndOf(past)) });
    if (phase === 'betting') return t('line.bets', { seconds: String(seconds) });
    return phase === 'running' ? t('line.run') : t('line.wait');
  })();
  // The scene's font has no "×".
  const state = useMemo<CrashTypes['props']>(() => ({ line: line.replace('×', 'x') }), [line]);

  const press = (index: number): void => {
    const [spot, panel] = [SPOTS[index], panels[index]];
    if (spot === undefined || panel === undefined || isPaused) return;
    const made = bets.spots.get(spot);
    if (made === undefined) {
      if (panel.isQueued) panel.setQueued(false);
      else if (!panel.isBarred && !panel.isWrong) {
        if (isBetting) bets.place(spot, panel.stake, choiceOf(panel.auto));
        else panel.setQueued(true);
      }
    } else if (isBetting) bets.cancel(spot);
    else if (cashOutWorth(made.request.stake, multiplier) > 0) bets.getOff(spot);
  };
  useStageKeys({ press: () => press(0) });

  const noteOf = [...bets.notes.values()].at(-1);
  const note = noteOf === 'unknown' ? shared('unknown') : noteOf && gameServerRefusals[noteOf][locale];
  const shownMultiplier = past ? crashEndOf(past) : multiplier;
  return (
    <SharedScreen<CrashTypes>
      gameServer={gameServer}
      game={game}
      live={live}
      scene={{
        load: loadCrash,
        state,
        choices,
        handle,
      }}
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
      note={note ?? first.note ?? second.note}
      rules={<CrashRules maximumWin={game.maximumWin} />}
    >
      <BalanceLine game={game} balance={gameServer.balance} number={number} />
      <div className={styles.panels}>
        {panels.map((panel, index) => {
          const spot = bets.spots.get(SPOTS[index] ?? '');
          return (
            <CrashPanel
              key={SPOTS[index]}
              number={index + 1}
              stake={spot?.request.stake ?? panel.stake}
              onStake={panel.setStake}
              bounds={panel.bounds}
              isBarred={panel.isBarred}
              auto={panel.auto}
              onAuto={panel.setAuto}
              onWrong={panel.setWrong}
              target={panel.target}
              spot={spot}
              isQueued={panel.isQueued}
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

const choiceOf = (auto: number | undefined): object => (auto === undefined ? {} : { auto });

/** Manages a panel's settings between bets. */
function usePanel(gameServer: GameProps['gameServer'], game: GameProps['game']) {
  const stake = useStake(gameServer, game, { top: TOP, roundNote: undefined });
  const [target, setTarget] = useState(DEFAULT_CRASH_TARGET);
  const [isAuto, setIsAuto] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [isQueued, setQueued] = useState(false);
  const setAuto = (auto: number | undefined): void => {
    setIsAuto(auto !== undefined);
    if (auto !== undefined) setTarget(auto);
  };
  return {
    ...stake,
    target,
    auto: isAuto ? target : undefined,
    setAuto,
    isWrong,
    setWrong,
    isQueued,
    setQueued,
  };
}
