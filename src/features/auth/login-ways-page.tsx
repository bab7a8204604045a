import { Link } from 'react-router-dom';
import { href } from '../../pages/href.ts';
import { useUser } from '../../store/hooks.ts';
import { Page } from '../../ui/page.tsx';
import { Row, Rows, Tag } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Parties } from './social/parties-section.tsx';
import { Passkeys } from './social/passkeys-section.tsx';
import styles from './auth.module.css';
import { masked } from './bind-page.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { useBindT } from './bind-texts.ts';

/** /auth/info: the player's log-in methods, and the methods that the player can add. */
export default function LoginWaysPage() {
  const t = useBindT();
  const user = useUser();
  return (
    <Page title={t('info.title')}>
      <div className={styles.form}>
        <p>{t('info.about')}</p>
        {user === undefined ? (
          <Skeleton height={170} radius={18} />
        ) : (
          <Rows>
            <Row name={t('info.account')} note={user.account || t('info.none')} />
            <Row
              name={t('info.mobile')}
              note={user.mobile === '' ? t('info.none') : masked(user.mobile)}
              end={
                user.mobile === '' ? (
                  <Link className={styles.add} to={href('bind')}>
                    {t('info.add')}
                  </Link>
                ) : (
                  <Tag>{t('info.set')}</Tag>
                )
              }
            />
            <Row
              name={t('info.password')}
              {...(!user.hasPassword && { note: t('info.none') })}
              end={
                user.hasPassword ? (
                  <Tag>{t('info.set')}</Tag>
                ) : (
                  <Link className={styles.add} to={href('setPassword')}>
                    {t('info.add')}
                  </Link>
                )
              }
            />
          </Rows>
        )}
        <Parties />
        <Passkeys />
        <OwnSessions />
      </div>
    </Page>
  );
}
