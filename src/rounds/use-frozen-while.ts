import { useRef } from 'react';

/**
 * Returns the value of the last render in which `isFrozen` was false: data refetched while a round is shown would
 * reveal its result.
 */
export function useFrozenWhile<Value>(isFrozen: boolean, value: Value | undefined): Value | undefined {
  const kept = useRef<Value>(undefined);
  if (!isFrozen && value !== undefined) kept.current = value;
  return kept.current;
}
