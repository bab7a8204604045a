import { HouseNotice } from './house-notice.tsx';
import styles from './house-notice.module.css';

/** Draws the end of every page: age, licence, help, and the public pages. */
export default function HouseFooter() {
  return (
    <footer className={styles.footer}>
      <HouseNotice />
    </footer>
  );
}
