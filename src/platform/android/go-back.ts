/** Answer to Android's back button: false if the page had nothing to close or go back to, so that the app may leave. */
export type BackAnswer = { readonly isHandled: boolean };

/** Closes the top dialog, or goes to the previous page if no dialog is open. */
export function goBack(): BackAnswer {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog !== undefined) {
    // Sends the event that the Escape key sends. If the dialog must not be closed, it stays open and the app is not
    // left.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    return { isHandled: true };
  }
  const index: unknown = (history.state as { idx?: unknown } | null)?.idx;
  if (typeof index !== 'number' || index === 0) return { isHandled: false };
  history.back();
  return { isHandled: true };
}
