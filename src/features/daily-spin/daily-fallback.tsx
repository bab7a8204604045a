import { formatPrize } from '../../../contract/money.ts';
import { useTexts } from '../../i18n/i18n.tsx';
import { classes } from '../../ui/classes.ts';
import { Metal } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './daily-fallback.module.css';
import { dailySpinTexts } from './texts.ts';

/** Fields of the wheel, clockwise; the first is on top. */
const FIELDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

interface DailyFallbackProps {
  /** Hundredths of each field; undefined until they are known. */
  readonly sectors: readonly number[] | undefined;
  /** The field that the last spin came to: it stands on top. */
  readonly rest: number | undefined;
  /** Text of the plate below the wheel. */
  readonly line: string;
  /** Nobody can spin now: the wheel steps back. */
  readonly isBlocked: boolean;
  /** True while the canvas stands over it: it is then not painted. */
  readonly isCovered: boolean;
}

/**
 * The wheel without a canvas, in the same places: first paint while the scene loads, and the whole picture where there is
 * no WebGL. It is for the eye: the prizes stand in the table of odds and the result is announced.
 */
export function DailyFallback({ sectors, rest, line, isBlocked, isCovered }: DailyFallbackProps) {
  const t = useTexts(dailySpinTexts);
  return (
    <div className={classes(styles.fallback, isCovered && styles.covered)} aria-hidden="true">
      <p className={classes('title', styles.title)}>
        <Metal text={t('title').toUpperCase()} />
      </p>
      <div
        className={classes(styles.wheel, isBlocked && styles.dim)}
        style={{ rotate: `${(rest ?? 0) * (-360 / FIELDS.length)}deg` }}
      >
        {FIELDS.map((field) => (
          <span
            key={field}
            className={classes(styles.field, rest === field && styles.won)}
            style={{ rotate: `${field * (360 / FIELDS.length)}deg` }}
          >
            {sectors ? formatPrize(sectors[field] ?? 0) : <Skeleton width="100%" height="1em" />}
          </span>
        ))}
        <i className={styles.hub} />
      </div>
      <i className={styles.pointer} />
      <p className={styles.bar}>{sectors ? line : <Skeleton width="60%" height="1em" />}</p>
    </div>
  );
}
