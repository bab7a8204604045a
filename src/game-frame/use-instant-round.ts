import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioRequest, StudioRound } from '../../contract/studio.ts';
import { newTxnId } from '../platform/txn-id.ts';
import {
  askPending,
  keepPending,
  KEPT_ROUNDS,
  LATE_PRESS_MS,
  readPending,
  type RoundNote,
  takeRefusal,
} from './pending-call.ts';
import type { Studio } from './use-studio.ts';
import { useWatchedRound, type WatchedRound } from './use-watched-round.ts';
import { NO_FIGURES, type VisitFigures, withBet } from './visit-figures.ts';

/** A game's scene as rounds know it; without a scene everything is shown at once. */
export interface RoundScene {
  start(): void;
  /** Resolves when the result is on the screen. */
  land(round: StudioRound, instant: boolean): Promise<void>;
  /** The player uncovers the result, maybe much later: until then a reload asks for it again. */
  readonly isCovered?: boolean;
  fail(): void;
  skip(): void;
}

/**
 * idle: a bet may be made; playing: one is on its way or on show; unknown: no answer came, its result has to be asked for;
 * watching: a past round is shown again.
 */
export type RoundStatus = 'idle' | 'playing' | 'unknown' | 'watching';

/** The rounds of this visit. */
export interface Rounds {
  readonly status: RoundStatus;
  readonly note: RoundNote | undefined;
  /** The last of what has been shown, newest first. */
  readonly shown: readonly StudioRound[];
  /** What all of it came to. */
  readonly figures: VisitFigures;
  play(stake: number, choice: unknown): void;
  /** Asks what became of a bet without an answer. */
  check(): void;
  skip(): void;
  /** The past round that is shown again. */
  readonly watched: WatchedRound | undefined;
  /** Shows a past round again, while nothing else is on its way. */
  watch(round: StudioRound): void;
  endWatch(): void;
}

/** The bet of a game that was left without an answer. */
function readBet(gameId: number): StudioRequest<'play'> | undefined {
  const pending = readPending(gameId);
  return pending?.call === 'play' ? pending.request : undefined;
}

/**
 * The rounds of a game of one draw: a press is written down with its id, asked once, and shown by the scene. Whatever was not
 * answered is asked again with the same id, so that it is played and paid once.
 */
export function useInstantRound(studio: Studio, scene: RoundScene): Rounds {
  const gameId = studio.game?.gameId;
  const [status, setStatus] = useState<RoundStatus>('idle');
  const [note, setNote] = useState<RoundNote>();
  const [shown, setShown] = useState<readonly StudioRound[]>([]);
  const [figures, setFigures] = useState(NO_FIGURES);
  const busy = useRef(false);
  const endedAt = useRef(-Infinity);
  const latest = useRef({ studio, scene });
  latest.current = { studio, scene };

  const ask = useCallback(
    async (bet: StudioRequest<'play'>, game: number, isLeft: boolean): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setStatus('playing');
      setNote(undefined);
      const pending = { call: 'play', request: bet } as const;
      keepPending(game, pending);
      const { link } = latest.current.studio;
      if (!isLeft) {
        latest.current.scene.start();
        link.send({ type: 'betPlaced', stake: bet.stake });
      }
      const answer = await askPending(latest.current.studio.calls, pending);
      const { studio: now, scene: stage } = latest.current;
      if (answer === undefined) {
        stage.fail();
        setNote('unknown');
        setStatus('unknown');
      } else if (answer.status === 'refused') {
        keepPending(game, undefined);
        stage.fail();
        if (!isLeft) link.send({ type: 'betRefused' });
        takeRefusal(now, answer);
        setNote(answer.code);
        setStatus('idle');
      } else {
        const { result } = answer;
        if (stage.isCovered !== true) keepPending(game, undefined);
        if (isLeft) setNote('back');
        await stage.land(result, isLeft);
        keepPending(game, undefined);
        latest.current.studio.take(result);
        link.send({ type: 'roundSettled', stake: result.stake, payout: result.payout });
        setShown((before) => [result, ...before].slice(0, KEPT_ROUNDS));
        setFigures((before) => withBet(before, result));
        setStatus('idle');
      }
      busy.current = false;
      endedAt.current = performance.now();
    },
    [],
  );

  const check = useCallback(() => {
    const bet = gameId === undefined ? undefined : readBet(gameId);
    if (gameId !== undefined && bet) void ask(bet, gameId, true);
    else setStatus('idle');
  }, [ask, gameId]);

  // A bet that an earlier visit left without an answer.
  useEffect(() => {
    if (gameId === undefined || !readBet(gameId)) return;
    let isLeft = false;
    queueMicrotask(() => {
      if (!isLeft) check();
    });
    return () => {
      isLeft = true;
    };
  }, [gameId, check]);

  const watching = useWatchedRound({
    start: () => latest.current.scene.start(),
    show: (round, instant) => latest.current.scene.land(round, instant),
    skip: () => latest.current.scene.skip(),
  });
  const { watched } = watching;

  return {
    status: watched ? 'watching' : status,
    note,
    shown,
    figures,
    play(stake, choice) {
      const isLate = performance.now() - endedAt.current < LATE_PRESS_MS;
      if (gameId !== undefined && status === 'idle' && !watched && !isLate)
        void ask({ clientTxnId: newTxnId(), stake, choice }, gameId, false);
    },
    check,
    skip: watched ? watching.skip : () => latest.current.scene.skip(),
    watched,
    watch(round) {
      if (status !== 'idle' || busy.current) return;
      busy.current = true;
      setNote(undefined);
      watching.watch([round]);
    },
    endWatch() {
      busy.current = false;
      endedAt.current = performance.now();
      watching.end();
    },
  };
}
