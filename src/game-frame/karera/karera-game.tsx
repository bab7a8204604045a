import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KareraTypes } from '../../../scenes/hall/karera/types.ts';
import { formatExact, formatPrize } from '../../../contract/money.ts';
import { gameServerRefusals, type SharedBet } from '../../../contract/game-server.ts';
import type { SeenBet, SharedMessage } from '../../../contract/shared-rounds.ts';
import { KARERA_TIMES } from '../../../fair/shared/karera.ts';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import { serverNow } from '../../platform/server-clock.ts';
import { useStageKeys } from '../../rounds/use-stage-keys.ts';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { Button } from '../../ui/button.tsx';
import { MainAction, ACTION_NOTE_ID } from '../main-action.tsx';
import type { GameProps } from '../game-props.ts';
import { BetList } from '../shared/bet-list.tsx';
import { SharedScreen } from '../shared/shared-screen.tsx';
import { sharedTexts } from '../shared/texts.ts';
import { useRoundClock } from '../shared/use-round-clock.ts';
import { useSharedBets } from '../shared/use-shared-bets.ts';
import { useSharedTable } from '../shared/use-shared-table.ts';
import { StakeField } from '../stake-field.tsx';
import { timesText } from '../times-text.ts';
import { useStake } from '../use-stake.ts';
import { KareraControls } from './karera-controls.tsx';
import styles from './karera-controls.module.css';
import {
  kareraChoiceOf,
  kareraChoiceText,
  drawRace,
  DEFAULT_KARERA,
  type KareraChoice,
  kareraMultiplierOf,
  podiumText,
  readKareraChoice,
  KARERA_RUNNERS,
  kareraRunnersOf,
  knownRaceOrder,
  withRunner,
} from './karera-view-model.ts';
import { KareraRules } from './karera-rules.tsx';
import { kareraTexts } from './texts.ts';

const loadKarera = async () => (await import('../../../scenes/hall/karera/definition.ts')).karera;

/** Ids of a race's bets: as many as the game server accepts. */
const SPOTS = Array.from({ length: 12 }, (_, index) => `bet ${index + 1}`);

