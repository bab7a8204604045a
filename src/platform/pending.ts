let count = 0;

/**
 * Marks the document as still changing until the returned function is called: `<html data-pending>` is set while a part
 * loads or a dialog's history entry is left. `aria-busy` would keep screen readers from announcing the rest of the page
 * in that time. Tests wait until the mark is gone (tests/e2e/support/follow.ts).
 */
export function markPending(): () => void {
  // The build also renders the lobby, without a document.
  if (typeof document === 'undefined') return () => undefined;
  const { dataset } = document.documentElement;
  count += 1;
  dataset['pending'] = '';
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    count -= 1;
    if (count === 0) delete dataset['pending'];
  };
}
