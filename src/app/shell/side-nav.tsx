import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { usePageNames } from '../../casino/page-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './shell.module.css';
import { Brand } from './top-bar.tsx';
import { useChances } from './use-chances.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import { gamesHref, href, isPage } from '../../pages/href.ts';

/** Renders the desktop's navigation on the left. */
export default function SideNav() {
  const t = useT();
  const names = usePageNames();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { chances } = useChances(true);
  const home = isPage('home', pathname);
  const type = home ? (query.get('type') ?? (query.has('q') ? 'all' : '')) : undefined;

  const item = (to: string, icon: IconName, label: string, current: boolean, count = 0) => (
    <Link
      to={to}
      className={current ? `${styles.item} ${styles.current}` : styles.item}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name={icon} />
      {label}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
  return (
    <nav className={styles.side} aria-label={t('nav.main')}>
      <Brand />
      {item(href('home'), 'house', t('nav.home'), type === '')}
      {item(gamesHref('all'), moreIcons.gamepad2, t('home.section.all'), type === 'all')}
      {item(href('jackpot'), 'ticket', names('luckyJackpot'), isPage('jackpot', pathname), chances)}
      {item(href('bonus'), 'gift', t('nav.bonus'), isPage('bonus', pathname))}
      {item(href('vip'), moreIcons.crown, names('vip'), isPage('vip', pathname))}
      {item(href('records'), moreIcons.receiptText, names('walletRecords'), isPage('records', pathname))}
      {item(href('member'), 'circle-user', t('nav.me'), isPage('member', pathname))}
      <hr />
      {item(gamesHref('hot'), moreIcons.flame, t('home.type.hot'), type === 'hot')}
      {item(gamesHref('slots'), moreIcons.gem, t('home.type.slots'), type === 'slots')}
      {item(gamesHref('originals'), moreIcons.sparkles, t('home.type.originals'), type === 'originals')}
      {item(gamesHref('perya'), moreIcons.ferrisWheel, t('home.type.perya'), type === 'perya')}
      {item(gamesHref('scratch'), moreIcons.scratchCard, t('home.type.scratch'), type === 'scratch')}
      <hr />
      {item(href('faq'), moreIcons.circleHelp, names('help'), isPage('faq', pathname))}
      {item(href('about'), moreIcons.shieldCheck, names('about'), isPage('about', pathname))}
      {item(href('terms'), moreIcons.fileText, names('terms'), isPage('terms', pathname))}
    </nav>
  );
}
