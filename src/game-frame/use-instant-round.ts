import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { clientTxnId } from '../../contract/call.ts';
import type { StudioRefusal, StudioRound } from '../../contract/studio.ts';
import { newTxnId } from '../platform/txn-id.ts';
import { sessionStored } from '../platform/storage.ts';
import type { Studio } from './use-studio.ts';

/** A game's scene as rounds know it; without a scene everything is shown at once. */
export interface RoundScene {
  start(): void;
  /** Resolves when the result is on the screen. */
  land(round: StudioRound, instant: boolean): Promise<void>;
  fail(): void;
  skip(): void;
}

/** idle: a bet may be made; playing: one is on its way or on show; unknown: no answer came, its result has to be asked for. */
export type RoundStatus = 'idle' | 'playing' | 'unknown';

/** Why there was no round, or what to know of it. */
export type RoundNote = StudioRefusal | 'unknown' | 'back';

/** A press so soon after a round meant that one: it was to show its result, and bets nothing, ms. */
const LATE_PRESS_MS = 350;

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

/** What was asked for and is not known to have been answered; kept so that a reload finds its result. */
const pendingBet = v.object({
  clientTxnId,
  stake: v.pipe(v.number(), v.safeInteger()),
  choice: v.unknown(),
});
type PendingBet = v.InferOutput<typeof pendingBet>;

const keyOf = (gameId: number): string => `perya.game-frame.${gameId}`;

function readPending(gameId: number): PendingBet | undefined {
  try {
    const parsed = v.safeParse(pendingBet, JSON.parse(sessionStored.read(keyOf(gameId)) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

const keepPending = (gameId: number, bet: PendingBet | undefined): void =>
  sessionStored.write(keyOf(gameId), JSON.stringify(bet ?? null));

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

  const ask = useCallback(async (bet: PendingBet, game: number, isLeft: boolean): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setStatus('playing');
    setNote(undefined);
    keepPending(game, bet);
    const { link } = latest.current.studio;
    if (!isLeft) {
      latest.current.scene.start();
      link.say({ type: 'betPlaced', stake: bet.stake });
    }
    const answer = await latest.current.studio.calls.ask('play', bet).catch(() => undefined);
    const { studio: now, scene: stage } = latest.current;
    if (answer === undefined || (answer.status === 'refused' && answer.code === 'tryAgain')) {
      stage.fail();
      setNote('unknown');
      setStatus('unknown');
    } else if (answer.status === 'refused') {
      keepPending(game, undefined);
      stage.fail();
      if (answer.balance !== undefined) now.take({ balance: answer.balance });
      if (answer.code === 'insufficientFunds') link.say({ type: 'insufficientFunds' });
      now.refused(answer.code);
      setNote(answer.code);
      setStatus('idle');
    } else {
      const { result } = answer;
      keepPending(game, undefined);
      if (isLeft) setNote('back');
      await stage.land(result, isLeft);
      latest.current.studio.take(result);
      link.say({ type: 'roundSettled', stake: result.stake, payout: result.payout });
      setShown((before) => [result, ...before].slice(0, 100));
      setStatus('idle');
    }
    busy.current = false;
    endedAt.current = performance.now();
  }, []);

  const check = useCallback(() => {
    const bet = gameId === undefined ? undefined : readPending(gameId);
    if (gameId !== undefined && bet) void ask(bet, gameId, true);
    else setStatus('idle');
  }, [ask, gameId]);

  // A bet that an earlier visit left without an answer.
  useEffect(() => {
    if (gameId === undefined || !readPending(gameId)) return;
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
