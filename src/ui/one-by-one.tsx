import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Pause between two parts, in which the browser paints and handles input, ms. */
const PAUSE_MS = 20;

/**
 * Renders the first of its children immediately and the others one after the other, each in a separate task: parts
 * below the window, or hidden ones, must not block a phone's input.
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
