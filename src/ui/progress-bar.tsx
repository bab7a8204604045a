import { classes } from './classes.ts';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Id of the element that labels it. */
  readonly labelledBy: string;
  readonly now: number;
  readonly max: number;
  /** The same in words. */
  readonly text: string;
  /** Filled part of the bar, 0..1; `now` of `max` if omitted. */
  readonly filled?: number;
  readonly isThick?: boolean;
}

/** Renders a progress bar. */
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
