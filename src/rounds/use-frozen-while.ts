import { useRef } from 'react';

/**
 * Returns the value of the last render in which `isFrozen` was false. Pages freeze data while a round is shown, because
 * refetched data would reveal its result.
 */
export function useFrozenWhile<Value>(isFrozen: boolean, value: Value | undefined): Value | undefined {
  const kept = useRef<Value>(undefined);
  if (!isFrozen && value !== undefined) kept.current = value;
  return kept.current;
}
