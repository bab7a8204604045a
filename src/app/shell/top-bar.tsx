import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { formatWhole } from '../../../contract/money.ts';
import { useGetLobbyConfigQuery } from '../../api/config.ts';
import { useBalance, useLoggedIn } from '../../store/hooks.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Metal, Money } from '../../ui/money.tsx';
import { pictures } from '../../casino/pictures.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesktop } from '../../ui/use-active.ts';
import styles from './shell.module.css';
import { href, loginHref } from '../../pages/href.ts';

/** Brand, search on desktop, and the balance that opens the wallet's records. */
export function TopBar() {
  const t = useT();
  const desktop = useDesktop();
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const here = pathname === '/' && search === '' ? '/' : `${pathname}${search}`;
  return (
    <header className={styles.top}>
      {!desktop && <Brand />}
      {desktop && <Search />}
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
    </header>
  );
}

/** The fair's mark and name: the way home. */
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
  if (balance === undefined) return <Skeleton width={132} height={44} radius={22} />;
  return (
    <Link
      to={href('records')}
      className={styles.balance}
      data-balance=""
      aria-label={t('nav.balance', { amount: formatWhole(balance.coin) })}
    >
      <img src={pictures.coin} width={28} height={28} alt="" />
      <Money amount={balance.coin} kind="whole" />
      <Icon name="chevron-right" size={18} />
    </Link>
  );
}

function Search() {
  const t = useT();
  const { data } = useGetLobbyConfigQuery();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = pathname === '/' ? (query.get('q') ?? '') : '';

  const find = (text: string) => {
    const target = text === '' ? '/' : `/?q=${encodeURIComponent(text)}`;
    void navigate(target, { replace: pathname === '/' && asked !== '' });
  };
  return (
    <div className={styles.search}>
      <SearchBox
        value={asked}
        label={t('home.search')}
        placeholder={
          data === undefined ? t('home.search') : t('home.search.placeholder', { count: data.games.length })
        }
        onText={find}
      />
    </div>
  );
}
