/**
 * Ignores Enter while it is held down: browsers press a focused button, or submit a form, again with every repeat of
 * the key, and a held key would bet round after round. In multi-line text fields Enter still repeats.
 */
export function ignoreHeldEnter(document: Document): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const isText = event.target instanceof Element && event.target.closest('textarea') !== null;
      if (event.repeat && event.key === 'Enter' && !isText) event.preventDefault();
    },
    { capture: true },
  );
}
