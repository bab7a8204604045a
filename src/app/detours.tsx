import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { destinationOf } from '../../contract/redirects.ts';
import type { LobbyConfig } from '../api/config.ts';
import { href, isPage } from '../pages/href.ts';
import { safeRedirect } from '../platform/redirect.ts';

/** Where the configuration leads away from an address: to the page of a closed house, else where its redirects say. Draws nothing. */
export default function Detours({ config }: { config: LobbyConfig }) {
  const isClosed = config.maintenance === true;
  useMaintenance(isClosed);
  useRedirects(isClosed ? [] : (config.redirects ?? []));
  return null;
}

/** During maintenance every page leads to /maintenance, which knows the way back. */
function useMaintenance(isClosed: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leads = isClosed && !isPage('maintenance', pathname);
  useEffect(() => {
    if (leads)
      void navigate(`${href('maintenance')}?back=${encodeURIComponent(`${pathname}${search}`)}`, {
        replace: true,
      });
  }, [leads, pathname, search, navigate]);
}

/** Follows the server's redirects, before a page of theirs is seen. */
function useRedirects(redirects: NonNullable<LobbyConfig['redirects']>): void {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // A guard may have asked for a log-in before the list was known: what counts is what was asked for.
  const asked = isPage('login', pathname)
    ? new URL(safeRedirect(query.get('redirect')), location.origin).pathname
    : pathname;
  const { to, isOutside } = destinationOf(redirects, asked, location.origin) ?? {};
  useLayoutEffect(() => {
    if (to === undefined) return;
    if (isOutside === true) location.replace(to);
    else void navigate(to, { replace: true });
  }, [to, isOutside, navigate]);
}
