import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** Side in CSS px; 20 by default. */
  size?: number;
}

/** Renders a line icon. It never carries the meaning alone: there is text beside it or in the control's label. */
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
