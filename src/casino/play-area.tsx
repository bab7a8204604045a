import type { ReactNode, Ref } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './play-area.module.css';
import { ResultLines, type ResultLinesProps } from './result-lines.tsx';

interface PlayAreaProps extends ResultLinesProps {
  /** The scene with its controls. */
  readonly stage: ReactNode;
  readonly stageRef?: Ref<HTMLDivElement>;
  readonly sideRef?: Ref<HTMLDivElement>;
  /** What stands below the stage, on a desk beside it. */
  readonly children: ReactNode;
  /** Takes the place of the lists when the game did not load; on a phone it lies over the stage, where it is seen. */
  readonly failure?: ReactNode;
}

/** A game's two columns: the stage with what it says, and its lists. */
export function PlayArea({ stage, stageRef, sideRef, children, failure, ...result }: PlayAreaProps) {
  return (
    <div className={styles.area}>
      <div ref={stageRef} className={styles.stage}>
        {stage}
        <div className={styles.result}>
          <ResultLines {...result} />
        </div>
      </div>
      <div ref={sideRef} className={classes(styles.side, Boolean(failure) && styles.failed)}>
        {failure || children}
      </div>
    </div>
  );
}
