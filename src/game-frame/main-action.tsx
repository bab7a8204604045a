import type { ReactNode } from 'react';
import styles from './main-action.module.css';

/** Id of the line with the reason why no bet is possible, or other information: it describes the main button. */
export const ACTION_NOTE_ID = 'note';

/** Id of the main button's container: its text describes the running round while the bet is locked. */
export const MAIN_ACTION_ID = 'main';

interface MainActionProps {
  /** Id if there is more than one. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Draws the container of a game's main button, which stays in view while the controls scroll. */
export function MainAction({ id = MAIN_ACTION_ID, children }: MainActionProps) {
  return (
    <div id={id} className={styles.action}>
      <div>{children}</div>
    </div>
  );
}
