import { formatExact } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import styles from './pay-table.module.css';
import { reelRulesTexts } from './rules-texts.ts';
import { useTitleSheet } from './title-sheet.ts';
import { SymbolPicture } from './title-symbols.tsx';

/** A row of the pay table: a symbol, and what it pays for each count. */
export interface ReelPayRow {
  /** Names of the symbol's pictures; several if the row is for any of several symbols. */
  readonly pictures: readonly string[];
  readonly name: string;
  /** Payout for each count, in hundredths of a coin at the current bet, highest first. */
  readonly pays: readonly { readonly count: number; readonly amount: number }[];
}

interface PayTableProps {
  /** Slug of the title in the catalogue, whose pictures are shown. */
  readonly artSlug: string;
  /** Bet for which the payouts are shown, in hundredths of a coin. */
  readonly stake: number;
  readonly rows: readonly ReelPayRow[];
}

/** Draws what each symbol pays at the current bet, with the title's own pictures. */
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

/** Returns an SVG path of squares, 10 units per position: positions on the line if `isLit`, else all others. */
const cellsOf = (line: readonly number[], rows: number, isLit: boolean): string =>
  line
    .flatMap((lit, reel) =>
      Array.from({ length: rows }, (_, row) =>
        (row === lit) === isLit ? `M${reel * 10 + 1} ${row * 10 + 1}h8v8h-8z` : '',
      ),
    )
    .join('');

/** Draws each line as a small picture of the reels in which the line is highlighted. */
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
