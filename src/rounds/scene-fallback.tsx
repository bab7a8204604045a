import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { FirstFrame, type FirstFrameProps } from './first-frame.tsx';
import styles from './scene-fallback.module.css';

interface SceneFallbackProps extends FirstFrameProps {
  readonly className?: string | undefined;
  /** True while the canvas covers the fallback: it is then not painted, but screen readers can still read it. */
  readonly isCovered: boolean;
  /** Content for screen readers, and buttons that only the fallback has. */
  readonly children?: ReactNode;
}

/** Renders the picture of a scene in the DOM: its first frame with current texts and pictures. */
export function SceneFallback({ className, isCovered, children, ...frame }: SceneFallbackProps) {
  return (
    <div className={classes(styles.fallback, className, isCovered && styles.covered)}>
      <FirstFrame {...frame} />
      {children}
    </div>
  );
}
