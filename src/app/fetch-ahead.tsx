import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** So long after a page is ready the next ones are fetched, in ms (docs/product-rules.md, Limits). */
const AHEAD_MS = 1_000;

/**
 * Fetches the code of the pages that the page leads to, once it is ready: it stands beside the page, inside of what waits for
 * its code.
 */
export function FetchAhead() {
  const { pathname } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(
      () =>
        void import('./pages-ahead.ts').then(
          (ahead) => ahead.fetchPagesAhead(left.signal),
          () => undefined,
        ),
      AHEAD_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [pathname]);
  return null;
}
