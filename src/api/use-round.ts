import { ErrorCode } from '../../contract/errors.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/i18n.tsx';
import { newTxnId } from '../platform/txn-id.ts';
import { isApiError } from './api-error.ts';
import { api } from './api.ts';
import { useAppDispatch, useErrorText } from '../store/hooks.ts';
import { roundShown, roundStarted } from '../store/live-slice.ts';
import {
  anyAsk,
  clearPendingRound,
  keepPendingRound,
  type PendingRound,
  readPendingRounds,
} from './pending-round.ts';
import { roundTexts } from './round-texts.ts';
import { serverNow } from '../platform/server-clock.ts';

/** Where a game is: at rest, in a round, waiting to ask again, or showing a stored round once more. */
export type RoundPhase = 'idle' | 'playing' | 'unknown' | 'replaying';

/** What a game's stage can show. Each promise settles when it has been shown, also when it cannot be shown. */
export interface RoundShow<Ask extends object, Answer> {
  start(ask: Ask): void;
  /** `instant`: the round was left before; it is shown from its landing on. */
  land(answer: Answer, instant: boolean, ask: Ask): Promise<void>;
  fail(refused: boolean): void;
}

/** A game of bought rounds. */
export interface RoundGame<Ask extends object, Answer> {
  /** One name for each game: what is pending and which tab plays are kept under it. */
  readonly name: string;
  /** Whose rounds; undefined while nobody is logged in. */
  readonly userId: number | undefined;
  /** Makes the call; rejects as the mutation's unwrap() does. */
  readonly call: (request: Ask & { clientTxnId: string }) => Promise<Answer>;
  readonly isAsk: (value: object) => value is Ask;
  readonly show: RoundShow<Ask, Answer>;
  /** What the live region says when a result has been shown. */
  readonly words: (answer: Answer) => string;
  /** The game's own words where the usual ones do not fit. */
  readonly texts?: Partial<Readonly<Record<Exclude<keyof typeof roundTexts.en, 'failed'>, string>>>;
  readonly failed?: (errcode: number) => string;
  /** Codes whose message says all that there is to say; others are named in the usual words. */
  readonly ownCodes?: (errcode: number) => boolean;
  /** What is stale once a round has been shown. */
  readonly stale: Parameters<typeof api.util.invalidateTags>[0];
}

/** Without an answer after this long (ms) the page says that it is still checking. */
const STILL_CHECKING = 3_000;
/** A second press within this long (ms) is the same press (specification 9). */
const DEBOUNCE = 300;
/** A press that was to skip the end of a round must not buy the next one when it comes a little late, ms. */
const LATE_SKIP = 250;

