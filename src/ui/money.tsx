import {
  formatBalance,
  formatExact,
  formatPrize,
  formatSigned,
  type Hundredths,
} from '../../contract/money.ts';
import { classes } from './classes.ts';
import styles from './money.module.css';

interface MoneyProps {
  /** Amount in whole hundredths of a coin. */
  amount: Hundredths;
  /**
   * whole: as the lobby's balance, without decimals (rounded down, exact below one peso). exact: two decimals. prize:
   * decimals only if there are any. signed: with + or -.
   */
  kind?: 'whole' | 'exact' | 'prize' | 'signed';
  /** gold is the default; plain is white; auto is green for gains and white otherwise. */
  tone?: 'gold' | 'plain' | 'auto';
}

const format = { whole: formatBalance, exact: formatExact, prize: formatPrize, signed: formatSigned };

/** Renders an amount of money with digits of equal width, always on one line and never shortened. */
export function Money({ amount, kind = 'exact', tone = 'gold' }: MoneyProps) {
  const colour = tone === 'auto' ? (amount > 0 ? styles.gain : styles.plain) : styles[tone];
  return (
    <span className={classes(styles.money, colour)} translate="no">
      {format[kind](amount)}
    </span>
  );
}

interface MetalProps {
  text: string;
  kind?: 'gold' | 'silver';
  /** Class for its position; the look stays the same. */
  className?: string | undefined;
}

/**
 * Renders text in metal lettering, from 13 px up: an ink outline with a gradient above it. The gradient is drawn by a
 * copy of the text that screen readers skip, and that a browser's translator would not change.
 */
export function Metal({ text, kind = 'gold', className }: MetalProps) {
  return (
    <span
      className={classes(styles.metal, kind === 'silver' && styles.silver, className)}
      data-text={text}
      translate="no"
    >
      {text}
    </span>
  );
}
