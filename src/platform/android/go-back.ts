/** Answer to Android's back button: false if the page had nothing to close or go back to, so that the app may leave. */
export type BackAnswer = { readonly isHandled: boolean };

/** Closes the top dialog, or goes to the previous page if no dialog is open. */
export function goBack(): BackAnswer {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog !== undefined) {
    // The same event as for the Escape key. A dialog that must not be closed stays open, and the app stays too.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    return { isHandled: true };
  }
  const index: unknown = (history.state as { idx?: unknown } | null)?.idx;
  if (typeof index !== 'number' || index === 0) return { isHandled: false };
  history.back();
  return { isHandled: true };
}
