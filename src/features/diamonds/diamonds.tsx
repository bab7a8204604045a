import gem from '../../../assets/lobby/i/gem-stone.webp';
import styles from './diamonds.module.css';

/** Formats a number of diamonds with commas between thousands. */
export const formatDiamonds = (count: number): string => count.toLocaleString('en-PH');

/** Draws a number of diamonds with their picture; the text around it must tell what the number means. */
export const Diamonds = ({ count }: { count: number }) => (
  <span className={styles.diamonds}>
    <img src={gem} width={18} height={18} alt="" />
    {formatDiamonds(count)}
  </span>
);
