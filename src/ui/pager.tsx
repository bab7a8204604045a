import { useTexts } from '../i18n/i18n.tsx';
import { IconButton } from './button.tsx';
import styles from './pager.module.css';

const en = { previous: 'Previous', next: 'Next', of: 'Page {page} of {pages}' } as const;
const fil: Readonly<Record<keyof typeof en, string>> = {
  previous: 'Nauna',
  next: 'Susunod',
  of: 'Pahina {page} ng {pages}',
};
const texts = { en, fil };

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Steps through the pages of a list; nothing when there is only one. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const t = useTexts(texts);
  if (pages <= 1) return undefined;
  const where = t('of', { page, pages });
  return (
    <nav className={styles.pager} aria-label={where}>
      <IconButton
        icon="chevron-left"
        label={t('previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-hidden="true">{where}</span>
      <IconButton
        icon="chevron-right"
        label={t('next')}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
