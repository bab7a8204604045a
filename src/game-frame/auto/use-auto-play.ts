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

/** Pause before each press of auto play, ms. */
const PRESS_EVERY_MS = 100;

interface AutoOptions {
  /** Whether the server offers it in this game. */
  readonly isOffered: boolean;
  /**
   * idle: a bet may be made; open: a step may be taken; busy: a round or request is running; unknown: no answer came.
   */
  readonly status: 'idle' | 'open' | 'busy' | 'unknown';
  /** The last settled round. */
  readonly last: HallRound | undefined;
  readonly note: RoundNote | undefined;
  readonly balance: number;
  /** Whether no bet is possible with the current settings. */
  readonly isBarred: boolean;
  readonly isPaused: boolean;
  readonly bet: () => void;
  /** Makes the next press of an open round; false if there is none. */
  readonly goOn?: () => boolean;
}

/** State and controls of auto play. */
export interface AutoPlay {
  readonly isOffered: boolean;
  /** Undefined while auto play is off. */
  readonly run: AutoRun | undefined;
  /** Reason why the last run ended, until the next begins or the player plays on. */
  readonly stopped: AutoStop | undefined;
  readonly start: (plan: AutoPlan) => void;
  readonly stop: () => void;
  /** Clears that reason when the player plays on. */
  readonly forget: () => void;
}

/**
 * Presses for the player, round after round: each is a normal bet of its own. Ends at its limits, and at anything
 * unusual: a refusal, a missing answer, a page that is left or covered, a press.
 */
export function useAutoPlay(options: AutoOptions): AutoPlay {
  const { isOffered, status, last, note, balance, isBarred, isPaused } = options;
  const isVisible = useTabVisible();
  const [run, setRun] = useState<AutoRun>();
  const [stopped, setStopped] = useState<AutoStop>();
  /** The last counted round, and whether a bet has been made since the start. */
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
    /** Reason to end, or the next state of the run; undefined if a press is due, or nothing yet. */
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
