import { useCallback, useEffect, useRef, useState } from 'react';
import type { HallRound } from '../../../contract/game-server.ts';
import { useTabVisible } from '../../ui/use-active.ts';
import type { RoundNote } from '../pending-call.ts';
import {
  type AutoPlan,
  type AutoRun,
  type AutoStop,
  startAutoRun,
  autoStopAfter,
  withAutoRound,
} from './auto-plan.ts';

/** Pause before each bet or step of auto play, ms. */
const PRESS_EVERY_MS = 100;

interface AutoOptions {
  /** Whether the game server offers auto play in this game. */
  readonly isOffered: boolean;
  /**
   * idle: a bet may be placed. open: a step may be taken. busy: a round or a request is running. unknown: a request got
   * no answer.
   */
  readonly status: 'idle' | 'open' | 'busy' | 'unknown';
  /** The player's last settled round. */
  readonly last: HallRound | undefined;
  readonly note: RoundNote | undefined;
  readonly balance: number;
  /** Whether the current stake or choice cannot be bet. */
  readonly isBarred: boolean;
  readonly isPaused: boolean;
  readonly bet: () => void;
  /** Takes the next step of an open round, or cashes it out. Returns false if there is nothing to do. */
  readonly goOn?: () => boolean;
}

/** State of auto play, and the functions that start and stop it. */
export interface AutoPlay {
  readonly isOffered: boolean;
  /** Progress of auto play; undefined while it is off. */
  readonly run: AutoRun | undefined;
  /** Why auto play ended last; cleared when it starts again or the player continues by hand. */
  readonly stopped: AutoStop | undefined;
  readonly start: (plan: AutoPlan) => void;
  readonly stop: () => void;
  /** Clears `stopped`, when the player continues by hand. */
  readonly forget: () => void;
}

/**
 * Plays round after round for the player; each is a normal bet. Ends when a limit set by the player is reached, a bet
 * is refused or not answered, the page is left or covered, or the player presses Stop.
 */
export function useAutoPlay(options: AutoOptions): AutoPlay {
  const { isOffered, status, last, note, balance, isBarred, isPaused } = options;
  const isVisible = useTabVisible();
  const [run, setRun] = useState<AutoRun>();
  const [stopped, setStopped] = useState<AutoStop>();
  /** Id of the last round that was counted. `hasBet` tells whether auto play has placed a bet since its start. */
  const counted = useRef<string>(undefined);
  const hasBet = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const end = useCallback((why: AutoStop) => {
    setRun(undefined);
    setStopped(why);
  }, []);
  const start = useCallback((plan: AutoPlan) => {
    counted.current = latest.current.last?.roundId;
    hasBet.current = false;
    setStopped(undefined);
    setRun(startAutoRun(plan));
  }, []);
  const stop = useCallback(() => end('pressed'), [end]);
  const forget = useCallback(() => setStopped(undefined), []);

  useEffect(() => {
    if (run === undefined) return;
    /**
     * Why auto play ends now, or its progress after another round. Undefined if a bet or step is due, or while the game
     * is busy.
     */
    const turn = ((): AutoStop | AutoRun | undefined => {
      if (isPaused || !isVisible) return 'away';
      if (status === 'unknown') return 'error';
      if (status === 'busy') return undefined;
      if (hasBet.current && note !== undefined && note !== 'back')
        return note === 'insufficientFunds' ? 'funds' : 'error';
      if (status === 'open') return undefined;
      if (last !== undefined && last.roundId !== counted.current) {
        const next = withAutoRound(run, last);
        return autoStopAfter(next, last.payout, balance) ?? next;
      }
      return isBarred ? 'funds' : undefined;
    })();
    if (turn !== undefined) {
      let isGone = false;
      queueMicrotask(() => {
        if (isGone) return;
        counted.current = last?.roundId;
        if (typeof turn === 'string') end(turn);
        else setRun(turn);
      });
      return () => {
        isGone = true;
      };
    }
    if (status === 'busy') return;
    const timer = setTimeout(() => {
      if (latest.current.status === 'open') {
        if (latest.current.goOn?.() !== true) end('error');
        return;
      }
      hasBet.current = true;
      latest.current.bet();
    }, PRESS_EVERY_MS);
    return () => clearTimeout(timer);
  }, [run, status, last, note, balance, isBarred, isPaused, isVisible, end]);

  return { isOffered, run, stopped: run === undefined ? stopped : undefined, start, stop, forget };
}
