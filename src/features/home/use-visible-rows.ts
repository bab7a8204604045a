import { useCallback, useSyncExternalStore } from 'react';

/** Margin above and below the window in which rows are already drawn, in px. */
const MARGIN = 120;

/** Returns the index of the last offset that is not greater than `at`; offsets ascend. */
function rowAt(offsets: readonly number[], at: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('scroll', changed, { passive: true });
  addEventListener('resize', changed);
  return () => {
    removeEventListener('scroll', changed);
    removeEventListener('resize', changed);
  };
};

/** Returns the first row to draw and the one after the last, for a window that shows the list from `from` to `to`. */
export function rowsBetween(
  offsets: readonly number[],
  from: number,
  to: number,
): readonly [first: number, end: number] {
  const rows = offsets.length - 1;
  if (rows <= 0) return [0, 0];
  return [Math.min(rows - 1, rowAt(offsets, from)), Math.min(rows, rowAt(offsets, to) + 1)];
}

/** Two row numbers packed into one, so that scrolling within a row does not re-render. */
const PACK = 1_000_000;

/**
 * Returns the rows of a list in the window. Renders only when a row enters or leaves.
 *
 * The library for this (react-virtual) is 9 KiB of brotli, most of it for unknown sizes; here every height is
 * computed, and only a binary search remains.
 * @param offsets where each row begins within the list, in px, and at the end the list's height
 * @param top where the list begins on the page, in px
 */
export function useVisibleRows(
  offsets: readonly number[],
  top: number,
): readonly [first: number, end: number] {
  const packed = useSyncExternalStore(
    subscribe,
    useCallback(() => {
      const from = scrollY - top;
      const [first, end] = rowsBetween(offsets, from - MARGIN, from + innerHeight + MARGIN);
      return first * PACK + end;
    }, [offsets, top]),
  );
  return [Math.floor(packed / PACK), packed % PACK];
}
