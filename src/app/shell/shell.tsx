import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector, useLoggedIn } from '../../api/hooks.ts';
import { useT } from '../../i18n/i18n.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import { BottomNav } from './bottom-nav.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';

// Players see it, guests never do.
const JackpotBubble = lazy(() => import('./jackpot-bubble.tsx'));

/** Everything around a page: top bar, navigation, and on desktop the side and the rail. */
export function Shell({ home = false, children }: { home?: boolean; children: ReactNode }) {
  const t = useT();
  const desktop = useDesktop();
  const loggedIn = useLoggedIn();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('app.skip')}
      </a>
      <div className={styles.app}>
        {desktop && <SideNav />}
        <div className={styles.column}>
          {(home || desktop) && <TopBar />}
          <OfflineBar />
          <main ref={main} id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        {desktop && <Rail />}
      </div>
      {!desktop && <BottomNav />}
      {loggedIn && !desktop && (
        <Suspense>
          <JackpotBubble page={home ? 'home' : pathname} />
        </Suspense>
      )}
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
