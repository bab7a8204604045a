import { Icon } from '../../ui/icon.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import { useSearchT } from './search-texts.ts';
import styles from './search.module.css';

/** Draws the latest searches on this device, each as a button that repeats it, and a button that clears them. */
export function RecentSearches({ onAsk }: { readonly onAsk: (text: string) => void }) {
  const t = useSearchT();
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={t('recent')}>
      <div className={styles.line}>
        <h2 className="title">{t('recent')}</h2>
        <button type="button" className={styles.quiet} onClick={forgetSearches}>
          {t('recent.clear')}
        </button>
      </div>
      <ul className={styles.chips}>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" className={styles.chip} onClick={() => onAsk(text)}>
              <Icon name={moreIcons.history} size={16} />
              <span className={styles.words}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
