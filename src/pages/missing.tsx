import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href } from './href.ts';

/** What a page shows when its address names nothing that there is: the missing page, with the path that was asked for. */
export function Missing() {
  const { pathname } = useLocation();
  // While the missing page's code is fetched this one still stands, at the other's address already.
  const [asked] = useState(pathname);
  return <Navigate to={href('missing')} replace state={{ missing: asked }} />;
}

/** Returns the path that was asked for, for the missing page. */
export function useMissingPath(): string {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const named = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : undefined;
  return typeof named === 'string' ? named : pathname;
}
