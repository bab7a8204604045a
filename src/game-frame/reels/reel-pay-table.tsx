import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from './pay-table.module.css';
import { reelRulesTexts } from './rules-texts.ts';
import { useTitleSheet } from './title-sheet.ts';
import { SymbolPicture } from './title-symbols.tsx';

/** A row of the pay table: a symbol, and its payouts by count. */
export interface ReelPayRow {
  /** Names of the symbol's picture; several if any of them counts. */
  readonly pictures: readonly string[];
  readonly name: string;
  /** Payouts in hundredths at the bet, highest first. */
  readonly pays: readonly { readonly count: number; readonly amount: number }[];
}

interface PayTableProps {
  /** Catalogue slug of the title with the pictures. */
  readonly artSlug: string;
  /** Hundredths. */
  readonly stake: number;
  readonly rows: readonly ReelPayRow[];
}

/** Draws the payouts of each symbol at the bet, with the title's own pictures. */
export function ReelPayTable({ artSlug, stake, rows }: PayTableProps) {
  const t = useTexts(reelRulesTexts);
  const sheet = useTitleSheet(artSlug);
  return (
    <section className={styles.table}>
      <h3>{t('table.pays', { amount: formatExact(stake) })}</h3>
      <ul>
        {rows.map(({ pictures, name, pays }) => (
          <li key={name}>
            <span className={styles.pictures}>
              {pictures.map((picture) => (
                <SymbolPicture key={picture} sheet={sheet} name={picture} />
              ))}
            </span>
            <b>{name}</b>
            <dl>
              {pays.map(({ count, amount }) => (
                <div key={count}>
                  <dt>{count} ×</dt>
                  <dd>{formatExact(amount)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the cells of a window on a line, or the other ones, as a path of squares, ten units each. */
const cellsOf = (line: readonly number[], rows: number, isLit: boolean): string =>
  line
    .flatMap((lit, reel) =>
      Array.from({ length: rows }, (_, row) =>
        (row === lit) === isLit ? `M${reel * 10 + 1} ${row * 10 + 1}h8v8h-8z` : '',
      ),
    )
    .join('');

/** Draws every payline as a small window with its path highlighted. */
export function LineMaps({
  lines,
  rows,
}: {
  readonly lines: readonly (readonly number[])[];
  readonly rows: number;
}) {
  const t = useTexts(reelRulesTexts);
  return (
    <section className={styles.table}>
      <h3>{t('table.lines')}</h3>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.join('')} aria-label={t('table.line', { line: index + 1 })}>
            <svg viewBox={`0 0 ${line.length * 10} ${rows * 10}`} aria-hidden="true">
              <path d={cellsOf(line, rows, false)} />
              <path d={cellsOf(line, rows, true)} data-lit />
            </svg>
            <span aria-hidden="true">{index + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
