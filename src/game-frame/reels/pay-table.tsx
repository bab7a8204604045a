import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from './pay-table.module.css';
import { reelRulesTexts } from './rules-texts.ts';
import { useTitleSheet } from './title-sheet.ts';
import { SymbolPicture } from './title-symbols.tsx';

/** A row of the pay table: a symbol, and what so many of it pay. */
export interface PayRow {
  /** Name of the symbol's picture; several where any of them counts. */
  readonly pictures: readonly string[];
  readonly name: string;
  /** Hundredths at the bet, the most first. */
  readonly pays: readonly { readonly count: number; readonly amount: number }[];
}

interface PayTableProps {
  /** Whose pictures: a slug of the catalogue. */
  readonly look: string;
  /** Hundredths. */
  readonly stake: number;
  readonly rows: readonly PayRow[];
}

/** What each symbol pays at the bet, with the title's own pictures. */
export function PayTable({ look, stake, rows }: PayTableProps) {
  const t = useTexts(reelRulesTexts);
  const sheet = useTitleSheet(look);
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

/** The cells of a window on a line, or those beside it, as a path of squares, ten units each. */
const cellsOf = (line: readonly number[], rows: number, isLit: boolean): string =>
  line
    .flatMap((lit, reel) =>
      Array.from({ length: rows }, (_, row) =>
        (row === lit) === isLit ? `M${reel * 10 + 1} ${row * 10 + 1}h8v8h-8z` : '',
      ),
    )
    .join('');

/** Every line as a small window with its path lit. */
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
