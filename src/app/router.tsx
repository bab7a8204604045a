import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  matchPath,
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useSearchParams,
  type Location,
} from 'react-router-dom';
import { useGetLobbyConfigQuery } from '../api/config.ts';
import { type ActivityPage, addresses, pageList, type PageName, pages } from '../pages/pages.ts';
import { isOnBreak } from '../platform/break.ts';
import { entryName } from '../platform/page-history.ts';
import { safeRedirect } from '../platform/redirect.ts';
import { returnToScroll } from '../platform/scroll-memory.ts';
import { useLoggedIn } from '../store/hooks.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PagePrefetch } from './page-prefetch.tsx';
import { EndOfPage } from './shell/end-of-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { pageLoader, type PageLoader } from './page-loader.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { showEdition } from '../platform/edition.ts';
import { Shell } from './shell/shell.tsx';
import { href, isForPlay, loginHref } from '../pages/href.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// In the table of pages, the type of a page is just a function; in fact every page is a component without props.
const loaders = Object.fromEntries(
  pageList.map(([name, { load }]) => [
    name,
    pageLoader(load as () => Promise<{ default: ComponentType }>, MissingPage),
  ]),
) as Readonly<Record<PageName, PageLoader>>;

const activityGuard = pageLoader(() => import('./activity-guard.tsx'), MissingPage);
const PlayClock = lazyPart(() => import('../features/reality-check/play-clock.tsx'));

/** Returns the name of the page at an address; `missing` for an unknown address. */
export const nameAt = (pathname: string): PageName =>
  addresses.find(({ path }) => matchPath(path, pathname) !== null)?.name ?? 'missing';

/** Loads the code of an address's page and of its guard, so that the first paint shows the page itself. */
export async function loadPage(pathname: string): Promise<void> {
  const name = nameAt(pathname);
  await Promise.all([loaders[name].load(), isOfActivity(name) && activityGuard.load()]);
}

/** Returns whether the code of an address's page is loaded, so that the page can be drawn immediately. */
export const isPageHere = (pathname: string): boolean => loaders[nameAt(pathname)].isHere();

/**
 * Longest time that the previous page stays before the skeleton of the next page is shown, in ms
 * (docs/product-rules.md, Limits).
 */
export const PAGE_READY_MS = 100;

/** Renders the page of the current address, behind its guard. */
export function Router() {
  const shown = useReadyLocation();
  useScrollPosition(shown);
  const { pathname } = shown;
  useLayoutEffect(() => showEdition(pathname), [pathname]);
  return (
    <Routes location={shown}>
      {addresses.map(({ path, name }) => (
        <Route key={path} path={path} element={<Entry name={name} />} />
      ))}
      <Route path="*" element={<Unlisted />} />
    </Routes>
  );
}

/**
 * Renders an address that the table of pages lacks: a skeleton until the configuration's redirects are known, then the
 * not-found page.
 */
function Unlisted() {
  const { data: config, error } = useGetLobbyConfigQuery();
  // The cached configuration may lack a new redirect: wait for the server's answer, which sets `maintenance`.
  const isConfigKnown = config?.maintenance !== undefined || error !== undefined;
  return isConfigKnown ? <Entry name="missing" /> : <PageSkeleton bare={pages.missing.bare} />;
}

/**
 * Returns the location to draw. After a navigation this is the previous location until the next page's code is loaded,
 * at most PAGE_READY_MS, so that no skeleton flashes.
 */
function useReadyLocation(): Location {
  const asked = useLocation();
  const [shown, setShown] = useState(asked);
  const isReady =
    shown === asked || nameAt(shown.pathname) === nameAt(asked.pathname) || isPageHere(asked.pathname);
  if (isReady && shown !== asked) setShown(asked);
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const show = (): void => {
      if (isCurrent) setShown(asked);
    };
    const timer = setTimeout(show, PAGE_READY_MS);
    // If loading fails, show the page anyway: it retries and reports the failure.
    void loadPage(asked.pathname).then(show, show);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isReady]);
  return isReady ? asked : shown;
}

/**
 * Scrolls back to where the page was after Back, Forward and a reload. Otherwise scrolls to the top when the path
 * changes, unless the address names a part of the page, which the page scrolls to itself.
 */
function useScrollPosition(shown: Location): void {
  const how = useNavigationType();
  const before = useRef<Location>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    if (last === shown) return;
    before.current = shown;
    if (how === NavigationType.Pop && returnToScroll(entryName(shown))) return;
    if (last !== undefined && last.pathname !== shown.pathname && shown.hash === '') scrollTo(0, 0);
  }, [shown, how]);
}

function Entry({ name }: { name: PageName }) {
  const { bare, guard, isGame } = pages[name];
  const { Page } = loaders[name];
  const content = (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton bare={bare} />}>
        {isOfActivity(name) ? (
          <activityGuard.Page page={name}>
            <Page />
          </activityGuard.Page>
        ) : (
          <Page />
        )}
        {isGame && <GameClock />}
        <PagePrefetch />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <Guarded name={name}>
      {!bare ? (
        <Shell page={name}>{content}</Shell>
      ) : guard === 'guests' ? (
        <>
          {content}
          <EndOfPage />
        </>
      ) : (
        content
      )}
    </Guarded>
  );
}

/** Counts the time that a player spends in games; does nothing for guests, who stake no coins. */
function GameClock() {
  return (
    useLoggedIn() && (
      <Suspense>
        <PlayClock />
      </Suspense>
    )
  );
}

/** Draws a page or redirects, as its guard demands (docs/product-rules.md, Guards). */
function Guarded({ name, children }: { name: PageName; children: ReactNode }) {
  const loggedIn = useLoggedIn();
  const { data: config } = useGetLobbyConfigQuery();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  // A page is not drawn during maintenance: its own redirect would compete with this redirect.
  if (config?.maintenance === true && name !== 'maintenance')
    return <Navigate to={href('maintenance') + backTo(pathname + search)} replace />;
  // Reads the break only for guests: a logged-in player is never on a break, and the end of a session renders this
  // again.
  if (!loggedIn && isOnBreak()) {
    // The page about the break from playing stays open: a player on a break cannot log in.
    if (name === 'selfLimited') return children;
    if (isForPlay(pathname, query)) return <Navigate to={href('selfLimited')} replace />;
  }
  const { guard } = pages[name];
  // The guard of an activity's page runs inside the shell, because it needs a server answer first.
  if (guard === 'open' || guard === 'activity-auth') return children;
  if (guard === 'guests')
    return loggedIn ? <Navigate to={safeRedirect(query.get('redirect'))} replace /> : children;
  return loggedIn ? children : <Navigate to={loginHref(`${pathname}${search}`)} replace />;
}

/** Returns the query that tells the maintenance page which address to return to. */
const backTo = (address: string): string => `?back=${encodeURIComponent(address)}`;

const isOfActivity = (name: PageName): name is ActivityPage => pages[name].guard === 'activity-auth';
