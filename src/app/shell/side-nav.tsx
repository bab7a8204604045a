import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './shell.module.css';
import { Brand } from './top-bar.tsx';
import { useChances } from './use-chances.ts';
import { moreIcons } from '../../ui/more-icons.ts';

/** The desktop's navigation at the left. */
export default function SideNav() {
  const t = useT();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { chances } = useChances();
  const home = pathname === '/' || pathname === '/v2';
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
      {item('/', 'house', t('nav.home'), type === '')}
      {item('/?type=all', moreIcons.gamepad2, t('home.section.all'), type === 'all')}
      {item('/activity/jackpot', 'ticket', t('nav.luckyJackpot'), pathname === '/activity/jackpot', chances)}
      {item('/wallets/record', 'receipt-text', t('nav.walletRecords'), pathname === '/wallets/record')}
      {item('/member', 'circle-user', t('nav.me'), pathname === '/member')}
      <hr />
      {item('/?type=hot', moreIcons.flame, t('home.type.hot'), type === 'hot')}
      {item('/?type=slots', moreIcons.gem, t('home.type.slots'), type === 'slots')}
      {item('/?type=originals', moreIcons.sparkles, t('home.type.originals'), type === 'originals')}
      {item('/?type=live', 'play', t('home.type.live'), type === 'live')}
      {item('/?type=perya', moreIcons.ferrisWheel, t('home.type.perya'), type === 'perya')}
      <hr />
      {item('/faq', moreIcons.circleHelp, t('nav.help'), pathname === '/faq')}
      {item('/about-us', moreIcons.shieldCheck, t('nav.about'), pathname === '/about-us')}
    </nav>
  );
}
