import { type RefObject, useCallback, useRef } from 'react';
import { serverNow } from '../platform/server-clock.ts';
import { newTxnId } from '../platform/txn-id.ts';
import { useUser } from '../store/hooks.ts';
import { useMachine } from '../ui/use-machine.ts';
import { keepPendingRound, type PendingRound, readPendingRounds } from './pending-round.ts';
import { playRound, showReplay } from './play-round.ts';
import type { RoundGame } from './round-game.ts';
import { NEW_PAGE, reduceRound, type RoundPhase } from './round-machine.ts';
import { usePress } from './use-press.ts';
import { useReplayFromLocation } from './use-replay-from-location.ts';
import { useResumeRound } from './use-resume-round.ts';
import { useRoundPage } from './use-round-page.ts';
import { withTabLock } from './with-tab-lock.ts';

/** What a game's page needs to play rounds. */
export interface Rounds<Ask extends object, Answer> {
  readonly phase: RoundPhase;
  /** True from the press until the result has been shown, and during a replay. */
  readonly inRound: boolean;
  /** Text that screen readers announce. */
  readonly announcement: string;
  /** Error message in the player's language; empty if there is none. */
  readonly problem: string;
  /** Time at which the replayed round was played, ms since 1970; undefined once the next round begins. */
  readonly replayedAt: number | undefined;
  /** Ref of the element around the stage, which a replay scrolls into view. */
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** Buys a round; does nothing while a round is shown. */
  readonly buy: (ask: Ask) => void;
  /** Requests the outcome of a round that was requested earlier and never shown. */
  readonly check: () => void;
  /** Replays a past round that was played at `time`, ms since 1970. Sends no request and pays nothing. */
  readonly replay: (answer: Answer, time: number) => Promise<void>;
}

/**
 * Plays bought rounds: each is stored, requested, shown, and then reported to the store. The server decides the
 * outcome. After any failure, the same clientTxnId requests the stored outcome again, which is then shown from the
 * moment when the animation reaches the result.
 */
export function useRound<Ask extends object, Answer, Called extends Answer = Answer>(
  options: RoundGame<Ask, Answer, Called>,
): Rounds<Ask, Answer> {
  const userId = useUser()?.id;
  const { state, send } = useMachine(reduceRound, NEW_PAGE);
  const stageRef = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const latest = useRef({ ...options, userId });
  latest.current = { ...options, userId };
  const page = useRoundPage(latest, send);

  const run = useCallback(
    async (pending: PendingRound<Ask>, isResumed: boolean): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      const { game, isAsk } = latest.current;
      try {
        const isLockHeld = await withTabLock(game, () => {
          if (isResumed) return playRound(page, pending, true);
          // Another tab may have left a round that was not shown: that round is shown first, and this press stakes
          // nothing.
          const [earlier] = readPendingRounds(game, pending.userId, pending.at, isAsk);
          if (earlier) return playRound(page, earlier, true);
          // Stored only after the lock is held: a stored id that was never sent would stake coins at a later visit.
          keepPendingRound(game, pending);
          return playRound(page, pending, false);
        });
        if (!isLockHeld) send({ type: 'blocked', problem: page.message('elsewhere') });
      } finally {
        isBusy.current = false;
      }
    },
    [page, send],
  );

  const playNew = (player: number, ask: Ask): void => {
    const at = serverNow();
    void run({ userId: player, clientTxnId: newTxnId(at), at, ask }, false);
  };
  const buy = usePress(userId === undefined ? undefined : (ask: Ask) => playNew(userId, ask), isBusy);

  const check = useCallback((): void => {
    const { game, userId: player, isAsk } = latest.current;
    const pending = player === undefined ? undefined : readPendingRounds(game, player, serverNow(), isAsk)[0];
    if (pending) void run(pending, true);
    else send({ type: 'cleared' });
  }, [run, send]);

  const replay = useCallback(
    async (answer: Answer, time: number): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      send({ type: 'replayStarted', time });
      stageRef.current?.scrollIntoView({ block: 'start' });
      try {
        await showReplay(page, answer);
      } finally {
        isBusy.current = false;
        send({ type: 'ended', isUnknown: false });
      }
    },
    [page, send],
  );

  const { game, isReady, fromRecord } = options;
  useResumeRound(game, isReady ? userId : undefined, () => {
    // If the answer to a round of this visit was lost, the player has to press "Check result".
    if (state.phase === 'idle') check();
  });
  useReplayFromLocation(game, fromRecord !== undefined && isReady && userId !== undefined, (record) => {
    const answer = fromRecord?.(record);
    if (answer !== undefined) void replay(answer, record.time);
  });

  const inRound = state.phase === 'playing' || state.phase === 'replaying';
  return { ...state, inRound, stageRef, buy, check, replay };
}
