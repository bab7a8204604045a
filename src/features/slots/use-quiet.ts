import { useRef } from 'react';

/** The latest value from outside a round: what is fetched again while the reels run would tell their result. */
export function useQuiet<Value>(value: Value | undefined, isBusy: boolean): Value | undefined {
  const kept = useRef<Value>(undefined);
  if (!isBusy && value !== undefined) kept.current = value;
  return kept.current;
}
