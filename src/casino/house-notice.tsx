import { Link } from 'react-router-dom';
import { useTexts } from '../i18n/i18n.tsx';
import { usePageNames } from './page-names.ts';
import styles from './house-notice.module.css';
import { href } from '../pages/href.ts';

const en = {
  age: 'For players 21 and older only. Keep it fun and play within your limits.',
  licence: 'Demo build. Licence details will be shown here once granted.',
} as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  age: 'Para lang sa 21 pataas. Dapat masaya lang: maglaro ayon sa kaya mo.',
  licence: 'Demo build. Dito lalabas ang lisensya kapag nabigay na.',
};
const texts = { en, fil };

interface HouseNoticeProps {
  /** Called when a link of it is followed. */
  readonly onLeave?: () => void;
}

/** Age, licence and the pages that anybody may read. */
export function HouseNotice({ onLeave }: HouseNoticeProps) {
  const names = usePageNames();
  const own = useTexts(texts);
  return (
    <div className={styles.notice}>
      <p className={styles.adults}>
        <span className={styles.badge21} aria-hidden="true">
          21+
        </span>
        <span>{own('age')}</span>
      </p>
      <nav className={styles.links} aria-label={names('info')}>
        <Link to={href('about')} onClick={onLeave}>
          {names('about')}
        </Link>
        <Link to={href('faq')} onClick={onLeave}>
          {names('help')}
        </Link>
        <Link to={href('terms')} onClick={onLeave}>
          {names('terms')}
        </Link>
        <Link to={href('privacy')} onClick={onLeave}>
          {names('privacy')}
        </Link>
      </nav>
      <p>{own('licence')}</p>
    </div>
  );
}
