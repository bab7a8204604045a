import type { ReactNode } from 'react';
import styles from './main-action.module.css';

/** The place of a game's one main button, which is in view however far the controls are scrolled. */
export function MainAction({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.action}>
      <div>{children}</div>
    </div>
  );
}
