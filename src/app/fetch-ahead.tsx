import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Delay from a page being ready to prefetching the next ones, in ms (docs/product-rules.md, Limits). */
const AHEAD_MS = 1_000;

/**
 * Prefetches the code of the linked pages once the current page is ready: it is rendered beside the page, inside its
 * Suspense boundary.
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