/** Runs alone among the tabs of this browser; false when another tab is in the middle of a round of that game. */
export async function alone(game: string, run: () => Promise<void>): Promise<boolean> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    await run();
    return true;
  }
  return locks.request(`perya.round.${game}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await run();
    return true;
  });
}

/**
 * The course of a bought round: written down, asked for, shown, then told to the store. The outcome is the server's;
 * whatever breaks in between, the same clientTxnId asks for the stored outcome and it is shown from the landing on.
 */
export function useRound<Ask extends object, Answer>(game: RoundGame<Ask, Answer>) {
  const t = useTexts(roundTexts);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const [phase, setPhase] = useState<RoundPhase>('idle');
  /** What the live region says. */
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const busy = useRef(false);
  const lastPress = useRef(-DEBOUNCE);
  const latest = useRef(game);
  latest.current = game;
  const leave = useRef<() => void>(() => undefined);
  const left = useRef<Promise<void>>(undefined);

  useEffect(() => {
    left.current = new Promise((resolve) => {
      leave.current = resolve;
    });
    return () => leave.current();
  }, []);

  const say = useCallback(
    (key: Exclude<keyof typeof roundTexts.en, 'failed'>): string => latest.current.texts?.[key] ?? t(key),
    [t],
  );

  /** Waits until it is shown or the page is left; true when it was shown. */
  const shown = useCallback(async (showing: Promise<void>): Promise<boolean> => {
    const gone = left.current?.then(() => false) ?? Promise.resolve(false);
    return Promise.race([showing.then(() => true), gone]);
  }, []);

  const play = useCallback(
    async (pending: PendingRound<Ask>, returning: boolean): Promise<void> => {
      const { name, call, show, words, ownCodes, failed, stale } = latest.current;
      setPhase('playing');
      setProblem('');
      setSaid(returning ? say('back') : '');
      dispatch(roundStarted());
      if (!returning) show.start(pending.ask);
      const stillChecking = setTimeout(() => setSaid(say('checking')), STILL_CHECKING);
      let next: RoundPhase = 'idle';
      try {
        const answer = await call({ ...pending.ask, clientTxnId: pending.clientTxnId });
        clearTimeout(stillChecking);
        // Left in the middle: it stays written down and is shown at the next visit.
        if (await shown(show.land(answer, returning, pending.ask))) {
          clearPendingRound(name, pending.clientTxnId);
          setSaid(words(answer));
        }
      } catch (error) {
        clearTimeout(stillChecking);
        setSaid('');
        const refused = isApiError(error) && error.kind === 'refused';
        show.fail(refused);
        if (refused && error.errcode !== ErrorCode.unauthorized) clearPendingRound(name, pending.clientTxnId);
        if (!refused) next = 'unknown';
        const hasOwnWords =
          refused && (error.errcode === ErrorCode.unauthorized || (ownCodes?.(error.errcode) ?? true));
        setProblem(
          hasOwnWords
            ? errorText(error)
            : refused
              ? (failed?.(error.errcode) ?? t('failed', { code: error.errcode }))
              : say('unknown'),
        );
      } finally {
        dispatch(roundShown());
        dispatch(api.util.invalidateTags(stale));
        if (next === 'idle') await new Promise((resolve) => setTimeout(resolve, LATE_SKIP));
        setPhase(next);
      }
    },
    [dispatch, errorText, say, shown, t],
  );

  const run = useCallback(
    async (pending: PendingRound<Ask>, returning: boolean): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      const { name, isAsk } = latest.current;
      try {
        const isAlone = await alone(name, () => {
          if (returning) return play(pending, true);
          // Another tab may have left one that is not shown yet: it comes first, and this press spends nothing.
          const [earlier] = readPendingRounds(name, pending.userId, pending.at, isAsk);
          if (earlier) return play(earlier, true);
          // Not before the tabs have agreed on who plays: an id that is never sent would be spent at a later visit.
          keepPendingRound(name, pending);
          return play(pending, false);
        });
        if (!isAlone) setProblem(say('elsewhere'));
      } finally {
        busy.current = false;
      }
    },
    [play, say],
  );

  /** Buys a round. Presses in a round or within 300 ms of the last one do nothing. */
  const buy = useCallback(
    (ask: Ask): void => {
      const { userId } = latest.current;
      const now = performance.now();
      if (userId === undefined || busy.current || now - lastPress.current < DEBOUNCE) return;
      lastPress.current = now;
      const at = serverNow();
      void run({ userId, clientTxnId: newTxnId(at), at, ask }, false);
    },
    [run],
  );

  /** Asks for the outcome of a round that was begun and never shown. */
  const check = useCallback((): void => {
    const { name, userId, isAsk } = latest.current;
    const pending = userId === undefined ? undefined : readPendingRounds(name, userId, serverNow(), isAsk)[0];
    if (pending) void run(pending, true);
    else setPhase('idle');
  }, [run]);

  /** Shows a past round once more, from its stored outcome; nothing is asked for and nothing is paid. */
  const replay = useCallback(
    async (showing: () => Promise<void>, words: string): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setPhase('replaying');
      setProblem('');
      try {
        await shown(showing());
        setSaid(words);
      } finally {
        busy.current = false;
        setPhase('idle');
      }
    },
    [shown],
  );

  return { phase, said, problem, buy, check, replay };
}

/**
 * Shows a round that was begun and never shown as soon as everything is there to show it: `readyFor` is the player, or
 * undefined while something is missing.
 */
export function useLeftRound(name: string, readyFor: number | undefined, check: () => void): void {
  const checkNow = useRef(check);
  checkNow.current = check;
  useEffect(() => {
    // Only when it becomes ready: later rounds are shown by their own course.
    if (readyFor === undefined) return;
    const isWaiting = readPendingRounds(name, readyFor, serverNow(), anyAsk).length > 0;
    if (isWaiting) checkNow.current();
  }, [name, readyFor]);
}
