import { HouseNotice } from '../../casino/house-notice.tsx';
import styles from './home.module.css';

/** The end of the lobby: age, licence and the pages that anybody may read. */
export default function Footer() {
  return (
    <footer className={styles.footer}>
      <HouseNotice />
    </footer>
  );
}
