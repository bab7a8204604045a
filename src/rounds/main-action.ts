import type { ReactNode } from 'react';

/** Main action of a game's page: its button's label, and the reason if the button is blocked. */
export interface MainAction {
  readonly label: string;
  readonly hint: ReactNode;
  readonly run: () => void;
  readonly blocked: boolean;
}

/** Creates an action whose button is blocked, with the reason. */
export const blockedAction = (label: string, hint: ReactNode): MainAction => ({
  label,
  hint,
  run: () => undefined,
  blocked: true,
});
