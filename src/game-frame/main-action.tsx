import type { ReactNode } from 'react';
import styles from './main-action.module.css';

/** The id of the line that says why nothing can be bet, or what to know: it describes the main button. */
export const NOTE = 'note';

/** The id of the main button's place: its words say what goes on while a bet cannot be changed. */
export const MAIN = 'main';

interface MainActionProps {
  /** Where there is more than one. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** The place of a game's one main button, which is in view however far the controls are scrolled. */
export function MainAction({ id = MAIN, children }: MainActionProps) {
  return (
    <div id={id} className={styles.action}>
      <div>{children}</div>
    </div>
  );
}
