import { useEffect, useRef } from 'react';
import { useOpenRounds } from '../../rounds/open-rounds.ts';
import { useAppDispatch, useAppSelector, usePreferences, useUser } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { useTabVisible } from '../../ui/use-active.ts';
import { beganAt, isCheckDue, keepPlaySession, readPlaySession, withPlayed } from './play-session.ts';
import { useDaySums } from './use-day-sums.ts';

/** Interval at which the time played is added up and stored, ms. */
const TICK_MS = 5_000;
/** Longest time that a due check waits for the end of an open round with several steps, ms. */
const LONGEST_WAIT_MS = 180_000;

/**
 * Counts the time for which the player sees a game, by a clock that never goes back. When a reality check is due and no
 * round is running, it opens the check. Rendered on every game page.
 */
export default function PlayClock() {
  const dispatch = useAppDispatch();
  const userId = useUser()?.id;
  const { checkMinutes } = usePreferences();
  const isVisible = useTabVisible();
  const isChecking = useAppSelector(({ modals }) => modals.some(({ name }) => name === 'realityCheck'));
  const isShowing = useAppSelector(({ live }) => live.rounds > 0);
  const openRounds = useOpenRounds();
  const askDays = useDaySums();
  const latest = useRef({ checkMinutes, isShowing, openRounds });
  latest.current = { checkMinutes, isShowing, openRounds };
  const dueAt = useRef<number>(undefined);
  const look = useRef<() => void>(() => undefined);

  // Stores the player's sums at the start of the session, once.
  useEffect(() => {
    if (userId === undefined || readPlaySession(userId).began !== undefined) return;
    let isGone = false;
    askDays().then(
      (days) => {
        if (!isGone) keepPlaySession({ ...readPlaySession(userId), began: beganAt(days) });
      },
      // Without an answer the check shows only the time played; the next game page asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [userId, askDays]);

  useEffect(() => {
    if (userId === undefined || !isVisible || isChecking) return;
    let since = performance.now();
    const count = (): void => {
      const now = performance.now();
      keepPlaySession(withPlayed(readPlaySession(userId), now - since));
      since = now;
    };
    look.current = () => {
      const { checkMinutes: minutes, isShowing: isBusy, openRounds: open } = latest.current;
      if (!isCheckDue(readPlaySession(userId), minutes)) {
        dueAt.current = undefined;
        return;
      }
      dueAt.current ??= performance.now();
      const isLeft = performance.now() - dueAt.current >= LONGEST_WAIT_MS;
      if (isBusy || (open > 0 && !isLeft)) return;
      dueAt.current = undefined;
      dispatch(modalOpened({ name: 'realityCheck' }));
    };
    const timer = setInterval(() => {
      count();
      look.current();
    }, TICK_MS);
    look.current();
    return () => {
      clearInterval(timer);
      count();
      look.current = () => undefined;
    };
  }, [userId, isVisible, isChecking, dispatch]);

  // A round has ended: a check that was waiting for its end opens now.
  useEffect(() => {
    if (!isShowing && openRounds === 0) look.current();
  }, [isShowing, openRounds]);
  return null;
}
