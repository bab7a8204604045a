import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { useLoggedIn } from '../api/hooks.ts';
import HomePage from '../features/home/home-page.tsx';
import MissingPage from '../features/static/missing-page.tsx';
import { loginPath, safeRedirect } from '../platform/redirect.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { paths, type PageName, type PathEntry } from './paths.ts';
import { Shell } from './shell/shell.tsx';

const pages: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  missing: MissingPage,
  jackpot: lazy(() => import('../features/jackpot/jackpot-page.tsx')),
  login: lazy(() => import('../features/auth/login-page.tsx')),
  register: lazy(() => import('../features/auth/register-page.tsx')),
  forgot: lazy(() => import('../features/auth/forgot-page.tsx')),
  setPassword: lazy(() => import('../features/auth/set-password-page.tsx')),
  records: lazy(() => import('../features/wallet/records-page.tsx')),
  member: lazy(() => import('../features/static/member-page.tsx')),
  maintenance: lazy(() => import('../features/static/maintenance-page.tsx')),
  terms: lazy(() => import('../features/static/terms-page.tsx')),
  privacy: lazy(() => import('../features/static/privacy-page.tsx')),
  about: lazy(() => import('../features/static/about-page.tsx')),
  faq: lazy(() => import('../features/static/faq-page.tsx')),
};

/** Pages that send a logged-in player on. */
const FOR_GUESTS: ReadonlySet<PageName> = new Set(['login', 'register', 'forgot']);

/** All pages with their guards. A known path without a page is treated like an unknown one: 404. */
export function Router() {
  return (
    <Routes>
      {paths.flatMap((entry) =>
        entry.page === undefined
          ? []
          : [<Route key={entry.path} path={entry.path} element={<Entry entry={entry} page={entry.page} />} />],
      )}
      <Route
        path="*"
        element={
          <Shell>
            <MissingPage />
          </Shell>
        }
      />
    </Routes>
  );
}

function Entry({ entry, page }: { entry: PathEntry; page: PageName }) {
  const Page = pages[page];
  const content = (
    <Suspense fallback={<PageSkeleton bare={entry.bare === true} />}>
      <Page />
    </Suspense>
  );
  return (
    <Guarded entry={entry} page={page}>
      {entry.bare === true ? content : <Shell home={page === 'home'}>{content}</Shell>}
    </Guarded>
  );
}

function Guarded({ entry, page, children }: { entry: PathEntry; page: PageName; children: ReactNode }) {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (loggedIn && FOR_GUESTS.has(page)) return <Navigate to={safeRedirect(query.get('redirect'))} replace />;
  // Which activities guests may see is told by a call that needs a token, so "activity-auth" asks guests to log in too.
  if (!loggedIn && entry.guard !== 'open') return <Navigate to={loginPath(`${pathname}${search}`)} replace />;
  return children;
}
