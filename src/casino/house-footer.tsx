import { HouseNotice } from './house-notice.tsx';
import styles from './house-notice.module.css';

/** The end of every page: age, licence, help, and the pages that anybody may read. */
export default function HouseFooter() {
  return (
    <footer className={styles.footer}>
      <HouseNotice />
    </footer>
  );
}
