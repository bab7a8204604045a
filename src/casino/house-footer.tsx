import { HouseNotice } from './house-notice.tsx';
import styles from './house-notice.module.css';

/** Draws the footer of every page: minimum age, licence, help, and links to the public pages. */
export default function HouseFooter() {
  return (
    <footer className={styles.footer}>
      <HouseNotice />
    </footer>
  );
}
