import { type KeyboardEvent, type RefObject, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Pools, Tier as PoolTier, Winner } from '../../../contract/pools.ts';
import { formatExact } from '../../../contract/money.ts';
import type { JackpotWheelTypes } from '../../../scenes/jackpot-wheel/types.ts';
import type { LuckyJackpotTypes } from '../../../scenes/lucky-jackpot/types.ts';
import { usePack, usePreferences } from '../../store/hooks.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { LazyScene } from '../../scene/lazy-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import { useSceneChoices } from '../../scene/use-scene-choices.ts';
import { formatPpm } from '../../ui/percent.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { shownPools } from '../../casino/pool-display.ts';
import { useTabVisible } from '../../ui/use-active.ts';
import { useStretch } from '../../casino/use-stretch.ts';
import styles from './jackpot-stage.module.css';
import { JackpotStill } from './jackpot-still.tsx';
import { prizesOf, tierOf } from './prizes.ts';
import { loadGrid, loadTicker, loadWheel } from './scenes.ts';
import { jackpotTexts } from './texts.ts';
import type { SpinShow } from './use-spin.ts';
import { useTickerRows } from './use-ticker-rows.ts';
import type { JackpotInfo } from './jackpot-info.ts';

/** The hub's middle in the scene, in design pixels. */
const HUB = { x: 360, y: 838 } as const;

interface JackpotStageProps {
  readonly info: JackpotInfo | undefined;
  readonly pools: Pools | undefined;
  readonly winners: readonly Winner[] | undefined;
  /** What the hub's button says and does. */
  readonly action: { readonly label: string; readonly run: () => void; readonly blocked: boolean };
  readonly hint: string;
  /** True while a round is shown: pools stand still, presses skip. */
  readonly inRound: boolean;
  readonly show: RefObject<SpinShow | null>;
  /** Told when the grid stands, or when it never will. */
  readonly onPainted: () => void;
  /** The ticker's link, which stands where there is no win yet. */
  readonly onRules: () => void;
}

interface WheelRequest {
  readonly tier: PoolTier;
  readonly amount: number;
  readonly done: () => void;
}

/** The grid, the wheel above it and the winners' line: scenes over their DOM twin. */
export function JackpotStage({
  info,
  pools,
  winners,
  action,
  hint,
  inRound,
  show,
  onPainted,
  onRules,
}: JackpotStageProps) {
  const t = useTexts(jackpotTexts);
  const choices = useSceneChoices(usePreferences());
  const dress = usePack();
  const grid = useRef<SceneHandle<LuckyJackpotTypes>>(null);
  const hub = useRef<HTMLButtonElement>(null);
  const [isPainted, setPainted] = useState(false);
  const [noScene, setNoScene] = useState(false);
  const [lit, setLit] = useState<number>();
  const [wheel, setWheel] = useState<WheelRequest>();

  useImperativeHandle(show, () => ({
    start() {
      setLit(undefined);
      void grid.current?.cue('start', {});
    },
    async land(drawn, instant) {
      const { cell, prize } = drawn;
      if (grid.current)
        await grid.current.cue('land', { cell, tier: tierOf(prize), amount: prize.amount, instant });
      setLit(cell);
    },
    fail: (refused) => void grid.current?.cue('fail', { refused }),
    wheel: (jackpot) =>
      new Promise<void>((resolve) => {
        setWheel({
          ...jackpot,
          done: () => {
            // The wheel's button goes and had the focus: a keyboard is back where it came from.
            hub.current?.focus({ preventScroll: true });
            setWheel(undefined);
            resolve();
          },
        });
      }),
  }));

  const shown = useShownPools(pools, inRound);
  const prizes = useMemo(() => info && prizesOf(info.cells), [info]);
  const chances = info?.chanceSize ?? 0;
  const isBlocked = action.blocked;
  const state = useMemo(
    () =>
      shown &&
      prizes && { pools: shown, chances, canSpin: !isBlocked, prizes, ...(hint === '' ? {} : { hint }) },
    [shown, prizes, chances, isBlocked, hint],
  );
  const onFailed = (): void => {
    setNoScene(true);
    onPainted();
  };

  return (
    <div className={styles.stage}>
      <JackpotStill pools={pools} prizes={prizes} lit={lit} covered={isPainted} />
      {state && !noScene && (
        <LazyScene
          {...dress}
          load={loadGrid}
          className={styles.scene ?? ''}
          state={state}
          choices={choices}
          handle={grid}
          onReady={() => {
            setPainted(true);
            onPainted();
          }}
          onFailed={onFailed}
        />
      )}
      <button
        ref={hub}
        type="button"
        className={styles.hub}
        aria-disabled={isBlocked && !inRound}
        onClick={() => {
          if (inRound || isBlocked) grid.current?.press(HUB.x, HUB.y);
          if (!inRound) action.run();
        }}
        onKeyDown={(event) => {
          if (inRound) onEscape(event, () => grid.current?.press(HUB.x, HUB.y));
        }}
      >
        <span className="sr-only">{inRound ? t('spin.skip') : action.label}</span>
      </button>
      <Ticker winners={winners} choices={choices} onRules={onRules} />
      {wheel && <Wheel request={wheel} info={info} choices={choices} />}
      {noScene && <p className={styles.note}>{t('still.note')}</p>}
    </div>
  );
}

