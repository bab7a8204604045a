let count = 0;

/**
 * Marks the document as still changing until the returned function is called: `<html data-pending>` is there while a part
 * loads or a dialog leaves the history. Not `aria-busy`, which would keep screen readers from announcing what the rest of
 * the page says meanwhile. Tests wait for its end (tests/e2e/support/follow.ts).
 */
export function markPending(): () => void {
  // The lobby is also rendered at build time, where nothing loads later.
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
