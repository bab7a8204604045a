import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioRequest, StudioRound } from '../../contract/studio.ts';
import { newTxnId } from '../platform/txn-id.ts';
import {
  askPending,
  keepPending,
  LATE_PRESS_MS,
  readPending,
  type RoundNote,
  takeRefusal,
} from './pending-call.ts';
import type { Studio } from './use-studio.ts';

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

/** idle: a bet may be made; playing: one is on its way or on show; unknown: no answer came, its result has to be asked for. */
export type RoundStatus = 'idle' | 'playing' | 'unknown';

/** The rounds of this visit. */
export interface Rounds {
  readonly status: RoundStatus;
  readonly note: RoundNote | undefined;
  /** What has been shown, newest first. */
  readonly shown: readonly StudioRound[];
  play(stake: number, choice: unknown): void;
  /** Asks what became of a bet without an answer. */
  check(): void;
  skip(): void;
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
        link.say({ type: 'betPlaced', stake: bet.stake });
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
        link.say({ type: 'roundSettled', stake: result.stake, payout: result.payout });
        setShown((before) => [result, ...before].slice(0, 100));
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

  return {
    status,
    note,
    shown,
    play(stake, choice) {
      const isLate = performance.now() - endedAt.current < LATE_PRESS_MS;
      if (gameId !== undefined && status === 'idle' && !isLate)
        void ask({ clientTxnId: newTxnId(), stake, choice }, gameId, false);
    },
    check,
    skip: () => latest.current.scene.skip(),
  };
}
