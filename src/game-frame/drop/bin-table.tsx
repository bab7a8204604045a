import { useTexts } from '../../i18n/i18n.tsx';
import { formatPpm } from '../../ui/percent.ts';
import { timesText } from '../times-text.ts';
import { binOddsOf } from './bin-odds.ts';
import styles from '../odds-table.module.css';
import { dropTexts } from './texts.ts';

interface BinTableProps {
  readonly title: string;
  /** What the bins pay, hundredths of the stake, from the left. */
  readonly bins: readonly number[];
}

/** What each bin of a board pays and exactly how likely it is. */
export function BinTable({ title, bins }: BinTableProps) {
  const t = useTexts(dropTexts);
  return (
    <table className={styles.odds}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('bins.bin')}</th>
          <th scope="col">{t('bins.pays')}</th>
          <th scope="col">{t('bins.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {binOddsOf(bins).map(({ bins: [left = 0, right], pays, ways, of }) => (
          <tr key={left}>
            <td>
              {right === undefined ? left : t('bins.both', { left: String(left), right: String(right) })}
            </td>
            <td>{timesText(pays)}</td>
            <td>
              {formatPpm(Math.round((ways / of) * 1_000_000))}
              <small>
                {t('bins.ways', { ways: ways.toLocaleString('en'), of: of.toLocaleString('en') })}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
