import { Suspense, useEffect, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { addresses, pageList, type PageEntry, type PageName, pages } from '../pages/pages.ts';
import { safeRedirect } from '../platform/redirect.ts';
import { useLoggedIn } from '../store/hooks.ts';
import { pageLoader, type PageLoader } from './page-loader.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { showEdition } from '../ui/edition.ts';
import { Shell } from './shell/shell.tsx';
import { loginHref } from '../pages/href.ts';

// A default export of a page is a component without props: the table only knows that it can be called.
const loaders = Object.fromEntries(
  pageList.map(([name, { load }]) => [name, pageLoader(load as () => Promise<{ default: ComponentType }>)]),
) as Readonly<Record<PageName, PageLoader>>;

const nameAt = (pathname: string): PageName =>
  addresses.find(({ path }) => matchPath(path, pathname) !== null)?.name ?? 'missing';

/** Fetches the code of an address's page, so that the first paint is the page itself. */
export const loadPage = (pathname: string): Promise<void> => loaders[nameAt(pathname)].load();

/** All pages with their guards. */
export function Router() {
  useTopOfNewPage();
  const { pathname } = useLocation();
  useLayoutEffect(() => showEdition(pathname), [pathname]);
  return (
    <Routes>
      {addresses.map(({ path, name }) => (
        <Route key={path} path={path} element={<Entry name={name} />} />
      ))}
      <Route path="*" element={<Entry name="missing" />} />
    </Routes>
  );
}

/** A new page begins at its top, with the shell around it or without; a part that the address names is found by the page. */
function useTopOfNewPage(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') scrollTo(0, 0);
  }, [pathname, hash]);
}

function Entry({ name }: { name: PageName }) {
  const { bare, guard } = pages[name];
  const { Page } = loaders[name];
  const content = (
    <Suspense fallback={<PageSkeleton bare={bare} />}>
      <Page />
    </Suspense>
  );
  return <Guarded guard={guard}>{bare ? content : <Shell page={name}>{content}</Shell>}</Guarded>;
}

function Guarded({ guard, children }: Pick<PageEntry, 'guard'> & { children: ReactNode }) {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (guard === 'open') return children;
  if (guard === 'guests')
    return loggedIn ? <Navigate to={safeRedirect(query.get('redirect'))} replace /> : children;
  // Which activities guests may see is told by a call that needs a token, so "activity-auth" asks guests to log in too.
  return loggedIn ? children : <Navigate to={loginHref(`${pathname}${search}`)} replace />;
}
