import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href } from './href.ts';

/** Redirects an unknown address to the not-found page and passes the requested path on. */
export function Missing() {
  const { pathname } = useLocation();
  // The state keeps the path of the first render: the address changes before the code of the not-found page has loaded,
  // and this component stays mounted until then.
  const [asked] = useState(pathname);
  return <Navigate to={href('missing')} replace state={{ missing: asked }} />;
}

/** Returns the path that the visitor requested, for the not-found page. */
export function useMissingPath(): string {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const named = typeof state === 'object' && state !== null && 'missing' in state ? state.missing : undefined;
  return typeof named === 'string' ? named : pathname;
}
