import type { KeyboardEvent } from 'react';

/** Runs on Escape, as a press would; a dialog around the stage stays open. */
export function onEscape(event: KeyboardEvent, run: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  run();
}
