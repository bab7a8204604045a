import { Link, useLocation } from 'react-router-dom';
import { useWelcomeSet, WELCOME_STEPS } from './use-welcome-set.ts';
import { useWelcomeT } from './welcome-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './next-gift.module.css';

/** Draws the link to the newcomer's next gift if the gift on this page has been collected; else draws nothing. */
export default function NextGift() {
  const t = useWelcomeT();
  const { pathname } = useLocation();
  const progress = useWelcomeSet();
  const here = WELCOME_STEPS.find(({ to }) => to === pathname);
  if (progress === undefined || here === undefined || progress.own[here.name] === 'ready') return null;
  return (
    <Link to={progress.next.to} className={styles.next}>
      <span className="sr-only">{`${t('next')}: `}</span>
      {t(progress.next.name)}
      <Icon name="chevron-right" size={20} />
    </Link>
  );
}
