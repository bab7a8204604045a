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
  Route,
  Routes,
  useLocation,
  useSearchParams,
  type Location,
} from 'react-router-dom';
import { useGetLobbyConfigQuery } from '../api/config.ts';
import { type ActivityPage, addresses, pageList, type PageName, pages } from '../pages/pages.ts';
import { isOnBreak } from '../platform/break.ts';
import { safeRedirect } from '../platform/redirect.ts';
import { useLoggedIn } from '../store/hooks.ts';
import { PagePrefetch } from './page-prefetch.tsx';
import { EndOfPage } from './shell/end-of-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { pageLoader, type PageLoader } from './page-loader.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { showEdition } from '../platform/edition.ts';
import { Shell } from './shell/shell.tsx';
import { href, isForPlay, loginHref } from '../pages/href.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// The default export of a page is a component without props, but its type is only known to be callable.
const loaders = Object.fromEntries(
  pageList.map(([name, { load }]) => [
    name,
    pageLoader(load as () => Promise<{ default: ComponentType }>, MissingPage),
  ]),
) as Readonly<Record<PageName, PageLoader>>;

const activityGuard = pageLoader(() => import('./activity-guard.tsx'), MissingPage);
const PlayClock = lazyPart(() => import('../features/reality-check/play-clock.tsx'));

/** Returns the name of the page at an address. */
export const nameAt = (pathname: string): PageName =>
  addresses.find(({ path }) => matchPath(path, pathname) !== null)?.name ?? 'missing';

/** Loads the code of an address's page, so that the first paint shows the page itself. */
export async function loadPage(pathname: string): Promise<void> {
  const name = nameAt(pathname);
  await Promise.all([loaders[name].load(), isOfActivity(name) && activityGuard.load()]);
}

/** Returns whether an address's page can be drawn immediately. */
export const isPageHere = (pathname: string): boolean => loaders[nameAt(pathname)].isHere();

/** Longest wait for a page before its skeleton is shown, in ms (docs/product-rules.md, Limits). */
export const PAGE_READY_MS = 100;

/** Draws the page of the current address, behind its guard. */
export function Router() {
  const shown = useReadyLocation();
  const { pathname } = shown;
  useTopOfNewPage(shown);
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

/** Handles an address without a page: the configuration may redirect it; only then it is not found. */
function Unlisted() {
  const { data: config, error } = useGetLobbyConfigQuery();
  // The cached configuration may be older than a redirect: wait for the server's own answer.
  const isConfigKnown = config?.maintenance !== undefined || error !== undefined;
  return isConfigKnown ? <Entry name="missing" /> : <PageSkeleton bare={pages.missing.bare} />;
}

/**
 * Returns the location to draw: the previous page stays briefly, so that no skeleton flashes before a page that is
 * nearly ready.
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
    // If loading fails, drawing the page retries it and shows the failure.
    void loadPage(asked.pathname).then(show, show);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isReady]);
  return isReady ? asked : shown;
}

/** Scrolls a new page to its top, with or without the shell; the page itself finds a part named in the address. */
function useTopOfNewPage({ pathname, hash }: Location): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') scrollTo(0, 0);
  }, [pathname, hash]);
}

function Entry({ name }: { name: PageName }) {
  const { bare, guard, isGame } = pages[name];
  const { Page } = loaders[name];
  const content = (
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

/** Counts the time that a player spends in games; guests stake nothing. */
function GameClock() {
  return (
    useLoggedIn() && (
      <Suspense>
        <PlayClock />
      </Suspense>
    )
  );
}

/** Applies a page's guard: draws the page or redirects (docs/product-rules.md, Guards). */
function Guarded({ name, children }: { name: PageName; children: ReactNode }) {
  const loggedIn = useLoggedIn();
  const { data: config } = useGetLobbyConfigQuery();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  // A page is not drawn during maintenance: a redirect of its own would compete with this one.
  if (config?.maintenance === true && name !== 'maintenance')
    return <Navigate to={href('maintenance') + backTo(pathname + search)} replace />;
  // The end of a session renders this again, and a logged-in player is never on a break.
  if (!loggedIn && isOnBreak()) {
    // The page shows the end of the break; its player cannot log in.
    if (name === 'selfLimited') return children;
    if (isForPlay(pathname, query)) return <Navigate to={href('selfLimited')} replace />;
  }
  const { guard } = pages[name];
  // An activity's own guard is inside the shell: it needs an answer first.
  if (guard === 'open' || guard === 'activity-auth') return children;
  if (guard === 'guests')
    return loggedIn ? <Navigate to={safeRedirect(query.get('redirect'))} replace /> : children;
  return loggedIn ? children : <Navigate to={loginHref(`${pathname}${search}`)} replace />;
}

/** Returns the query that tells the maintenance page its way back. */
const backTo = (address: string): string => `?back=${encodeURIComponent(address)}`;

const isOfActivity = (name: PageName): name is ActivityPage => pages[name].guard === 'activity-auth';
