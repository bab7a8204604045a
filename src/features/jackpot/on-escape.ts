import type { KeyboardEvent } from 'react';

/** Runs the action on Escape, like a press; a dialog around the stage stays open. */
export function onEscape(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  run();
}
