import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Reward } from '../../../contract/reward.ts';
import type { Point, RewardFlightTypes } from '../../../scenes/lobby/reward-flight/types.ts';
import { formatBalance, formatExact } from '../../../contract/money.ts';
import { useAppSelector, useBalance } from '../../store/hooks.ts';
import { ConnectedScene } from '../../rounds/connected-scene.tsx';
import type { SceneHandle } from '../../scene/scene-view.tsx';
import styles from './flight.module.css';
import { coinsOf, flyingText, isJackpot, kindOf } from './rewards.ts';

/** A reward and the point of the window where its flight starts, CSS px. */
export interface FlightStart {
  readonly reward: Reward;
  readonly at: Point;
}

/** Size of the scene in design pixels (scenes/lobby/reward-flight); it is scaled to fit the window and centred. */
const DESIGN = { width: 720, height: 1280 } as const;
/** Longest time for which the displayed balance may wait for flying coins, ms. */
const AT_MOST = 2_500;

const loadFlight = async () =>
  (await import('../../../scenes/lobby/reward-flight/definition.ts')).rewardFlight;
const nothing = {};

/** Draws coins, gems and cards that fly over the page to the balance, whose displayed amount grows as they arrive. */
export function Flight({ spots, onDone }: { spots: readonly FlightStart[]; onDone: () => void }) {
  const figure = useFlyingFigure();
  const scene = useRef<SceneHandle<RewardFlightTypes>>(null);
  const isDone = useRef(false);
  const arrived = useRef(0);
  const end = useCallback(() => {
    if (isDone.current) return;
    isDone.current = true;
    onDone();
  }, [onDone]);

  useEffect(() => {
    const late = setTimeout(end, AT_MOST);
    return () => clearTimeout(late);
  }, [end]);

  useLeave(end);

  return (
    <ConnectedScene
      load={loadFlight}
      className={styles.flight ?? ''}
      state={nothing}
      handle={scene}
      onReady={() => {
        const rewards = spots.map(({ reward, at }) => ({
          kind: kindOf(reward),
          amount: coinsOf(reward),
          isJackpot: isJackpot(reward),
          from: toDesign(at),
          to: balanceIn(kindOf(reward)),
          text: flyingText(reward),
        }));
        void scene.current?.cue('fly', { rewards }).then(end);
      }}
      onEvent={(event, detail) => {
        if (event !== 'coin:arrived' || detail.kind !== 'coin') return;
        arrived.current += coinsOfPiece(spots, detail);
        figure.show(arrived.current);
        pop();
      }}
      onFailed={end}
    />
  );
}

/**
 * Returns a function that adds arrived coins to the displayed balance directly in the DOM, because React still renders
 * the old amount. At the end, React's amount is written back.
 */
function useFlyingFigure(): { show(arrived: number): void } {
  const before = useBalance()?.coin ?? 0;
  const latest = useRef(before);
  latest.current = before;
  const write = useRef<(amount: number) => void>(undefined);
  useEffect(() => () => write.current?.(latest.current), []);
  return {
    show(arrived) {
      const box = balance();
      const element = box?.querySelector(':scope > span');
      if (!box || !element) return;
      const format = box.getAttribute('data-balance') === 'exact' ? formatExact : formatBalance;
      write.current = (amount) => {
        element.textContent = format(amount);
      };
      write.current(latest.current + arrived);
    },
  };
}

/** Ends the flight at once when the player opens another page or begins a round. */
function useLeave(end: () => void): void {
  const { pathname } = useLocation();
  const rounds = useAppSelector((state) => state.live.rounds);
  const begun = useRef({ pathname, rounds });
  useEffect(() => {
    if (pathname !== begun.current.pathname || rounds > begun.current.rounds) end();
  }, [pathname, rounds, end]);
}

/**
 * Returns how many hundredths one flying coin adds to the displayed balance. When coin `index` of `n` arrives,
 * floor(sum · (index + 1) / n) of the reward's sum has arrived.
 */
function coinsOfPiece(
  spots: readonly FlightStart[],
  { reward, index, n }: RewardFlightTypes['events']['coin:arrived'],
): number {
  const sum = spots[reward] ? coinsOf(spots[reward].reward) : 0;
  return Math.floor((sum * (index + 1)) / n) - Math.floor((sum * index) / n);
}

const balance = (): Element | undefined =>
  [...document.querySelectorAll('[data-balance]')].find((element) => element.getClientRects().length > 0);

/**
 * Returns the point of the balance at which coins arrive, in design pixels; null if the balance is not visible, or for
 * cards, which fly to the bag.
 */
function balanceIn(kind: 'coin' | 'gem' | 'card'): Point | null {
  const box = kind === 'card' ? undefined : balance()?.getBoundingClientRect();
  if (!box || box.bottom < 0 || box.top > innerHeight) return null;
  return toDesign({ x: box.left + 22, y: box.top + box.height / 2 });
}

function toDesign({ x, y }: Point): Point {
  const scale = Math.min(innerWidth / DESIGN.width, innerHeight / DESIGN.height);
  return {
    x: (x - (innerWidth - DESIGN.width * scale) / 2) / scale,
    y: (y - (innerHeight - DESIGN.height * scale) / 2) / scale,
  };
}

/** Enlarges the balance for a moment when a coin arrives. */
function pop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  balance()?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.08)' }, { transform: 'scale(1)' }], {
    duration: 180,
    easing: 'ease-out',
  });
}
