import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import styles from './page-ways.module.css';

interface PageWaysProps<Id extends string> {
  /** What the pages are together, for screen readers. */
  readonly label: string;
  readonly places: readonly { readonly id: Id; readonly to: string; readonly label: ReactNode }[];
  /** The page that is open. */
  readonly place: Id;
}

/** The way from each page of a group to the others, as tabs that are links; the open one is in view. */
export function PageWays<Id extends string>({ label, places, place }: PageWaysProps<Id>) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [place]);
  return (
    <nav className={styles.nav} aria-label={label}>
      {places.map(({ id, to, label: name }) => (
        <Link
          key={id}
          ref={id === place ? current : undefined}
          to={to}
          replace
          className={classes(styles.place, id === place && styles.on)}
          aria-current={id === place ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
