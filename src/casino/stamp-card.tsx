import type { ReactNode, Ref } from 'react';
import gift from '../../assets/lobby/i/wrapped-gift.webp';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { morePictures } from './more-pictures.ts';
import styles from './stamp-card.module.css';

/** One day of a card of stamps. */
export interface StampDay {
  /** From 1. */
  readonly day: number;
  readonly state: 'had' | 'today' | 'later';
  /** Everything about it in a sentence, for screen readers. */
  readonly label: string;
  /** Above the stamp, in a word or two. */
  readonly name: string;
  /** Below it: the diamonds. */
  readonly count: number;
  /** What it asks for; only the last has the room. */
  readonly needs?: string | undefined;
  /** How often it counts, as ×3. */
  readonly times?: string | undefined;
}

interface StampDaysProps {
  /** Its children are the days, in their order. */
  readonly ref?: Ref<HTMLOListElement>;
  readonly days: readonly StampDay[];
}

/** The stamps of a card in their order; the last is the large one. */
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

/** What a card is about, in a line above its stamps. */
export const StampAbout = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.about}>{children}</p>
);

/** How a card stands, told when it changes. */
export const StampState = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.state} role="status">
    {children}
  </p>
);

/** The small line below a card. */
export const StampFoot = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.foot}>{children}</p>
);

/** A card that is on its way. */
export const StampSkeleton = () => (
  <div aria-busy="true">
    <Skeleton height={330} radius={18} />
  </div>
);
