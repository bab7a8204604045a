import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { roundShown, roundStarted } from '../../store/live-slice.ts';

/** Longest time for which results are held back if a frame never reports the end of a round, in ms. */
export const LONGEST_ROUND_MS = 15_000;

/**
 * Returns functions that hold back updates of displays such as the balance, and release them. The server's new balance
 * arrives before the frame has shown the round's result, and would reveal it. Leaving the page also releases the
 * updates.
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
