import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/** Between two parts the browser draws, and answers a press, in ms. */
const PAUSE_MS = 20;

/**
 * Draws the first of its children at once and the others one after the other, each in a task of its own: what lies below
 * the window, or is not seen at all, must not keep a phone from answering.
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
