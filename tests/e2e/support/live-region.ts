import type { BrowserContext } from '@playwright/test';

/** Everything that a screen reader would have been told by the pages' live regions, in order, across reloads. */
export interface LiveRegions {
  /** What was said so far, each time it was said. */
  readonly said: readonly string[];
  /** How often exactly this was said. */
  times(text: string): number;
}

/** Follows every live region of every page from its first moment. */
export async function followLiveRegions(context: BrowserContext): Promise<LiveRegions> {
  const said: string[] = [];
  await context.exposeBinding('peryaSaid', (_, text: string) => void said.push(text));
  await context.addInitScript(() => {
    const last = new WeakMap<Element, string>();
    const listen = (): void => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent?.trim() ?? '';
        if (last.get(region) === text) continue;
        last.set(region, text);
        if (text !== '') (globalThis as unknown as { peryaSaid: (text: string) => void }).peryaSaid(text);
      }
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { said, times: (text) => said.filter((line) => line === text).length };
}
