import type { ReactNode } from 'react';
import { formatPpm } from '../ui/percent.ts';
import styles from './odds-table.module.css';

/** A row of a pay table, for one possible result. */
export interface PayTableRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Payout of the result, as text. */
  readonly pays: string;
  /** Number of combinations that give this result, out of `of` combinations. */
  readonly ways: number;
  readonly of: number;
}

interface PayTableProps {
  readonly caption: string;
  /** Headings of the columns: result, payout, probability. */
  readonly heads: readonly [string, string, string];
  readonly rows: readonly PayTableRow[];
  /** Formats how many of all combinations give a result. */
  readonly waysText: (ways: string, of: string) => string;
}

/** Draws a table with the exact payout and probability of each result. */
export function PayTable({ caption, heads, rows, waysText }: PayTableProps) {
  return (
    <table className={styles.odds}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, pays, ways, of }) => (
          <tr key={key}>
            <td>{name}</td>
            <td>{pays}</td>
            <td>
              {formatPpm(Math.round((ways / of) * 1_000_000))}
              <small>{waysText(ways.toLocaleString('en'), of.toLocaleString('en'))}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
