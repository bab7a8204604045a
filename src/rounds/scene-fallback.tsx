import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { FirstFrame, type FirstFrameProps } from './first-frame.tsx';
import styles from './scene-fallback.module.css';

interface SceneFallbackProps extends FirstFrameProps {
  readonly className?: string | undefined;
  /** True while the canvas stands over it: it is then not painted, but stays readable to screen readers. */
  readonly isCovered: boolean;
  /** What screen readers need, and buttons of its own. */
  readonly children?: ReactNode;
}

/** A scene's picture in the DOM: its own first frame and what is live on it. */
export function SceneFallback({ className, isCovered, children, ...frame }: SceneFallbackProps) {
  return (
    <div className={classes(styles.fallback, className, isCovered && styles.covered)}>
      <FirstFrame {...frame} />
      {children}
    </div>
  );
}
