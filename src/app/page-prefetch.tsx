import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Delay between the moment when a page is ready and the prefetching of linked pages, in ms (docs/product-rules.md,
 * Limits).
 */
const PREFETCH_DELAY_MS = 1_000;

/**
 * Prefetches the code of the linked pages. Rendered inside the Suspense boundary of the current page, so it starts only
 * when that page is ready.
 */
export function PagePrefetch() {
  const { pathname } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(
      () =>
        void import('./prefetch-pages.ts').then(
          (code) => code.prefetchPages(left.signal),
          () => undefined,
        ),
      PREFETCH_DELAY_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [pathname]);
  return null;
}
