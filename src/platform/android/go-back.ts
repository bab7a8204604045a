/** Result of Android's back button: the page had something to close or go back to, or the app may leave. */
export type BackAnswer = { readonly isHandled: boolean };

/** Goes back as the player expects: closes the top dialog, else goes to the previous page. */
export function goBack(): BackAnswer {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog !== undefined) {
    // Like Escape; a dialog that may not be closed stays, and the app does not leave.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    return { isHandled: true };
  }
  const index: unknown = (history.state as { idx?: unknown } | null)?.idx;
  if (typeof index !== 'number' || index === 0) return { isHandled: false };
  history.back();
  return { isHandled: true };
}
