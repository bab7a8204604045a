import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href } from './href.ts';

/** Redirects an unknown address to the missing page, with the requested path. */
export function Missing() {
  const { pathname } = useLocation();
  // While the missing page's code loads, this component is still mounted, already at the other's address.
  const [asked] = useState(pathname);
  return <Navigate to={href('missing')} replace state={{ missing: asked }} />;
}

/** Returns the requested path, for the missing page. */
export function useMissingPath(): string {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const named = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : undefined;
  return typeof named === 'string' ? named : pathname;
}
