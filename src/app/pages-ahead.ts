import { fetchQuietly, mayFetchAhead } from '../platform/fetch-ahead.ts';
import { isPageHere, loadPage, nameAt } from './router.tsx';

/** So many pages are fetched ahead of one. */
const MOST_PAGES = 6;
/** Without a word of the browser when it has nothing to do, the next page is fetched after this long, in ms. */
const PAUSE_MS = 50;

/** What tells that somebody is there who may go on; browsers make moves of a pointer up when the page moves below it. */
const TOUCHES = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
let touched: Promise<unknown> | undefined;
/** Resolves when somebody has touched a page of the visit since this code came; from then on at once. */
const whenTouched = (): Promise<unknown> =>
  (touched ??= new Promise((resolve) => {
    for (const touch of TOUCHES) addEventListener(touch, resolve, { once: true, passive: true });
  }));

/** Resolves when the browser has nothing to do: what is pressed meanwhile comes first. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE_MS);
  });

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top;
};

/** Paths of the pages that links in view lead to and whose code is not here, the bar's first. */
function pathsInView(): string[] {
  const paths = new Map<string, string>();
  const links = document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"], a[href^="/"]');
  const isOfBar = (link: Element): number => Number(link.closest('nav') === null);
  for (const link of [...links].toSorted((a, b) => isOfBar(a) - isOfBar(b)))
    if (!isPageHere(link.pathname) && isInView(link)) paths.set(nameAt(link.pathname), link.pathname);
  return [...paths.values()].slice(0, MOST_PAGES);
}

/**
 * Fetches the code of the next pages, one after the other, until the page is left. A lobby that nobody has touched fetches
 * nothing more than itself, and keeps its processor for the first press.
 */
export async function fetchPagesAhead(left: AbortSignal): Promise<void> {
  if (!mayFetchAhead()) return;
  await whenTouched();
  for (const path of pathsInView()) {
    await whenIdle();
    // The network may have gone since.
    if (left.aborted || !mayFetchAhead()) return;
    await fetchQuietly(() => loadPage(path));
  }
}
