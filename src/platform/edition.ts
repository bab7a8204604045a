/** Returns whether a path belongs to the second edition: /v2, /v2/…, or any path that ends in /v2. */
export const isOfSecondEdition = (pathname: string): boolean =>
  pathname.startsWith('/v2/') || pathname.endsWith('/v2');

/**
 * Applies the edition of an address to the document: the second edition has denser cards (tokens.css), and sheets in
 * place of dialogs.
 */
export function showEdition(pathname: string): void {
  if (isOfSecondEdition(pathname)) document.documentElement.dataset['edition'] = '2';
  else delete document.documentElement.dataset['edition'];
}

/** Returns whether the page shows an address of the second edition; false while prerendering. */
export const isSecondEdition = (): boolean =>
  typeof location !== 'undefined' && isOfSecondEdition(location.pathname);

/** Returns the lobby's path in the edition of the current address; with the table of pages, use `href('home')`. */
export const homePath = (): string => (isSecondEdition() ? '/v2' : '/');
