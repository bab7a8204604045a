import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import styles from './page-ways.module.css';

interface PageWaysProps<Id extends string> {
  /** Name of the group of pages, for screen readers. */
  readonly label: string;
  readonly places: readonly { readonly id: Id; readonly to: string; readonly label: ReactNode }[];
  /** Id of the current page. */
  readonly place: Id;
}

/** Renders links between the pages of a group, which look like tabs; scrolls the current page's link into view. */
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
