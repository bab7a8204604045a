import { prefetch, mayPrefetch } from '../platform/prefetch.ts';
import { isPageHere, loadPage, nameAt } from './router.tsx';

/** Maximum number of pages whose code is prefetched from one page. */
const MOST_PAGES = 6;
/** Delay before each prefetch in browsers without requestIdleCallback, in ms. */
const PAUSE_MS = 50;

/**
 * Events that show that a user is active; pointer moves do not count, because browsers fire them when the page
 * scrolls under the pointer.
 */
const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
let touched: Promise<unknown> | undefined;
/** Resolves at the first user input after the first call of this function; at once if that input has happened. */
const whenTouched = (): Promise<unknown> =>
  (touched ??= new Promise((resolve) => {
    for (const touch of TOUCHES) addEventListener(touch, resolve, { once: true, passive: true });
  }));

/** Resolves when the browser is idle, so that prefetching never delays user input. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari lacks this function.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE_MS);
  });

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
};

/** Returns the paths of linked pages in view whose code is not loaded, beginning with links of the navigation bar. */
function pathsInView(): string[] {
  const paths = new Map<string, string>();
  const links = document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"], a[href^="/"]');
  const isOfBar = (link: Element): number => Number(link.closest('nav') === null);
  for (const link of [...links].sort((a, b) => isOfBar(a) - isOfBar(b)))
    if (!isPageHere(link.pathname) && isInView(link)) paths.set(nameAt(link.pathname), link.pathname);
  return [...paths.values()].slice(0, MOST_PAGES);
}

/**
 * Prefetches the code of linked pages, one by one, until the page is left (`left`). Waits for the first user input of
 * the visit, so that the processor is free for it.
 */
export async function prefetchPages(left: AbortSignal): Promise<void> {
  if (!mayPrefetch()) return;
  await whenTouched();
  for (const path of pathsInView()) {
    await whenIdle();
    // The network or the page may have changed while waiting.
    if (left.aborted || !mayPrefetch()) return;
    await prefetch(() => loadPage(path));
  }
}
