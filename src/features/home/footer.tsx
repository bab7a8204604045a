import { Link } from 'react-router-dom';
import { useT } from '../../i18n/i18n.tsx';
import styles from './home.module.css';
import { href } from '../../pages/href.ts';

/** Age, licence and the pages that anybody may read. */
export default function Footer() {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <p className={styles.adults}>
        <span className={styles.badge21} aria-hidden="true">
          21+
        </span>
        <span>{t('home.footer.age')}</span>
      </p>
      <nav className={styles.links} aria-label={t('me.info')}>
        <Link to={href('about')}>{t('nav.about')}</Link>
        <Link to={href('faq')}>{t('nav.help')}</Link>
        <Link to={href('terms')}>{t('nav.terms')}</Link>
        <Link to={href('privacy')}>{t('nav.privacy')}</Link>
      </nav>
      <p>{t('home.footer.licence')}</p>
    </footer>
  );
}
