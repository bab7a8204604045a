import styles from './skeleton.module.css';

interface SkeletonProps {
  /** A number in CSS px or any CSS length; 100% by default. */
  width?: string | number;
  height?: string | number;
  radius?: number;
  /** Width divided by height, instead of a height. */
  ratio?: string;
}

/**
 * Renders a placeholder in the size of content that is loading. It appears after 150 ms, so that quick answers cause no
 * flicker.
 */
export function Skeleton({ width = '100%', height, radius = 10, ratio }: SkeletonProps) {
  return (
    <div className={styles.skeleton} style={{ width, height, borderRadius: radius, aspectRatio: ratio }} />
  );
}
