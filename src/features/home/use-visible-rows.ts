import { useCallback, useSyncExternalStore } from 'react';

/** Distance above and below the window within which rows are rendered, in px. */
const MARGIN = 120;

/** Returns the index of the last offset that is at most `at`; the offsets ascend. */
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

/**
 * Returns the index of the first row to render and the index after the last one, for a window that shows the list
 * between `from` and `to`, in px from its top.
 */
export function rowsBetween(
  offsets: readonly number[],
  from: number,
  to: number,
): readonly [first: number, end: number] {
  const rows = offsets.length - 1;
  if (rows <= 0) return [0, 0];
  return [Math.min(rows - 1, rowAt(offsets, from)), Math.min(rows, rowAt(offsets, to) + 1)];
}

/** Factor by which two row numbers become one number, so that React renders only when one of them changes. */
const PACK = 1_000_000;

/**
 * Returns the rows of a list that are in or near the window; renders only when a row enters or leaves it. The library
 * for this (react-virtual) is 9 KiB of brotli, mostly for rows of unknown height. Here all heights are computed, which
 * leaves only a binary search.
 * @param offsets where each row begins within the list, in px, and the list's height as the last value
 * @param top distance from the top of the page to the list, in px
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
