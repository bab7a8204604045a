import { useCallback, useEffect, useRef, useState } from 'react';
import type { DrawRecord } from '../../../contract/jackpot.ts';
import { isApiError } from '../../api/api-error.ts';
import { api } from '../../api/api.ts';
import { useAppDispatch, useErrorText } from '../../api/hooks.ts';
import { useSpinJackpotMutation } from '../../api/jackpot.ts';
import { roundShown, roundStarted } from '../../api/live-slice.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { newTxnId } from '../../platform/txn-id.ts';
import { clearPendingSpin, keepPendingSpin, type PendingSpin, readPendingSpin } from './pending-spin.ts';
import { type Drawn, drawnOfAnswer, drawnOfRecord } from './prizes.ts';
import { jackpotTexts } from './texts.ts';
import { useResultText } from './use-result-text.ts';

/** Where the panel is: at rest, in a round, waiting to ask again, or showing a stored round once more. */
export type SpinPhase = 'idle' | 'spinning' | 'unknown' | 'replaying';

/** What the stage of the panel can show. Each promise settles when it has been shown, also when it cannot be shown. */
export interface SpinShow {
  start(): void;
  land(drawn: Drawn, instant: boolean): Promise<void>;
  fail(refused: boolean): void;
  wheel(jackpot: NonNullable<Drawn['jackpot']>): Promise<void>;
}

/** Without an answer after this long (ms) the page says that it is still checking. */
const STILL_CHECKING = 3_000;
/** A second press within this long (ms) is the same press (specification 9). */
const DEBOUNCE = 300;
const LOCK = 'perya.spin';

/** Runs alone among the tabs of this browser; false when another tab is in the middle of a spin. */
async function alone(run: () => Promise<void>): Promise<boolean> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    await run();
    return true;
  }
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await run();
    return true;
  });
}

/**
 * The course of a spin: written down, asked for, shown, then told to the store. The outcome is the server's; whatever
 * breaks in between, the same clientTxnId asks for the stored outcome and it is shown from the landing on.
 */
export function useSpin(userId: number | undefined, show: SpinShow) {
  const t = useTexts(jackpotTexts);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const resultText = useResultText();
  const [askForDraw] = useSpinJackpotMutation();
  const [phase, setPhase] = useState<SpinPhase>('idle');
  /** What the live region says. */
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [replayed, setReplayed] = useState<DrawRecord>();
  const busy = useRef(false);
  const lastPress = useRef(-DEBOUNCE);
  const latest = useRef(show);
  latest.current = show;
  const leave = useRef<() => void>(() => undefined);
  const left = useRef<Promise<void>>(undefined);

  useEffect(() => {
    left.current = new Promise((resolve) => {
      leave.current = resolve;
    });
    return () => leave.current();
  }, []);

  /** Waits until it is shown or the page is left; true when it was shown. */
  const shown = useCallback(async (showing: Promise<void>): Promise<boolean> => {
    const gone = left.current?.then(() => false) ?? Promise.resolve(false);
    return Promise.race([showing.then(() => true), gone]);
  }, []);

  const play = useCallback(
    async (pending: PendingSpin, returning: boolean): Promise<void> => {
      setPhase('spinning');
      setProblem('');
      setSaid(returning ? t('spin.return') : '');
      dispatch(roundStarted());
      if (!returning) latest.current.start();
      const stillChecking = setTimeout(() => setSaid(t('spin.checking')), STILL_CHECKING);
      let next: SpinPhase = 'idle';
      try {
        const answer = await askForDraw({ clientTxnId: pending.clientTxnId }).unwrap();
        clearTimeout(stillChecking);
        const drawn = drawnOfAnswer(answer.data);
        const isShown =
          (await shown(latest.current.land(drawn, returning))) &&
          (!drawn.jackpot || (await shown(latest.current.wheel(drawn.jackpot))));
        // Left in the middle: it stays written down and is shown at the next visit.
        if (isShown) {
          clearPendingSpin(pending.clientTxnId);
          setSaid(resultText(drawn));
        }
      } catch (error) {
        clearTimeout(stillChecking);
        setSaid('');
        const refused = isApiError(error) && error.kind === 'refused';
        latest.current.fail(refused);
        if (refused && error.errcode !== 401) clearPendingSpin(pending.clientTxnId);
        if (!refused) next = 'unknown';
        const hasOwnWords =
          refused && (error.errcode === 401 || (error.errcode >= 1001 && error.errcode <= 1004));
        setProblem(
          hasOwnWords
            ? errorText(error)
            : refused
              ? t('spin.failed', { code: error.errcode })
              : t('spin.unknown'),
        );
      } finally {
        dispatch(roundShown());
        dispatch(api.util.invalidateTags(['Jackpot', 'JackpotRecords', 'JackpotRank', 'CoinRecords']));
        setPhase(next);
      }
    },
    [askForDraw, dispatch, errorText, resultText, shown, t],
  );

  const run = useCallback(
    async (pending: PendingSpin, returning: boolean): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      try {
        const isAlone = await alone(() => {
          if (returning) return play(pending, true);
          // Another tab may have left one that is not shown yet: it comes first, and this press spends nothing.
          const earlier = readPendingSpin(pending.userId, pending.at);
          if (earlier) return play(earlier, true);
          // Not before the tabs have agreed on who spins: an id that is never sent would spend a chance at a later visit.
          keepPendingSpin(pending);
          return play(pending, false);
        });
        if (!isAlone) setProblem(t('spin.elsewhere'));
      } finally {
        busy.current = false;
      }
    },
    [play, t],
  );

  /** Spends a chance. Presses in a round or within 300 ms of the last one do nothing. */
  const spin = useCallback(() => {
    const now = performance.now();
    if (userId === undefined || busy.current || now - lastPress.current < DEBOUNCE) return;
    lastPress.current = now;
    const at = serverNow();
    void run({ userId, clientTxnId: newTxnId(at), at }, false);
  }, [run, userId]);

  /** Asks for the outcome of a spin that was begun and never shown. */
  const check = useCallback(() => {
    const pending = userId === undefined ? undefined : readPendingSpin(userId, serverNow());
    if (pending) void run(pending, true);
    else setPhase('idle');
  }, [run, userId]);

  /** Shows a past draw once more, from its stored outcome; nothing is asked for and nothing is paid. */
  const replay = useCallback(
    async (record: DrawRecord): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setPhase('replaying');
      setReplayed(record);
      setProblem('');
      try {
        const drawn = drawnOfRecord(record);
        latest.current.start();
        if ((await shown(latest.current.land(drawn, false))) && drawn.jackpot) {
          await shown(latest.current.wheel(drawn.jackpot));
        }
        setSaid(resultText(drawn));
      } finally {
        busy.current = false;
        setPhase('idle');
        setReplayed(undefined);
      }
    },
    [resultText, shown],
  );

  return { phase, said, problem, replayed, spin, check, replay };
}
