import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

/** Renders a link to the search page that looks like a search field. */
export function SearchLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={styles.search}>
      <Icon name="search" />
      <span className={styles.hint}>{children}</span>
    </Link>
  );
}
