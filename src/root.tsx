import { StrictMode, useEffect, type ReactNode } from 'react';
import { TAKEN_OVER } from './platform/first-screen.ts';

/** What stands around the app; tells the window when it has taken over what the page came with. */
export function Root({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(TAKEN_OVER)), []);
  return <StrictMode>{children}</StrictMode>;
}
