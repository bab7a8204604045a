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
import { FetchAhead } from './fetch-ahead.tsx';
import { EndOfPage } from './shell/end-of-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { pageLoader, type PageLoader } from './page-loader.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { showEdition } from '../platform/edition.ts';
import { Shell } from './shell/shell.tsx';
import { href, isForPlay, loginHref } from '../pages/href.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// A default export of a page is a component without props: the table only knows that it can be called.
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

/** Fetches the code of an address's page, so that the first paint is the page itself. */
export async function loadPage(pathname: string): Promise<void> {
  const name = nameAt(pathname);
  await Promise.all([loaders[name].load(), isOfActivity(name) && activityGuard.load()]);
}

/** True when an address's page can be drawn at once. */
export const isPageHere = (pathname: string): boolean => loaders[nameAt(pathname)].isHere();

/** A page that is ready within this time is waited for; one that takes longer shows its skeleton meanwhile, in ms (docs/product-rules.md, Limits). */
export const PAGE_READY_MS = 100;

/** All pages with their guards. */
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

/** An address that is no page's: the configuration may lead it elsewhere, and only then it is missing. */
function Unlisted() {
  const { data: config, error } = useGetLobbyConfigQuery();
  // What this device has kept may be older than where the address leads now: the server's own answer counts.
  const isTold = config?.maintenance !== undefined || error !== undefined;
  return isTold ? <Entry name="missing" /> : <PageSkeleton bare={pages.missing.bare} />;
}

/** The address that is drawn: the page before stays for a moment, so that no skeleton flashes up before one that is nearly ready. */
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
    // A page that does not come is tried again, and its failure shown, when it is drawn.
    void loadPage(asked.pathname).then(show, show);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isReady]);
  return isReady ? asked : shown;
}

/** A new page begins at its top, with the shell around it or without; a part that the address names is found by the page. */
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
      <FetchAhead />
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

/** Counts the time that a player spends in games; guests have nothing at stake. */
function GameClock() {
  return (
    useLoggedIn() && (
      <Suspense>
        <PlayClock />
      </Suspense>
    )
  );
}

/** Who sees a page, and where the others are sent (docs/product-rules.md, Guards). */
function Guarded({ name, children }: { name: PageName; children: ReactNode }) {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  // A session that ends draws this anew, and nobody who is logged in is on a break.
  if (!loggedIn && isOnBreak()) {
    // It says until when; its player cannot log in.
    if (name === 'selfLimited') return children;
    if (isForPlay(pathname, query)) return <Navigate to={href('selfLimited')} replace />;
  }
  const { guard } = pages[name];
  // An activity's own guard stands inside of the shell: it has to ask first.
  if (guard === 'open' || guard === 'activity-auth') return children;
  if (guard === 'guests')
    return loggedIn ? <Navigate to={safeRedirect(query.get('redirect'))} replace /> : children;
  return loggedIn ? children : <Navigate to={loginHref(`${pathname}${search}`)} replace />;
}

const isOfActivity = (name: PageName): name is ActivityPage => pages[name].guard === 'activity-auth';
