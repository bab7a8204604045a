import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PoolFall } from '../../casino/pool-fall.tsx';
import { useAppSelector, useLoggedIn } from '../../store/hooks.ts';
import { useT } from '../../i18n/i18n.tsx';
import { DESKTOP } from '../../platform/first-screen.ts';
import { classes } from '../../ui/classes.ts';
import { useDesktop } from '../../ui/use-active.ts';
import { type PageName, pages } from '../../pages/pages.ts';
import { pageLoader } from '../page-loader.tsx';
import { EndOfPage } from './end-of-page.tsx';
import { BottomNav } from './bottom-nav.tsx';
import styles from './shell.module.css';
import { TopBar, topSearch } from './top-bar.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

// Phones do not show these, so their code is loaded only in wide windows.
const sideNav = pageLoader(() => import('./side-nav.tsx'));
const rail = pageLoader(() => import('./rail.tsx'));

/** Loads the code of the desktop's navigation and rail if the window is wide enough for them. */
export const loadSides = async (): Promise<void> => {
  if (matchMedia(DESKTOP).matches) await Promise.all([sideNav.load(), rail.load(), topSearch.load()]);
};

// Loaded on demand: guests do not see it.
const JackpotBubble = lazyPart(() => import('./jackpot-bubble.tsx'));
const StartUp = lazyPart(() => import('../../features/start-up/start-up.tsx'));

/**
 * Renders the surroundings of a page: top bar and bottom bar, and on a desktop the navigation on the left and the rail
 * on the right. A game on a desktop fills the places of top bar and rail.
 */
export function Shell({ page, children }: { page: PageName; children: ReactNode }) {
  const t = useT();
  const desktop = useDesktop();
  const loggedIn = useLoggedIn();
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  const { isGame } = pages[page];

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // If the address names a part of the page, the page itself scrolls there; it may also have focused a field.
    if (hash === '' && main.current?.contains(document.activeElement) !== true)
      main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('app.skip')}
      </a>
      <div className={classes(styles.app, isGame && styles.game)}>
        {desktop && (
          <Suspense fallback={<span />}>
            <sideNav.Page />
          </Suspense>
        )}
        <div className={styles.column}>
          {(page === 'home' || (desktop && !isGame)) && <TopBar />}
          <OfflineBar />
          <main ref={main} id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {!isGame && page !== 'home' && <EndOfPage />}
        </div>
        {desktop && !isGame && (
          <Suspense fallback={<span />}>
            <rail.Page />
          </Suspense>
        )}
      </div>
      <PoolFall />
      {!desktop && <BottomNav />}
      <Suspense>
        {loggedIn && <JackpotBubble page={page} />}
        {page === 'home' && <StartUp />}
      </Suspense>
    </>
  );
}

function OfflineBar() {
  const t = useT();
  const online = useAppSelector((state) => state.connection.online);
  return (
    <div role="status" className={online ? 'sr-only' : styles.offline}>
      {online ? '' : t('offline.bar')}
    </div>
  );
}
