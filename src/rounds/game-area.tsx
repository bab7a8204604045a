import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { ResultLines } from '../casino/result-lines.tsx';
import { useErrorText } from '../store/hooks.ts';
import { useRetryFailed } from '../store/use-retry-failed.ts';
import { classes } from '../ui/classes.ts';
import { ErrorState } from '../ui/states.tsx';
import { ControlsSlotContext } from './stage-controls.tsx';
import type { Crops } from './crops.ts';
import styles from './game-area.module.css';
import type { Rounds } from './use-round.ts';

interface GameAreaProps {
  readonly round: Pick<Rounds<object, unknown>, 'announcement' | 'problem' | 'replayedAt'> &
    Partial<Pick<Rounds<object, unknown>, 'stageRef'>> & { readonly phase: string };
  /** Query of the game's data. If it fails and nothing is cached, an error replaces the lists. */
  readonly query?:
    | { readonly currentData?: unknown; readonly error?: unknown; readonly isFetching: boolean }
    | undefined;
  readonly crops: Crops;
  /** Announced while no round is played or shown, if there is no other announcement. */
  readonly idleAnnouncement?: ReactNode;
  /** The scene with its controls. */
  readonly stage: ReactNode;
  readonly sideRef?: Ref<HTMLDivElement>;
  /** The game's lists: below the stage, on a desktop beside it. */
  readonly children: ReactNode;
}

/**
 * Renders a game's page: the first screen with stage and results, which fits every size of window and text, and then
 * the lists. On a phone an error lies over the stage.
 */
export function GameArea(props: GameAreaProps) {
  const { round, query, crops, idleAnnouncement = '', stage, sideRef, children } = props;
  const errorText = useErrorText();
  const retry = useRetryFailed();
  const [controlsSlot, setControlsSlot] = useState<HTMLElement | null>(null);
  const { announcement, phase, problem, replayedAt, stageRef } = round;
  const isIdle = phase !== 'playing' && phase !== 'replaying';
  const hasFailed = query?.error !== undefined && query.currentData === undefined;
  return (
    <div className={styles.area} style={cropStyle(crops)} data-game-area="">
      <div className={styles.play}>
        <div ref={stageRef} className={styles.stage}>
          <ControlsSlotContext value={controlsSlot}>{stage}</ControlsSlotContext>
        </div>
        <div ref={setControlsSlot} className={styles.controls} />
        <div className={styles.result}>
          <ResultLines
            announcement={announcement === '' && isIdle ? idleAnnouncement : announcement}
            replayedAt={replayedAt}
            problem={problem}
            isUnknown={phase === 'unknown'}
            isOver={isIdle}
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

const cropStyle = ({ upright, low, desk }: Crops): CSSProperties => {
  const style: Record<`--${string}`, number> = {
    '--upright-top': upright[0],
    '--upright-tall': upright[1] - upright[0],
    '--low-top': low[0],
    '--low-tall': low[1] - low[0],
    '--desk-top': desk[0],
    '--desk-tall': desk[1] - desk[0],
  };
  return style;
};
