import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './home.module.css';

/** Draws placeholders of the lobby's first rows of games. */
export function SectionsSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.head}>
        <Skeleton width={128} height={24} radius={8} />
      </div>
      <GridSkeleton />
    </div>
  );
}

/** Draws a screenful of placeholders for tiles of games. */
export function GridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index}>
          <Skeleton ratio="3 / 4" radius={15} />
          <div style={{ height: '1.2rem', paddingTop: 6 }}>
            <Skeleton height={12} radius={4} />
          </div>
        </div>
      ))}
    </div>
  );
}
