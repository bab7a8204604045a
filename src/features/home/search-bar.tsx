import type { LobbyConfig } from '../../api/config.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { filterCount, type Search, SORTS, type Sort } from './search-address.ts';
import { useActiveFilters } from './use-active-filters.ts';
import { useSearchT } from './search-texts.ts';
import styles from './search.module.css';

interface SearchBarProps {
  readonly config: LobbyConfig;
  readonly search: Search;
  /** Number of games found; undefined while the search is running. */
  readonly count: number | undefined;
  readonly onAsk: (search: Search) => void;
  readonly onChoose: () => void;
}

/** Draws the filters of a search, with buttons that remove them, and the number and sort order of the games found. */
export function SearchBar({ config, search, count, onAsk, onChoose }: SearchBarProps) {
  const t = useSearchT();
  const filters = useActiveFilters(config, search);
  const many = filterCount(search);
  const text = search.text.trim();
  return (
    <div className={styles.tools}>
      <ul className={styles.chips}>
        <li>
          <button
            type="button"
            className={classes(styles.chip, many > 0 && styles.on)}
            aria-haspopup="dialog"
            onClick={onChoose}
          >
            <Icon name={moreIcons.sliders} size={18} />
            {many > 0 ? t('filters.count', { count: many }) : t('filters')}
          </button>
        </li>
        {filters.map(({ key, name, without }) => (
          <li key={key}>
            <button
              type="button"
              className={classes(styles.chip, styles.active)}
              aria-label={t('filters.remove', { name })}
              onClick={() => onAsk(without)}
            >
              {name}
              <Icon name="x" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <p role="status">
          {count === undefined ? '' : text === '' ? t('found', { count }) : t('found.for', { count, text })}
        </p>
        <label className={styles.sort}>
          <span className="sr-only">{t('sort')}</span>
          <select
            value={search.sort}
            onChange={(event) => onAsk({ ...search, sort: sortOf(event.target.value) })}
          >
            {SORTS.map((id) => (
              <option key={id} value={id}>
                {t(`sort.${id}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}

const sortOf = (value: string): Sort => SORTS.find((id) => id === value) ?? 'best';
