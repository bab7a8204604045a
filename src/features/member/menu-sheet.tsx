import { Link } from 'react-router-dom';
import { HouseNotice } from '../../casino/house-notice.tsx';
import { usePageNames } from '../../casino/page-names.ts';
import { useT } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { useLoggedIn } from '../../store/hooks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { moreIcons } from '../../ui/more-icons.ts';
import { List } from '../../ui/page.tsx';
import { Bag } from './bag.tsx';
import page from './member-page.module.css';
import { useMemberT } from './member-texts.ts';
import styles from './menu-sheet.module.css';

/** Draws the menu of the top bar: the player's bag, the player's pages, and the pages with information and rules. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const own = useMemberT();
  const names = usePageNames();
  const loggedIn = useLoggedIn();
  const row = (to: string, icon: IconName, label: string) => (
    <Link to={to} className={page.row} onClick={onClose}>
      <span className={page.icon}>
        <Icon name={icon} />
      </span>
      <span>{label}</span>
      <Icon name="chevron-right" size={18} />
    </Link>
  );
  return (
    <Dialog kind="sheet" title={t('nav.menu')} onClose={onClose}>
      <div className={styles.menu}>
        {loggedIn ? (
          <>
            <h3>{own('me.bag')}</h3>
            <Bag onUse={onClose} />
            <List>
              {row(href('member'), 'circle-user', t('nav.me'))}
              {row(href('records'), moreIcons.receiptText, names('walletRecords'))}
              {row(href('fair'), moreIcons.shieldCheck, own('me.fair'))}
            </List>
          </>
        ) : (
          <List>
            {row(href('login'), moreIcons.logIn, t('action.logIn'))}
            {row(href('register'), 'gift', t('action.register'))}
          </List>
        )}
        <HouseNotice onLeave={onClose} />
      </div>
    </Dialog>
  );
}
