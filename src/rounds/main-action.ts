import type { ReactNode } from 'react';

/** The one thing to do on a game's page now: its button, and the line that gives the reason when it is blocked. */
export interface MainAction {
  readonly label: string;
  readonly hint: ReactNode;
  readonly run: () => void;
  readonly blocked: boolean;
}

/** Creates an action that cannot be done now, with the reason. */
export const blockedAction = (label: string, hint: ReactNode): MainAction => ({
  label,
  hint,
  run: () => undefined,
  blocked: true,
});
