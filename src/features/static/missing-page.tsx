import { useLocation } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import styles from './state-page.module.css';
import { StatePage } from './state-page.tsx';

/** A path without a page: 404, with the path that was asked for. */
export default function MissingPage() {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${t('missing.code')} · Perya`}</title>
      <StatePage
        lamp={1}
        picture="carousel"
        code={t('missing.code')}
        title={t('missing.title')}
        help={t('missing.help')}
        actions={
          <>
            <LinkButton kind="gold" size="l" block to="/">
              {t('action.lobby')}
            </LinkButton>
            <LinkButton size="l" block to="/faq">
              {t('nav.help')}
            </LinkButton>
          </>
        }
      >
        <span className={styles.path}>{t('missing.path', { path: pathname })}</span>
      </StatePage>
    </>
  );
}
