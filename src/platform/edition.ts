/** True at an address of the second edition: /v2, /v2/…, or any that ends in /v2. */
export const isOfSecondEdition = (pathname: string): boolean =>
  pathname.startsWith('/v2/') || pathname.endsWith('/v2');

/**
 * Applies the edition of an address to the whole document: denser cards in the second (tokens.css), sheets for
 * dialogs.
 */
export function showEdition(pathname: string): void {
  if (isOfSecondEdition(pathname)) document.documentElement.dataset['edition'] = '2';
  else delete document.documentElement.dataset['edition'];
}

/** True while an address of the second edition is shown; false without an address, as in prerendering. */
export const isSecondEdition = (): boolean =>
  typeof location !== 'undefined' && isOfSecondEdition(location.pathname);
