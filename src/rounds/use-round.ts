import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { ErrorCode } from '../../contract/errors.ts';
import type { GameName, RoundRecord } from '../../contract/fair.ts';
import { api } from '../api/api.ts';
import { isApiError, isDecided } from '../api/api-error.ts';
import { useTexts } from '../i18n/i18n.tsx';
import { serverNow } from '../platform/server-clock.ts';
import { newTxnId } from '../platform/txn-id.ts';
import { type AppState, useAppDispatch, useErrorText, useUser } from '../store/hooks.ts';
import { roundShown, roundStarted } from '../store/live-slice.ts';
import { useMachine } from '../ui/use-machine.ts';
import {
  clearPendingRound,
  keepPendingRound,
  type PendingRound,
  readPendingRounds,
} from './pending-round.ts';
import { type RoundMessages, roundTexts } from './round-texts.ts';
import { NEW_PAGE, reduceRound, type RoundPhase } from './round-machine.ts';
import { usePress } from './use-press.ts';
import { useReplayFromLocation } from './use-replay-from-location.ts';
import { useResumeRound } from './use-resume-round.ts';
import { withTabLock } from './with-tab-lock.ts';

/** Origin of a shown result: just bought, pending from an earlier visit, or a replay. */
export type LandingKind = 'live' | 'resumed' | 'replayed';

/** Shows a game's rounds. */
export interface RoundPresenter<Ask extends object, Answer> {
  /** Called while the outcome is on its way. Without an ask, a replay is about to start. */
  start?(ask: Ask | undefined): void;
  /** Shows a result, a resumed one starting at its landing. Resolves when it has been shown, also if it cannot be. */
  land(answer: Answer, landing: LandingKind): Promise<void>;
  /**
   * Called once it has been shown: the page's own display of it changes now, in one render with the end of the round.
   */
  rest?(answer: Answer): void;
  fail?(isRefused: boolean): void;
}

/** A change of cached data, to be dispatched. */
type Patch = ThunkAction<unknown, AppState, unknown, UnknownAction> | UnknownAction;
type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** A game of bought rounds. */
export interface RoundGame<Ask extends object, Answer, Called extends Answer = Answer> {
  /** Key of the pending rounds and of the lock for the playing tab. */
  readonly game: GameName;
  /** True when everything needed to show a round is there: pending rounds are then resumed, requested ones replayed. */
  readonly isReady: boolean;
  /** Makes the call; rejects as the mutation's unwrap() does. */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Called>;
  readonly isAsk: (value: object) => value is Ask;
  readonly presenter: RoundPresenter<Ask, Answer>;
  /** Returns the sentence for the live region after a result was shown. */
  readonly formatResult: (answer: Answer) => string;
  /** The game's own texts where the usual ones do not fit. */
  readonly messages?: Partial<RoundMessages>;
  readonly formatFailure?: (errcode: number) => string;
  /**
   * Returns whether a code's message is complete by itself; by default not for those of the transport (9000 and
   * more).
   */
  readonly hasOwnMessage?: (errcode: number) => boolean;
  /** Cached data that a round changes; invalidated once it has been shown. */
  readonly invalidates: Tags;
  /** Cached data that the answer itself updates. If a round ends in any other way, they are invalidated too. */
  readonly updates?: {
    readonly tags: Tags;
    /** Returns the changes; undefined when only the server knows them. */
    readonly patchesOf: (answer: Called) => readonly Patch[] | undefined;
  };
  /** Returns the replayable answer from the record of a past round; undefined if it cannot be shown. */
  readonly fromRecord?: (record: RoundRecord) => Answer | undefined;
}

/** A game's rounds as its page uses them. */
export interface Rounds<Ask extends object, Answer> {
  readonly phase: RoundPhase;
  /** True from the press until the result has been shown, also in a replay. */
  readonly inRound: boolean;
  /** Text of the live region. */
  readonly announcement: string;
  /** Error message in the player's language; empty if there is none. */
  readonly problem: string;
  /** When the replayed round on the stage was played, ms since 1970; kept until the next round begins. */
  readonly replayedAt: number | undefined;
  /** The element around the stage: a replay scrolls it into view. */
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** Buys a round. A press in a round does nothing. */
  readonly buy: (ask: Ask) => void;
  /** Requests the outcome of a round that was begun and never shown. */
  readonly check: () => void;
  /** Replays a past round (`time`, milliseconds since 1970); nothing is requested and nothing is paid. */
  readonly replay: (answer: Answer, time: number) => Promise<void>;
}

/** Time without an answer after which the page reports that it is still checking, ms. */
const STILL_CHECKING_MS = 3_000;
/** How long a result stays on the screen before the next round, ms: a press meant to skip it must not buy another. */
const LATE_SKIP_MS = 300;
const lateSkip = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATE_SKIP_MS));
/** Codes with the same message in every game. */
const COMMON_REFUSALS: ReadonlySet<number> = new Set([ErrorCode.unauthorized, ErrorCode.internalError]);
/** First code of the transport; lower ones belong to the game. */
const FIRST_TRANSPORT_CODE = 9_000;

/**
 * Runs bought rounds: each is stored, requested, shown, then reported to the store. The outcome is the server's;
 * whatever breaks in between, the same clientTxnId requests the stored outcome, and it is shown from the landing on.
 */
