import { useId, type ReactNode } from 'react';
import { formatExact } from '../../contract/money.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import styles from './goal-bar.module.css';

interface GoalBarProps {
  readonly name: string;
  /** Turnover so far, in hundredths of a coin. */
  readonly done: number;
  /** Required turnover, in hundredths of a coin. */
  readonly goal: number;
  /** Progress in figures, shown to the right of the name. */
  readonly end: ReactNode;
  /** Text about the turnover that is still missing; empty if none is missing. */
  readonly note: string;
}

/** Draws how much turnover a player has made towards the next spin, ticket or card. */
export function GoalBar({ name, done, goal, end, note }: GoalBarProps) {
  const id = useId();
  return (
    <div className={styles.goal}>
      <div className={styles.row}>
        <b id={id}>{name}</b>
        <span>{end}</span>
      </div>
      <div className={styles.bar}>
        <ProgressBar
          labelledBy={id}
          now={done}
          max={goal}
          text={`${formatExact(done)} / ${formatExact(goal)}`}
        />
      </div>
      {note !== '' && <p>{note}</p>}
    </div>
  );
}
