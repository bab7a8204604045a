import { StrictMode, useEffect, type ReactNode } from 'react';
import { TAKEN_OVER } from './platform/first-screen.ts';

/** Wraps the app; fires an event on the window when React has hydrated the prerendered page. */
export function Root({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), []);
  return <StrictMode>{children}</StrictMode>;
}
