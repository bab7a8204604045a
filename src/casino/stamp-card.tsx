import type { ReactNode, Ref } from 'react';
import gift from '../../assets/lobby/i/wrapped-gift.webp';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { morePictures } from './more-pictures.ts';
import styles from './stamp-card.module.css';

/** One day of a stamp card. */
export interface StampDay {
  /** Number of the day on the card, from 1. */
  readonly day: number;
  readonly state: 'had' | 'today' | 'later';
  /** The whole day in a sentence, for screen readers. */
  readonly label: string;
  /** Name of the day above its stamp, one or two words. */
  readonly name: string;
  /** Number of diamonds for the day, shown below the stamp. */
  readonly count: number;
  /** What the player must do for the stamp; only the card's last stamp has room for this text. */
  readonly needs?: string | undefined;
  /** Multiplier of the diamonds, such as ×3. */
  readonly times?: string | undefined;
}

interface StampDaysProps {
  /** Ref of the list element, whose children are the days in order. */
  readonly ref?: Ref<HTMLOListElement>;
  readonly days: readonly StampDay[];
}

/** Draws the days of a stamp card in order; the last stamp is larger. */
export const StampDays = ({ ref, days }: StampDaysProps) => (
  <ol ref={ref} className={styles.days}>
    {days.map((day) => (
      <Day key={day.day} {...day} isLast={day.day === days.length} />
    ))}
  </ol>
);

function Day({ state, label, name, count, needs, times, isLast }: StampDay & { readonly isLast: boolean }) {
  const isHad = state === 'had';
  const isToday = state === 'today';
  return (
    <li
      className={classes(styles.day, isLast && styles.last, isHad && styles.had, isToday && styles.today)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="sr-only">{label}</span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {isHad ? (
        <span className={styles.stamp}>
          <Icon name="check" size={22} />
        </span>
      ) : (
        <img src={isLast ? gift : morePictures.diamond} width={40} height={40} alt="" />
      )}
      <b className={styles.count} aria-hidden="true">
        {count}
        {times !== undefined && <small className={styles.times}>{times}</small>}
      </b>
      {needs !== undefined && (
        <small className={styles.needs} aria-hidden="true">
          {needs}
        </small>
      )}
    </li>
  );
}

/** Draws a line above the stamps that says what the card is for. */
export const StampAbout = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.about}>{children}</p>
);

/** Draws the state of the stamp card; screen readers read it out when it changes. */
export const StampState = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.state} role="status">
    {children}
  </p>
);

/** Draws small print below the stamp card. */
export const StampFoot = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.foot}>{children}</p>
);

/** Draws a placeholder while the stamp card is loading. */
export const StampSkeleton = () => (
  <div aria-busy="true">
    <Skeleton height={330} radius={18} />
  </div>
);
