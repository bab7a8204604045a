import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { roundShown, roundStarted } from '../../store/live-slice.ts';

/** A frame that never tells a round's end keeps the balance as it was for no longer than this, in ms. */
export const LONGEST_ROUND_MS = 15_000;

/**
 * Keeps what would give a round's result away out of the picture while the frame shows it: the server's balance comes before
 * the ball has landed. Ends by itself with the page.
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
