import { Link } from 'react-router-dom';
import { Avatar } from '../../casino/avatar.tsx';
import { formatDay } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/i18n.tsx';
import { href } from '../../pages/href.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { useUser } from '../../store/hooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { Card, List, Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './profile-page.module.css';
import { useProfileT } from './profile-texts.ts';

const DAY_MS = 86_400_000;

/** /member/profile: the player's data, each with a link for changing them. */
export default function ProfilePage() {
  const t = useProfileT();
  const locale = useLocale();
  const user = useUser();
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        {user === undefined ? (
          <Skeleton height={260} radius={18} />
        ) : (
          <>
            <Card>
              <div className={styles.who}>
                <Avatar
                  name={user.avatarOther || user.avatar}
                  who={user.nickname || user.account}
                  size={84}
                />
                <b>
                  <bdi>{user.nickname || user.account || user.id}</bdi>
                </b>
              </div>
            </Card>
            <Rows>
              <Row name={t('account')} note={user.account || t('none')} />
              <Row
                name={t('mobile')}
                note={user.mobile === '' ? t('none') : user.mobile.slice(-4).padStart(8, '•')}
              />
              <Row name={t('member')} note={formatDay(serverNow() - user.regPeriod * DAY_MS, locale)} />
            </Rows>
          </>
        )}
        <List>
          <Way to={href('profileInfo')} label={t('edit')} />
          <Way to={href('kyc')} label={t('kyc')} />
          <Way to={href('loginWays')} label={t('ways')} />
          <Way to={href('report')} label={t('report')} />
          <Way to={href('retrieveBalance')} label={t('retrieve')} />
          <Way to={href('selfLimited')} label={t('break')} />
        </List>
      </div>
    </Page>
  );
}

const Way = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles.way}>
    <span>{label}</span>
    <Icon name="chevron-right" size={18} />
  </Link>
);
