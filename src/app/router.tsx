import { Suspense, type ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { useLoggedIn } from '../store/hooks.ts';
import { loginPath, safeRedirect } from '../platform/redirect.ts';
import { pageLoader, type PageLoader } from './page-loader.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { paths, type PageName, type PathEntry } from './paths.ts';
import { Shell } from './shell/shell.tsx';

const pages: Readonly<Record<PageName, PageLoader>> = {
  home: pageLoader(() => import('../features/home/home-page.tsx')),
  missing: pageLoader(() => import('../features/info/missing-page.tsx')),
  halloween: pageLoader(() => import('../features/slots/halloween-page.tsx')),
  jackpot: pageLoader(() => import('../features/jackpot/jackpot-page.tsx')),
  coinPusher: pageLoader(() => import('../features/coin-pusher/coin-pusher-page.tsx')),
  scratchCards: pageLoader(() => import('../features/scratch-cards/scratch-cards-page.tsx')),
  diamondHistory: pageLoader(() => import('../features/diamonds/history-page.tsx')),
  goodsOrders: pageLoader(() => import('../features/diamonds/order-page.tsx')),
  mall: pageLoader(() => import('../features/diamonds/mall-page.tsx')),
  cardRecords: pageLoader(() => import('../features/scratch-cards/record-page.tsx')),
  cardRules: pageLoader(() => import('../features/scratch-cards/rule-page.tsx')),
  login: pageLoader(() => import('../features/auth/login-page.tsx')),
  register: pageLoader(() => import('../features/auth/register-page.tsx')),
  forgot: pageLoader(() => import('../features/auth/forgot-page.tsx')),
  setPassword: pageLoader(() => import('../features/auth/set-password-page.tsx')),
  records: pageLoader(() => import('../features/wallet/records-page.tsx')),
  slotshack: pageLoader(() => import('../features/slots/slotshack-page.tsx')),
  member: pageLoader(() => import('../features/member/member-page.tsx')),
  maintenance: pageLoader(() => import('../features/info/maintenance-page.tsx')),
  terms: pageLoader(() => import('../features/info/terms-page.tsx')),
  privacy: pageLoader(() => import('../features/info/privacy-page.tsx')),
  about: pageLoader(() => import('../features/info/about-page.tsx')),
  faq: pageLoader(() => import('../features/info/faq-page.tsx')),
  dailySpin: pageLoader(() => import('../features/daily-spin/daily-spin-page.tsx')),
  rain: pageLoader(() => import('../features/red-packet/rain-page.tsx')),
  fair: pageLoader(() => import('../features/fair/fair-page.tsx')),
};

/** Pages that send a logged-in player on. */
const FOR_GUESTS: ReadonlySet<PageName> = new Set(['login', 'register', 'forgot']);

/** Fetches the code of an address's page, so that the first paint is the page itself. */
export const loadPage = (pathname: string): Promise<void> =>
  pages[paths.find(({ path }) => matchPath(path, pathname) !== null)?.page ?? 'missing'].load();

/** Every other address. */
const UNKNOWN: PathEntry = { path: '*', guard: 'open', page: 'missing' };

/** All pages with their guards. */
export function Router() {
  return (
    <Routes>
      {paths.map((entry) => (
        <Route key={entry.path} path={entry.path} element={<Entry entry={entry} />} />
      ))}
      <Route path="*" element={<Entry entry={UNKNOWN} />} />
    </Routes>
  );
}

function Entry({ entry }: { entry: PathEntry }) {
  const { Page } = pages[entry.page];
  const content = (
    <Suspense fallback={<PageSkeleton bare={entry.bare === true} />}>
      <Page />
    </Suspense>
  );
  return (
    <Guarded entry={entry}>
      {entry.bare === true ? content : <Shell home={entry.page === 'home'}>{content}</Shell>}
    </Guarded>
  );
}

function Guarded({ entry, children }: { entry: PathEntry; children: ReactNode }) {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (loggedIn && FOR_GUESTS.has(entry.page))
    return <Navigate to={safeRedirect(query.get('redirect'))} replace />;
  // Which activities guests may see is told by a call that needs a token, so "activity-auth" asks guests to log in too.
  if (!loggedIn && entry.guard !== 'open') return <Navigate to={loginPath(`${pathname}${search}`)} replace />;
  return children;
}
