import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** Width and height in CSS px; 20 by default. */
  size?: number;
}

/** Renders a line icon. Screen readers skip it, so put text beside it or label its control. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={typeof name === 'string' ? iconPaths[name] : name.d} />
    </svg>
  );
}
