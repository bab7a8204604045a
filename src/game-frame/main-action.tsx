import type { ReactNode } from 'react';
import styles from './main-action.module.css';

/** Id of the line that says why the player cannot bet, or another notice; it describes the main button. */
export const ACTION_NOTE_ID = 'note';

/**
 * Id of the main button's container. While the stake is locked, its text describes the running round to screen readers.
 */
export const MAIN_ACTION_ID = 'main';

interface MainActionProps {
  /** Id of the container, if the page has more than one main button. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Draws the container of a game's main button, which stays visible while the controls scroll. */
export function MainAction({ id = MAIN_ACTION_ID, children }: MainActionProps) {
  return (
    <div id={id} className={styles.action}>
      <div>{children}</div>
    </div>
  );
}
