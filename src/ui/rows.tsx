import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './rows.module.css';

interface RowsProps {
  /** True while newer rows are loading. */
  readonly busy?: boolean;
  /** Rank of the first row; makes it a ranking. */
  readonly start?: number;
  /** `Row`s, or the page's own list items. */
  readonly children: ReactNode;
}

/** Renders rows in one card; a list to screen readers. */
export function Rows({ busy = false, start, children }: RowsProps) {
  const common = { className: styles.rows, 'data-rows': '', 'aria-busy': busy, children };
  return start === undefined ? <ul {...common} /> : <ol start={start} {...common} />;
}

interface RowProps {
  /** An icon, a small picture or a rank. */
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  /** A second, quiet line. */
  readonly note?: ReactNode;
  /** Main value at the right: an amount or a tag. */
  readonly end?: ReactNode;
  /** Icon buttons. */
  readonly tools?: ReactNode;
  /** Whether it is the player's own row among others. */
  readonly own?: boolean;
}

/** Renders one line of `Rows`. */
export function Row({ own = false, ...shown }: RowProps) {
  return (
    <li className={classes(styles.row, own && styles.own)}>
      <RowContent {...shown} />
    </li>
  );
}

/** Renders a single row above a list. */
export function LoneRow({ own = false, ...shown }: RowProps) {
  return (
    <div className={classes(styles.row, own && styles.own)}>
      <RowContent {...shown} />
    </div>
  );
}

/** Renders picture, name, end and tools side by side. */
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

/** Renders a short word in a row: "bag", "you". */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;