export function useRound<Ask extends object, Answer, Called extends Answer = Answer>(
  options: RoundGame<Ask, Answer, Called>,
): Rounds<Ask, Answer> {
  const t = useTexts(roundTexts);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const userId = useUser()?.id;
  const { state, send } = useMachine(reduceRound, NEW_PAGE);
  const stageRef = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const latest = useRef({ ...options, userId });
  latest.current = { ...options, userId };
  const leavePage = useRef<() => void>(() => undefined);
  const left = useRef<Promise<void>>(undefined);

  useEffect(() => {
    left.current = new Promise((resolve) => {
      leavePage.current = resolve;
    });
    return () => leavePage.current();
  }, []);

  const message = useCallback(
    (key: keyof RoundMessages): string => latest.current.messages?.[key] ?? t(key),
    [t],
  );

  /** Waits until it is shown or the page is left; true if it was shown. */
  const wasShown = useCallback(async (showing: Promise<void>): Promise<boolean> => {
    const gone = left.current?.then(() => false) ?? Promise.resolve(false);
    return Promise.race([showing.then(() => true), gone]);
  }, []);

  const formatProblem = useCallback(
    (error: unknown): string => {
      if (!isApiError(error) || error.kind !== 'refused') return message('unknown');
      const { hasOwnMessage = (code: number) => code < FIRST_TRANSPORT_CODE, formatFailure } = latest.current;
      const { errcode } = error;
      if (COMMON_REFUSALS.has(errcode) || hasOwnMessage(errcode)) return errorText(error);
      return formatFailure?.(errcode) ?? t('failed', { code: errcode });
    },
    [errorText, message, t],
  );

  const play = useCallback(
    async (pending: PendingRound<Ask>, isResumed: boolean): Promise<void> => {
      const { game, call, presenter, invalidates, updates } = latest.current;
      send({ type: 'started', announcement: isResumed ? message('back') : '' });
      dispatch(roundStarted());
      if (!isResumed) presenter.start?.(pending.ask);
      const stillChecking = setTimeout(
        () => send({ type: 'announced', announcement: message('checking') }),
        STILL_CHECKING_MS,
      );
      let isUnknown = false;
      let patches: readonly Patch[] | undefined;
      try {
        const answer = await call({ ...pending.ask, clientTxnId: pending.clientTxnId });
        clearTimeout(stillChecking);
        // If the page is left midway, the round stays stored and is shown at the next visit.
        if (await wasShown(latest.current.presenter.land(answer, isResumed ? 'resumed' : 'live'))) {
          clearPendingRound(game, pending.clientTxnId);
          // The page changes afterwards, with the end of the round: it renders once.
          await lateSkip();
          latest.current.presenter.rest?.(answer);
          send({ type: 'announced', announcement: latest.current.formatResult(answer) });
          // The answer to a resumed round is old: the server has gone on since.
          if (!isResumed) patches = updates?.patchesOf(answer);
        }
      } catch (error) {
        clearTimeout(stillChecking);
        // A rate limit tells nothing about a round that was begun before.
        const isRefused = isDecided(error) && !(isResumed && error.errcode === ErrorCode.rateLimited);
        latest.current.presenter.fail?.(isRefused);
        if (isRefused && error.errcode !== ErrorCode.unauthorized)
          clearPendingRound(game, pending.clientTxnId);
        isUnknown = !isRefused;
        send({ type: 'failed', problem: formatProblem(error) });
        if (isRefused) await lateSkip();
      } finally {
        dispatch(roundShown());
        for (const patch of patches ?? []) dispatch(patch);
        const stale = patches === undefined ? (updates?.tags ?? []) : [];
        dispatch(api.util.invalidateTags([...invalidates, ...stale]));
        send({ type: 'ended', isUnknown });
      }
    },
    [dispatch, formatProblem, message, send, wasShown],
  );

  const run = useCallback(
    async (pending: PendingRound<Ask>, isResumed: boolean): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      const { game, isAsk } = latest.current;
      try {
        const isLockHeld = await withTabLock(game, () => {
          if (isResumed) return play(pending, true);
          // Another tab may have left an unseen round: it comes first, and this press spends nothing.
          const [earlier] = readPendingRounds(game, pending.userId, pending.at, isAsk);
          if (earlier) return play(earlier, true);
          // Not before the tabs have agreed on who plays: an id that is never sent would be spent at a later visit.
          keepPendingRound(game, pending);
          return play(pending, false);
        });
        if (!isLockHeld) send({ type: 'blocked', problem: message('elsewhere') });
      } finally {
        isBusy.current = false;
      }
    },
    [message, play, send],
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
        const { presenter } = latest.current;
        presenter.start?.(undefined);
        await wasShown(presenter.land(answer, 'replayed'));
        latest.current.presenter.rest?.(answer);
        send({ type: 'announced', announcement: latest.current.formatResult(answer) });
      } finally {
        isBusy.current = false;
        send({ type: 'ended', isUnknown: false });
      }
    },
    [send, wasShown],
  );

  const { game, isReady, fromRecord } = options;
  useResumeRound(game, isReady ? userId : undefined, () => {
    // A round of this visit whose answer was lost waits for the player's own "Check result".
    if (state.phase === 'idle') check();
  });
  useReplayFromLocation(game, fromRecord !== undefined && isReady && userId !== undefined, (record) => {
    const answer = fromRecord?.(record);
    if (answer !== undefined) void replay(answer, record.time);
  });

  const inRound = state.phase === 'playing' || state.phase === 'replaying';
  return { ...state, inRound, stageRef, buy, check, replay };
}
