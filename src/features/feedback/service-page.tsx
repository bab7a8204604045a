import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import handshake from '../../../assets/lobby/i/handshake.webp';
import { href, isPage } from '../../pages/href.ts';
import { isInApp } from '../../platform/device.ts';
import { Icon } from '../../ui/icon.tsx';
import { List, Page } from '../../ui/page.tsx';
import { EmptyState, Note } from '../../ui/states.tsx';
import styles from './feedback.module.css';
import { useFeedbackT } from './texts.ts';

/** /service and /service/vip: every way to an answer. */
export default function ServicePage() {
  const t = useFeedbackT();
  const { pathname } = useLocation();
  useNativeChat();
  const isVip = isPage('serviceVip', pathname);
  return (
    <Page title={t(isVip ? 'service.vip.title' : 'service.title')}>
      <div className={styles.page}>
        <EmptyState
          picture={handshake}
          title={t('about')}
          help={t(isVip ? 'service.vip.about' : 'service.about')}
        />
        <List>
          <Way to={href('faq')} label={t('service.faq')} />
          <Way to={href('feedback')} label={t('service.write')} />
          <Way to={href('inbox')} label={t('service.mail')} />
          <Way to={href('selfLimited')} label={t('service.break')} />
        </List>
        <Note>{t('service.help')}</Note>
      </div>
    </Page>
  );
}

/** In the Android app the native chat is customer service: it opens, and the player is back where they were. */
function useNativeChat(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isInApp()) return;
    const open = async (): Promise<void> => {
      const { askApp } = await import('../../platform/android/app.ts');
      if ((await askApp('chat'))?.isOpen === true) await navigate(-1);
    };
    void open();
  }, [navigate]);
}

const Way = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles.way}>
    <span>{label}</span>
    <Icon name="chevron-right" size={18} />
  </Link>
);
