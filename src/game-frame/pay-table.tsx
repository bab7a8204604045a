import type { ReactNode } from 'react';
import { formatPpm } from '../ui/percent.ts';
import styles from './odds-table.module.css';

/** A line of what a game pays. */
export interface PayRow {
  readonly key: string;
  readonly name: ReactNode;
  /** What it pays, in words. */
  readonly pays: string;
  /** Of all `of` ways so many bring it. */
  readonly ways: number;
  readonly of: number;
}

interface PayTableProps {
  readonly caption: string;
  /** What stands over the three columns: the result, what it pays, how likely it is. */
  readonly heads: readonly [string, string, string];
  readonly rows: readonly PayRow[];
  /** Says how many ways of how many bring a result. */
  readonly waysText: (ways: string, of: string) => string;
}

/** What each result pays and how likely it is, exactly. */
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