/** Escape skips as a press does (design/motion, section 0), and a dialog around the stage stays open. */
function onEscape(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  press();
}

/** Figures within the honest ranges, drawn again each 6 s while nothing else is shown and the tab can be seen. */
function useShownPools(pools: Pools | undefined, inRound: boolean): Record<PoolTier, number> | undefined {
  const isVisible = useTabVisible();
  const stretch = useStretch(pools !== undefined && isVisible && !inRound);
  const kept = useRef<Record<PoolTier, number>>(undefined);
  return useMemo(() => {
    // In a round the plates keep what they showed: a pool that drops would tell the result.
    if (inRound && kept.current) return kept.current;
    kept.current = pools && shownPools(pools, stretch);
    return kept.current;
  }, [pools, stretch, inRound]);
}

type Choices = ReturnType<typeof useSceneChoices>;

interface TickerProps {
  winners: readonly Winner[] | undefined;
  choices: Choices;
  onRules: () => void;
}

function Ticker({ winners, choices, onRules }: TickerProps) {
  const t = useTexts(jackpotTexts);
  const dress = usePack();
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [failed, setFailed] = useState(false);
  const rows = useTickerRows(winners);
  const paused = isPaused || isHeld;
  const state = useMemo(() => rows && { rows, paused, more: t('tab.rules') }, [rows, paused, t]);
  return (
    <div className={styles.ticker} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
      {state && !failed && (
        <LazyScene
          {...dress}
          load={loadTicker}
          state={state}
          choices={choices}
          onEvent={(event) => {
            if (event === 'rules:asked') onRules();
          }}
          onFailed={() => setFailed(true)}
        />
      )}
      <ul className="sr-only">
        {rows?.slice(0, 5).map((row) => (
          <li key={row.id}>{`${row.name} ${row.before} ${formatExact(row.amount)} ${row.after}`}</li>
        ))}
      </ul>
      {state && (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(isPaused ? 'winners.play' : 'winners.pause')}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </div>
  );
}

function Wheel({
  request,
  info,
  choices,
}: {
  request: WheelRequest;
  info: JackpotInfo | undefined;
  choices: Choices;
}) {
  const t = useTexts(jackpotTexts);
  const dress = usePack();
  const handle = useRef<SceneHandle<JackpotWheelTypes>>(null);
  const [isPainted, setPainted] = useState(false);
  const odds = info?.wheelOddsPpm;
  const state = useMemo(
    () => ({
      oddsLine: {
        mega: formatPpm(odds?.mega ?? 0),
        major: formatPpm(odds?.major ?? 0),
        minor: formatPpm(odds?.minor ?? 0),
        mini: formatPpm(odds?.mini ?? 0),
      },
      isOpen: true,
    }),
    [odds],
  );
  return (
    <div className={classes(styles.wheel, isPainted && styles.wheelOn)}>
      <LazyScene
        {...dress}
        load={loadWheel}
        state={state}
        choices={choices}
        handle={handle}
        onReady={() => {
          setPainted(true);
          const { tier, amount } = request;
          void handle.current?.cue('spin', { tier, amount });
        }}
        onEvent={(event) => {
          if (event === 'award:closed') request.done();
        }}
        // Without a canvas the live region and the record tell the award.
        onFailed={request.done}
      />
      <button
        type="button"
        className={styles.wheelButton}
        aria-label={t('spin.skip')}
        autoFocus
        onClick={() => handle.current?.press(HUB.x, HUB.y)}
        onKeyDown={(event) => onEscape(event, () => handle.current?.press(HUB.x, HUB.y))}
      />
    </div>
  );
}
