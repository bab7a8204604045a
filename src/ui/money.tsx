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
  /** Integer hundredths. */
  amount: Hundredths;
  /** whole: the lobby's balance (floored, exact below one peso). exact: two decimals. prize: no decimals when there are none. signed: +/-. */
  kind?: 'whole' | 'exact' | 'prize' | 'signed';
  /** gold by default; plain is white; auto is green for gains and white for losses. */
  tone?: 'gold' | 'plain' | 'auto';
}

const format = { whole: formatBalance, exact: formatExact, prize: formatPrize, signed: formatSigned };

/** Renders an amount of money in tabular digits; it never wraps and never truncates. */
export function Money({ amount, kind = 'exact', tone = 'gold' }: MoneyProps) {
  const colour = tone === 'auto' ? (amount > 0 ? styles.gain : styles.plain) : styles[tone];
  return <span className={classes(styles.money, colour)}>{format[kind](amount)}</span>;
}

interface MetalProps {
  text: string;
  kind?: 'gold' | 'silver';
  /** Class for its position; it does not change its look. */
  className?: string | undefined;
}

/** Renders metal lettering, from 13 px up: ink outline below, gradient above. The second copy is not read out. */
export function Metal({ text, kind = 'gold', className }: MetalProps) {
  return (
    <span className={classes(styles.metal, kind === 'silver' && styles.silver, className)} data-text={text}>
      {text}
    </span>
  );
}
