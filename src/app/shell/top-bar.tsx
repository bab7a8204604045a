import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatExact } from '../../../contract/money.ts';
import { useAppDispatch, useBalance, useLoggedIn } from '../../store/hooks.ts';
import { modalOpened } from '../../store/modals-slice.ts';
import { useT } from '../../i18n/i18n.tsx';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Metal, Money } from '../../ui/money.tsx';
import { pictures } from '../../casino/pictures.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import { pageLoader } from '../page-loader.tsx';
import styles from './shell.module.css';
import { href, isPage, loginHref } from '../../pages/href.ts';

/** Search field of the top bar; phones do not show it, so its code loads only on desktops. */
export const topSearch = pageLoader(() => import('./top-search.tsx'));

/** Path of the menu icon (three lines), for an SVG path element. */
const MENU = { d: 'M4 6h16M4 12h16M4 18h16' };

/** Renders the brand, on a desktop the search, the balance as a link to the wallet's records, and the menu button. */
export function TopBar() {
  const t = useT();
  const desktop = useDesktop();
  const loggedIn = useLoggedIn();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <header className={styles.top}>
      {!desktop && <Brand />}
      {desktop && (
        <Suspense fallback={<span />}>
          <topSearch.Page />
        </Suspense>
      )}
      <span className={styles.grow} />
      {loggedIn ? (
        <BalancePill />
      ) : (
        <span className={styles.action}>
          {desktop && <LinkButton to={href('register')}>{t('action.register')}</LinkButton>}
          <LinkButton kind="gold" to={loginHref(here)}>
            {t('action.logIn')}
          </LinkButton>
        </span>
      )}
      <IconButton icon={MENU} label={t('nav.menu')} onClick={() => dispatch(modalOpened({ name: 'menu' }))} />
    </header>
  );
}

/** Renders the fair's logo and name as a link to the lobby. */
export function Brand() {
  const t = useT();
  return (
    <Link to={href('home')} className={styles.brand} aria-label={`${t('app.name')}: ${t('nav.home')}`}>
      <img src={pictures.mark} width={46} height={46} alt="" />
      <span className={styles.word} aria-hidden="true">
        <Metal text="PERYA" />
      </span>
    </Link>
  );
}

function BalancePill() {
  const t = useT();
  const balance = useBalance();
  // The lobby shows whole pesos; all other pages show centavos too.
  const kind = isPage('home', useLocation().pathname) ? 'whole' : 'exact';
  if (balance === undefined) return <Skeleton width={132} height={44} radius={22} />;
  return (
    <Link
      to={href('records')}
      className={styles.balance}
      data-balance={kind}
      aria-label={t('nav.balance', { amount: formatExact(balance.coin) })}
    >
      <img src={pictures.coin} width={28} height={28} alt="" />
      <Money amount={balance.coin} kind={kind} />
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}
