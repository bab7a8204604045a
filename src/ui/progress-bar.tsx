import { classes } from './classes.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Id of the element that names it. */
  readonly labelledBy: string;
  readonly now: number;
  readonly max: number;
  /** The same in words. */
  readonly text: string;
  /** How far the bar is filled, 0..1; `now` of `max` when it is left out. */
  readonly filled?: number;
  readonly isThick?: boolean;
}

/** How far something has come. */
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
