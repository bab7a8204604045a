import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { pictures } from '../../casino/pictures.ts';
import styles from './shell.module.css';
import { gamesHref, href, isPage } from '../../pages/href.ts';

const BONUS = ['bonus', 'bonusTasks', 'bonusRewards', 'bonusRecords'] as const;

/** Renders the phone's bottom bar: five links; the raised link in the middle leads to all games. */
export function BottomNav() {
  const t = useT();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const inGames = isPage('home', pathname) && (query.has('type') || query.has('q'));
  const atHome = isPage('home', pathname) && !inGames;

  const place = (to: string, icon: IconName, label: string, current: boolean) => (
    <Link to={to} className={current ? styles.on : undefined} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
    </Link>
  );
  return (
    <nav id="nav" className={styles.nav} aria-label={t('nav.main')}>
      {place(href('home'), 'house', t('nav.home'), atHome)}
      {place(href('jackpot'), 'ticket', t('nav.jackpot'), isPage('jackpot', pathname))}
      <Link
        to={gamesHref('all')}
        className={inGames ? `${styles.middle} ${styles.on}` : styles.middle}
        aria-current={inGames ? 'page' : undefined}
      >
        <span className={styles.medal}>
          <img src={pictures.mark} width={48} height={48} alt="" />
        </span>
        {t('nav.games')}
      </Link>
      {place(
        href('bonus'),
        'gift',
        t('nav.bonus'),
        BONUS.some((name) => isPage(name, pathname)),
      )}
      {place(href('member'), 'circle-user', t('nav.me'), isPage('member', pathname))}
    </nav>
  );
}
