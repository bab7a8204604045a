import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './rows.module.css';

interface RowsProps {
  /** Whether newer rows are being loaded. */
  readonly busy?: boolean;
  /** Rank of the first row; if given, the list is a ranking (an ordered list). */
  readonly start?: number;
  /** The rows: `Row` components, or list items that the page itself defines. */
  readonly children: ReactNode;
}

/** Renders rows in one box, as a list for screen readers. */
export function Rows({ busy = false, start, children }: RowsProps) {
  const common = { className: styles.rows, 'data-rows': '', 'aria-busy': busy, children };
  return start === undefined ? <ul {...common} /> : <ol start={start} {...common} />;
}

interface RowProps {
  /** Icon, small picture or rank at the left of the row. */
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  /** Second line, in quieter type. */
  readonly note?: ReactNode;
  /** Main value at the right of the row: an amount or a tag. */
  readonly end?: ReactNode;
  /** Icon buttons at the right end of the row. */
  readonly tools?: ReactNode;
  /** Whether the row is the player's own, among rows of other players. */
  readonly own?: boolean;
}

/** Renders one row of `Rows`. */
export function Row({ own = false, ...shown }: RowProps) {
  return (
    <li className={classes(styles.row, own && styles.own)}>
      <RowContent {...shown} />
    </li>
  );
}

/** Renders a row in a box of its own, above a list. */
export function LoneRow({ own = false, ...shown }: RowProps) {
  return (
    <div className={classes(styles.row, own && styles.own)}>
      <RowContent {...shown} />
    </div>
  );
}

/** Renders a row's parts side by side. */
function RowContent({ picture, name, note, end, tools }: Omit<RowProps, 'own'>) {
  return (
    <>
      {picture}
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      {end}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </>
  );
}

/** Renders a short word in a row, for example "you". */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;
