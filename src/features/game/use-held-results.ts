import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { roundShown, roundStarted } from '../../store/live-slice.ts';

/** Longest time for which the balance is held if a frame never reports a round's end, in ms. */
export const LONGEST_ROUND_MS = 15_000;

/**
 * Holds back updates that would reveal a round's result while the frame shows it: the server's balance arrives before
 * the ball has landed. Releases automatically when the page is left.
 */
export function useHeldResults(): { readonly hold: () => void; readonly release: () => void } {
  const dispatch = useAppDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    dispatch(roundShown());
  }, [dispatch]);
  const hold = useCallback(() => {
    if (timer.current === undefined) dispatch(roundStarted());
    clearTimeout(timer.current);
    timer.current = setTimeout(release, LONGEST_ROUND_MS);
  }, [dispatch, release]);
  useEffect(() => release, [release]);
  return { hold, release };
}
