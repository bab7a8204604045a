import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; 100% by default. */
  width?: string | number;
  height?: string | number;
  radius?: number;
  /** width / height, instead of a height. */
  ratio?: string;
}

/** A box of the size that the content will have. It appears after 150 ms, so quick answers do not blink. */
export function Skeleton({ width = '100%', height, radius = 10, ratio }: SkeletonProps) {
  return (
    <div className={styles.skeleton} style={{ width, height, borderRadius: radius, aspectRatio: ratio }} />
  );
}
