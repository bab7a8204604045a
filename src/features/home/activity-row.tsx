import { Link } from 'react-router-dom';
import { useLocale, useTexts } from '../../i18n/i18n.tsx';
import type { PromotionCard } from '../../promotions/cards.ts';
import { useCards } from '../../promotions/use-cards.ts';
import { LatePicture } from '../../ui/late-picture.tsx';
import styles from './activity-row.module.css';
import { SectionHead } from './sections.tsx';

const texts = { en: { title: 'At the fair' }, fil: { title: 'Sa perya' } } as const;

interface ActivityRowProps {
  /** Promotions of which the open ones are shown; all promotions if left out. */
  readonly among?: readonly PromotionCard[];
}

/** Draws a row of links to the open promotions; its space is reserved while it loads. */
export default function ActivityRow({ among }: ActivityRowProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const shown = useCards(among);
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHead emoji="perya" title={t('title')} />
      <ul className={styles.row}>
        {shown.map(({ promotion, name, to, picture, small }) => (
          <li key={promotion}>
            <Link to={to} className={styles.card}>
              <LatePicture src={small} srcSet={`${small} 2x, ${picture} 3x`} width={56} height={56} alt="" />
              <span>{name[locale]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
