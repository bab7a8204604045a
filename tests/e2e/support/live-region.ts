import type { BrowserContext } from '@playwright/test';

/** What a screen reader would have spoken from live regions, in order, including pages before a reload. */
export interface LiveRegions {
  /** All announcements so far, including repetitions. */
  readonly announcements: readonly string[];
  /** Returns how many times exactly this text was announced. */
  times(text: string): number;
}

/** Records the live regions of every page in a context, from before the first script of the page. */
export async function followLiveRegions(context: BrowserContext): Promise<LiveRegions> {
  const announcements: string[] = [];
  await context.exposeBinding('peryaAnnounced', (_, text: string) => void announcements.push(text));
  await context.addInitScript(() => {
    const last = new WeakMap<Element, string>();
    const listen = (): void => {
      for (const region of document.querySelectorAll('[role=status]')) {
        const text = region.textContent?.trim() ?? '';
        if (last.get(region) === text) continue;
        last.set(region, text);
        if (text !== '')
          (globalThis as unknown as { peryaAnnounced: (text: string) => void }).peryaAnnounced(text);
      }
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { announcements, times: (text) => announcements.filter((line) => line === text).length };
}
