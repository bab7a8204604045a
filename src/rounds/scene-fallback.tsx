import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { FirstFrame, type FirstFrameProps } from './first-frame.tsx';
import styles from './scene-fallback.module.css';

interface SceneFallbackProps extends FirstFrameProps {
  readonly className?: string | undefined;
  /** True while the canvas covers it: it is then not painted, but stays readable to screen readers. */
  readonly isCovered: boolean;
  /** Content for screen readers, and its own buttons. */
  readonly children?: ReactNode;
}

/** Renders a scene's picture in the DOM: its first frame with the live parts. */
export function SceneFallback({ className, isCovered, children, ...frame }: SceneFallbackProps) {
  return (
    <div className={classes(styles.fallback, className, isCovered && styles.covered)}>
      <FirstFrame {...frame} />
      {children}
    </div>
  );
}
