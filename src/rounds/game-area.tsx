import type { ReactNode, Ref } from 'react';
import { ResultLines } from '../casino/result-lines.tsx';
import { useErrorText } from '../store/hooks.ts';
import { useRetryFailed } from '../store/use-retry-failed.ts';
import { classes } from '../ui/classes.ts';
import { ErrorState } from '../ui/states.tsx';
import styles from './game-area.module.css';
import type { Rounds } from './use-round.ts';

interface GameAreaProps {
  readonly round: Pick<Rounds<object, unknown>, 'announcement' | 'problem' | 'replayedAt'> &
    Partial<Pick<Rounds<object, unknown>, 'stageRef'>> & { readonly phase: string };
  /** The query of the game's data; a failure without data takes the place of the lists. */
  readonly query?:
    | { readonly currentData?: unknown; readonly error?: unknown; readonly isFetching: boolean }
    | undefined;
  /** Said while no round is shown and nothing else is. */
  readonly idleAnnouncement?: ReactNode;
  /** The scene with its controls. */
  readonly stage: ReactNode;
  readonly sideRef?: Ref<HTMLDivElement>;
  /** What stands below the stage, on a desk beside it. */
  readonly children: ReactNode;
}

/** A game's two columns: the stage with what it announces, and its lists. On a phone a failure lies over the stage. */
export function GameArea({ round, query, idleAnnouncement = '', stage, sideRef, children }: GameAreaProps) {
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const { announcement, phase, problem, replayedAt, stageRef } = round;
  const isIdle = phase !== 'playing' && phase !== 'replaying';
  const hasFailed = query?.error !== undefined && query.currentData === undefined;
  return (
    <div className={styles.area}>
      <div ref={stageRef} className={styles.stage}>
        {stage}
        <div className={styles.result}>
          <ResultLines
            announcement={announcement === '' && isIdle ? idleAnnouncement : announcement}
            replayedAt={replayedAt}
            problem={problem}
            isUnknown={phase === 'unknown'}
          />
        </div>
      </div>
      <div ref={sideRef} className={classes(styles.side, hasFailed && styles.failed)}>
        {hasFailed ? (
          <ErrorState help={errorText(query.error)} onRetry={retry} busy={query.isFetching} />
        ) : (
          children
        )}
      </div>
    </div>
  );
}
