import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { destinationOf } from '../../contract/redirects.ts';
import type { LobbyConfig } from '../api/config.ts';
import { href, isPage } from '../pages/href.ts';
import { safeRedirect } from '../platform/redirect.ts';

/** Applies the configuration's redirects: to the maintenance page, else to the configured targets. Draws nothing. */
export default function Redirects({ config }: { config: LobbyConfig }) {
  const isClosed = config.maintenance === true;
  useMaintenance(isClosed);
  useRedirects(isClosed ? [] : (config.redirects ?? []));
  return null;
}

/** During maintenance every page redirects to /maintenance, which knows the way back. */
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

/** Follows the server's redirects before the source page is shown. */
function useRedirects(redirects: NonNullable<LobbyConfig['redirects']>): void {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // A guard may have redirected to the log-in before the list was known: compare the page originally
  // requested.
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
