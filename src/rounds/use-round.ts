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

/** How a result comes to the stage: just bought, left at an earlier visit, or a past one shown once more. */
export type Landing = 'live' | 'resumed' | 'replayed';

/** What shows a game's rounds. */
export interface RoundPresenter<Ask extends object, Answer> {
  /** The outcome is on its way. Without an ask a past round is about to be shown again. */
  start?(ask: Ask | undefined): void;
  /** Shows a result, a resumed one from its landing on. Resolves when it has been shown, also when it cannot be. */
  land(answer: Answer, landing: Landing): Promise<void>;
  /** It has been shown: what the page itself says of it changes now, in one go with the end of the round. */
  rest?(answer: Answer): void;
  fail?(isRefused: boolean): void;
}

/** A change of cached data, to be dispatched. */
type Patch = ThunkAction<unknown, AppState, unknown, UnknownAction> | UnknownAction;
type Tags = Parameters<typeof api.util.invalidateTags>[0];

/** A game of bought rounds. */
export interface RoundGame<Ask extends object, Answer, Called extends Answer = Answer> {
  /** What is pending and which tab plays are kept under this name. */
  readonly game: GameName;
  /** True when everything is there to show a round: what was left is resumed, what was asked for is replayed. */
  readonly isReady: boolean;
  /** Makes the call; rejects as the mutation's unwrap() does. */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Called>;
  readonly isAsk: (value: object) => value is Ask;
  readonly presenter: RoundPresenter<Ask, Answer>;
  /** Returns the sentence for the live region when a result has been shown. */
  readonly formatResult: (answer: Answer) => string;
  /** Texts of the game's own where the usual ones do not fit. */
  readonly messages?: Partial<RoundMessages>;
  readonly formatFailure?: (errcode: number) => string;
  /** Codes whose message says all that there is to say; those of the transport (9000 and more) are left out by default. */
  readonly hasOwnMessage?: (errcode: number) => boolean;
  /** Cached data that a round changes; invalidated once it has been shown. */
  readonly invalidates: Tags;
  /** Cached data that the answer itself brings up to date. However else a round ends, they are invalidated too. */
  readonly updates?: {
    readonly tags: Tags;
    /** Returns the changes; undefined when only the server can tell. */
    readonly patchesOf: (answer: Called) => readonly Patch[] | undefined;
  };
  /** Returns what the record of a past round shows again; undefined when it cannot be shown. */
  readonly fromRecord?: (record: RoundRecord) => Answer | undefined;
}

/** A game's rounds as its page uses them. */
export interface Rounds<Ask extends object, Answer> {
  readonly phase: RoundPhase;
  /** True from the press until the result has been shown, also in a replay. */
  readonly inRound: boolean;
  /** For the live region. */
  readonly announcement: string;
  /** What went wrong, in the player's language; empty when nothing did. */
  readonly problem: string;
  /** When the past round that the stage shows was played, milliseconds since 1970; until the next round begins. */
  readonly replayedAt: number | undefined;
  /** The element around the stage: a replay scrolls it into view. */
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** Buys a round. A press in a round does nothing. */
  readonly buy: (ask: Ask) => void;
  /** Asks for the outcome of a round that was begun and never shown. */
  readonly check: () => void;
  /** Shows a past round (`time`, milliseconds since 1970) once more; nothing is asked for and nothing is paid. */
  readonly replay: (answer: Answer, time: number) => Promise<void>;
}

/** Without an answer after this long (ms) the page says that it is still checking. */
const STILL_CHECKING_MS = 3_000;
/** How long a result stays on the screen before the next round, ms: a press meant to skip it must not buy another. */
const LATE_SKIP_MS = 300;
const lateSkip = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LATE_SKIP_MS));
/** Codes that read alike in every game. */
const COMMON_REFUSALS: ReadonlySet<number> = new Set([ErrorCode.unauthorized, ErrorCode.internalError]);
/** From here on codes tell of the transport, not of the game. */
const FIRST_TRANSPORT_CODE = 9_000;

/**
 * The course of a bought round: written down, asked for, shown, then reported to the store. The outcome is the server's;
 * whatever breaks in between, the same clientTxnId asks for the stored outcome and it is shown from the landing on.
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

  /** Waits until it is shown or the page is left; true when it was shown. */
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
        // Left in the middle: it stays written down and is shown at the next visit.
        if (await wasShown(latest.current.presenter.land(answer, isResumed ? 'resumed' : 'live'))) {
          clearPendingRound(game, pending.clientTxnId);
          // What changes on the page changes after it, with the end of the round: it renders once.
          await lateSkip();
          latest.current.presenter.rest?.(answer);
          send({ type: 'announced', announcement: latest.current.formatResult(answer) });
          // The answer to a round that was left is old: the server has gone on since.
          if (!isResumed) patches = updates?.patchesOf(answer);
        }
      } catch (error) {
        clearTimeout(stillChecking);
        // Too many requests says nothing of a round that was begun before.
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
          // Another tab may have left one that is not shown yet: it comes first, and this press spends nothing.
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
