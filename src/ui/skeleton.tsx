import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; 100% by default. */
  width?: string | number;
  height?: string | number;
  radius?: number;
  /** Aspect ratio (width / height), instead of a height. */
  ratio?: string;
}

/**
 * Renders a placeholder box in the size of the content. It appears after 150 ms, so that quick answers do not
 * flicker.
 */
export function Skeleton({ width = '100%', height, radius = 10, ratio }: SkeletonProps) {
  return (
    <div className={styles.skeleton} style={{ width, height, borderRadius: radius, aspectRatio: ratio }} />
  );
}
