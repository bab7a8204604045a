import { classes } from './classes.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Id of the element that labels the bar. */
  readonly labelledBy: string;
  readonly now: number;
  readonly max: number;
  /** `now` and `max` in words, for screen readers. */
  readonly text: string;
  /** Filled share of the bar, 0 to 1; by default `now` divided by `max`. */
  readonly filled?: number;
  readonly isThick?: boolean;
}

/** Renders a progress bar without visible text. */
export function ProgressBar({
  labelledBy,
  now,
  max,
  text,
  filled = now / max,
  isThick = false,
}: ProgressBarProps) {
  return (
    <div
      className={classes(styles.bar, isThick && styles.thick)}
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={text}
    >
      <i style={{ width: `${filled * 100}%` }} />
    </div>
  );
}
