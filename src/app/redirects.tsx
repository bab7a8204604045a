import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { destinationOf } from '../../contract/redirects.ts';
import type { LobbyConfig } from '../api/config.ts';
import { isPage } from '../pages/href.ts';
import { safeRedirect } from '../platform/redirect.ts';

/** Applies the configuration's redirects to the current page before it is painted. Renders nothing. */
export default function Redirects({ redirects }: { redirects: NonNullable<LobbyConfig['redirects']> }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // A guard may have redirected to the log-in before the redirects were known: apply the redirects to the page
  // that was requested.
  const asked = isPage('login', pathname)
    ? new URL(safeRedirect(query.get('redirect')), location.origin).pathname
    : pathname;
  const { to, isOutside } = destinationOf(redirects, asked, location.origin) ?? {};
  useLayoutEffect(() => {
    if (to === undefined) return;
    if (isOutside === true) location.replace(to);
    else void navigate(to, { replace: true });
  }, [to, isOutside, navigate]);
  return null;
}
