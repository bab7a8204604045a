import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import handshake from '../../../assets/lobby/i/handshake.webp';
import { useGetCustomerServicesQuery } from '../../api/feedback.ts';
import { href, isPage } from '../../pages/href.ts';
import { loadApp } from '../../platform/device.ts';
import { safeRedirect } from '../../platform/redirect.ts';
import { Icon } from '../../ui/icon.tsx';
import { List, Page } from '../../ui/page.tsx';
import { EmptyState, Note } from '../../ui/states.tsx';
import styles from './feedback.module.css';
import { useFeedbackT } from './texts.ts';

/** /service and /service/vip: all ways to contact customer service. */
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
          <Desks />
          <Way to={href('inbox')} label={t('service.mail')} />
          <Way to={href('selfLimited')} label={t('service.break')} />
        </List>
        <Note>{t('service.help')}</Note>
      </div>
    </Page>
  );
}

/**
 * In the Android app, opens its native chat with customer service and returns to the previous page; does nothing in a
 * browser.
 */
function useNativeChat(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = async (): Promise<void> => {
      const chat = await (await loadApp())?.askApp('chat');
      if (chat?.isOpen === true) await navigate(-1);
    };
    void open();
  }, [navigate]);
}

/**
 * Draws the links to customer service in the configuration. If they cannot be fetched, writing a message still works.
 */
function Desks() {
  const t = useFeedbackT();
  const { data } = useGetCustomerServicesQuery();
  const desks = (data?.appCustomerServiceQueue ?? []).flatMap(({ id, name, url }) => {
    const own = safeRedirect(url);
    if (own !== '/') return isPage('service', own) ? [] : [<Way key={id} to={own} label={name} />];
    return /^https?:\/\/[^/\\]/i.test(url) ? [<OutsideWay key={id} to={url} label={name} />] : [];
  });
  return desks.length === 0 ? <Way to={href('feedback')} label={t('service.write')} /> : desks;
}

const Way = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles.way}>
    <span>{label}</span>
    <Icon name="chevron-right" size={18} />
  </Link>
);

const OutsideWay = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className={styles.way}>
    <span>{label}</span>
    <Icon name="chevron-right" size={18} />
  </a>
);
