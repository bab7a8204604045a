import { useTexts } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import styles from './lists.module.css';
import { jackpotTexts } from './texts.ts';

/** Steps through the pages of a list; nothing when there is only one. */
export function Pages({
  page,
  pages,
  onChange,
}: {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}) {
  const t = useTexts(jackpotTexts);
  if (pages <= 1) return undefined;
  return (
    <nav className={styles.pages} aria-label={t('page.of', { page, pages })}>
      <IconButton
        icon="chevron-left"
        label={t('page.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span aria-hidden="true">{t('page.of', { page, pages })}</span>
      <IconButton
        icon="chevron-right"
        label={t('page.next')}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
