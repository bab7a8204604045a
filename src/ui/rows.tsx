import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './rows.module.css';

interface RowsProps {
  /** True while newer rows are on their way. */
  readonly busy?: boolean;
  /** Makes it a ranking: the place of the first row. */
  readonly start?: number;
  /** `Row`s, or list items of the page's own. */
  readonly children: ReactNode;
}

/** Rows in one card; a list to screen readers. */
export function Rows({ busy = false, start, children }: RowsProps) {
  const common = { className: styles.rows, 'data-rows': '', 'aria-busy': busy, children };
  return start === undefined ? <ul {...common} /> : <ol start={start} {...common} />;
}

interface RowProps {
  /** An icon, a small picture or a place in a ranking. */
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  /** A second, quiet line. */
  readonly note?: ReactNode;
  /** What the row is about, at its right: an amount or a tag. */
  readonly end?: ReactNode;
  /** Icon buttons. */
  readonly tools?: ReactNode;
  /** The player's own row among others. */
  readonly own?: boolean;
}

/** One line of `Rows`. */
export function Row({ own = false, ...shown }: RowProps) {
  return (
    <li className={classes(styles.row, own && styles.own)}>
      <RowContent {...shown} />
    </li>
  );
}

/** A row that stands alone above a list. */
export function LoneRow({ own = false, ...shown }: RowProps) {
  return (
    <div className={classes(styles.row, own && styles.own)}>
      <RowContent {...shown} />
    </div>
  );
}

/** Picture, name, end and tools beside each other. */
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

/** A short word in a row: "bag", "you". */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>;
