import type { KeyboardEvent } from 'react';

/** Runs the action when Escape is pressed; a dialog that contains the stage stays open. */
export function onEscape(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  run();
}