/** Karera: bets on six runners, and the shared race that the scene shows. */
export default function KareraGame({ gameServer, game, choices, isPaused }: GameProps) {
  const t = useTexts(kareraTexts);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const handle = useRef<SceneHandle<KareraTypes>>(null);
  const [isReady, setReady] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [picked, setPicked] = useState(DEFAULT_KARERA);
  /** The player's ended bets of this race; announced together. */
  const ended = useRef<SharedBet[]>([]);

  const live = useSharedTable(gameServer, (message: SharedMessage): void => {
    if (message.type !== 'round') return;
    const { phase } = message.round;
    if (phase === 'betting') setAnnouncement(t('announce.bets'));
    if (phase === 'running') setAnnouncement(t('announce.run'));
    if (phase === 'result') {
      const [first = 0, second = 0, third = 0] = knownRaceOrder(message.round).map((runner) => runner + 1);
      setAnnouncement(
        t('announce.over', { first: String(first), second: String(second), third: String(third) }),
      );
    }
  });
  const { table } = live;
  const round = table?.round;
  const { phase, number } = round ?? {};
  const isBetting = phase === 'betting' && live.isLive;

  const onOver = useCallback(
    (bet: SharedBet): void => {
      const isFirst = ended.current.length === 0;
      ended.current.push(bet);
      if (!isFirst) return;
      // All bets of a race end at the same moment: their sum is celebrated once.
      queueMicrotask(() => {
        const all = ended.current.splice(0);
        const stake = all.reduce((sum, one) => sum + one.stake, 0);
        const payout = all.reduce((sum, one) => sum + one.payout, 0);
        setAnnouncement((before) =>
          payout > 0
            ? `${before} ${t('announce.won', { amount: formatExact(payout) })}`
            : `${before} ${t('announce.lost')}`,
        );
        if (payout > 0) void handle.current?.cue('won', { stake, payout });
      });
    },
    [t],
  );
  const spotOf = useCallback(
    (_: SharedBet, taken: ReadonlySet<string>) => SPOTS.find((spot) => !taken.has(spot)),
    [],
  );
  const bets = useSharedBets({ gameServer, live, spotOf, onOver });

  const choice = kareraChoiceOf(picked);
  const pays = choice === undefined ? 0 : kareraMultiplierOf(choice);
  const stake = useStake(gameServer, game, { top: Math.max(100, pays), roundNote: undefined });
  const seconds = useRoundClock(round, (now) =>
    round?.phase === 'betting' ? Math.max(0, Math.ceil((round.closesAt - now) / 1_000)) : 0,
  );

  const show = useRef<() => void>(() => undefined);
  show.current = () => {
    const scene = handle.current;
    if (scene === null) return;
    if (round === null || round === undefined) return void scene.cue('wait', {});
    if (round.phase === 'betting')
      return void scene.cue('bets', { leftMs: round.closesAt - serverNow(), totalMs: KARERA_TIMES.betsMs });
    const race = { order: knownRaceOrder(round), number: round.number };
    if (round.phase === 'result') return void scene.cue('result', race);
    const elapsedMs = Math.max(0, serverNow() - (round.startsAt ?? serverNow()));
    void scene.cue('race', { ...race, elapsedMs });
  };
  useEffect(() => {
    if (isReady) show.current();
  }, [isReady, phase, number, live.states]);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible' && phase === 'running') show.current();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [phase]);

  const order = knownRaceOrder(round);
  const line = ((): string => {
    if (phase === 'betting') return t('line.bets', { seconds: String(seconds) });
    if (phase === 'running') return t('line.run');
    if (phase !== 'result') return t('line.wait');
    const [first = 0, second = 0] = order.map((runner) => runner + 1);
    return t('line.over', { first: String(first), second: String(second) });
  })();
  const nameOf = (one: KareraChoice): string => kareraChoiceText(one, t(one.kind));
  const own = (table?.mine ?? []).flatMap((bet) => readKareraChoice(bet.choice) ?? []);
  const mine = [...new Set(own.flatMap(kareraRunnersOf))].join();
  const state = useMemo<KareraTypes['props']>(
    () => ({ line, mine: mine === '' ? [] : mine.split(',').map(Number) }),
    [line, mine],
  );

  const free = SPOTS.find((spot) => !bets.spots.has(spot));
  const isPlacing = [...bets.spots.values()].some(({ status }) => status === 'placing');
  const canBet = isBetting && choice !== undefined && free !== undefined && !stake.isBarred && !isPaused;
  const press = (): void => {
    if (canBet && !isPlacing) bets.place(free, stake.stake, choice);
  };
  useStageKeys({
    press,
    move: (by) => {
      const [at = 0] = picked.runners;
      if (picked.kind !== 'exacta')
        setPicked(withRunner(picked, (at + by + KARERA_RUNNERS.length) % KARERA_RUNNERS.length));
    },
  });
  const mainText = ((): string => {
    if (!isBetting) return t('closed');
    if (choice === undefined) return t(picked.runners.length === 0 ? 'pick' : 'pick.second');
    return t('bet', { amount: formatPrize(stake.stake), choice: `${nameOf(choice)} · ${timesText(pays)}` });
  })();
  const noteOf = [...bets.notes.values()].at(-1);
  const note = noteOf === 'unknown' ? shared('unknown') : noteOf && gameServerRefusals[noteOf][locale];
  const textOf = (bet: SeenBet): string => {
    const one = readKareraChoice(bet.choice);
    return one === undefined ? '' : nameOf(one);
  };
  const action = (bet: SeenBet) => {
    const spot = [...bets.spots].find(([, { roundId }]) => roundId === bet.id)?.[0];
    return (
      isBetting &&
      spot !== undefined && (
        <button
          type="button"
          className={styles.back}
          aria-label={t('back', { choice: textOf(bet) })}
          onClick={() => bets.cancel(spot)}
        >
          ×
        </button>
      )
    );
  };
  return (
    <SharedScreen<KareraTypes>
      gameServer={gameServer}
      game={game}
      live={live}
      scene={{
        load: loadKarera,
        state,
        choices,
        handle,
      }}
      onStage={setReady}
      twin={
        <>
          <b>{phase === 'result' ? order.map((runner) => runner + 1).join(' ') : '1 2 3 4 5 6'}</b>
          <span>{line}</span>
        </>
      }
      resultOf={podiumText}
      isGood={() => false}
      drawn={drawRace}
      figures={bets.figures}
      announcement={announcement}
      note={note ?? (free === undefined ? t('full') : stake.note)}
      rules={<KareraRules maximumWin={game.maximumWin} />}
    >
      <KareraControls picked={picked} onPick={setPicked} />
      <StakeField
        stake={stake.stake}
        onChange={stake.setStake}
        bounds={stake.bounds}
        balance={gameServer.balance}
        chips={game.stakes.choices}
        isFun={game.mode === 'fun'}
        disabled={false}
      />
      <MainAction>
        <Button
          kind="gold"
          size="l"
          block
          busy={isPlacing}
          busyLabel={t('placing')}
          disabled={!canBet}
          aria-describedby={ACTION_NOTE_ID}
          onClick={press}
        >
          {mainText}
        </Button>
      </MainAction>
      <BetList table={table} textOf={textOf} action={action} isLow />
    </SharedScreen>
  );
}
