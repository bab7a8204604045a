import { useEffect, useRef } from 'react';
import { useOpenRounds } from '../../rounds/open-rounds.ts';
import { useAppDispatch, useAppSelector, usePreferences, useUser } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { useTabVisible } from '../../ui/use-active.ts';
import { beganAt, isCheckDue, keepPlaySession, readPlaySession, withPlayed } from './play-session.ts';
import { useDaySums } from './use-day-sums.ts';

/** How often the time is written down, ms. */
const TICK_MS = 5_000;
/** A round that is left open is waited for no longer than this, ms. */
const LONGEST_WAIT_MS = 180_000;

/**
 * Stands on every page of a game: counts the time in which the player sees it, by a clock that nobody can set, and opens the
 * reality check when it is due and no round is on.
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

  // What the session is measured from.
  useEffect(() => {
    if (userId === undefined || readPlaySession(userId).began !== undefined) return;
    let isGone = false;
    askDays().then(
      (days) => {
        if (!isGone) keepPlaySession({ ...readPlaySession(userId), began: beganAt(days) });
      },
      // The check tells the time alone, and the next page of a game asks again.
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

  // A round has ended: a check that waits for it comes at once.
  useEffect(() => {
    if (!isShowing && openRounds === 0) look.current();
  }, [isShowing, openRounds]);
  return null;
}
