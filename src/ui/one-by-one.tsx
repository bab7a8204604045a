import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Pause before each further child, in which the browser paints and handles input, ms. */
const PAUSE_MS = 20;

/**
 * Renders its first child immediately and each of the others in a later task, so that parts below the window or hidden
 * ones do not block a phone's input.
 */
export function OneByOne({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  const isDone = drawn >= parts.length;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn, isDone]);
  return parts.slice(0, drawn);
}
