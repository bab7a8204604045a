import { StrictMode, useEffect, type ReactNode } from 'react';
import { TAKEN_OVER } from './platform/first-screen.ts';

/** Wraps the app in strict mode; fires the event TAKEN_OVER on the window when React has mounted or hydrated it. */
export function Root({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), []);
  return <StrictMode>{children}</StrictMode>;
}
