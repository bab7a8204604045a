import type { Page } from '@playwright/test';

/** True once a page's device has kept the list of games with what the lobby was told beside it. */
export const isListKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('perya', 1);
        // Where nothing is kept yet, the lobby makes its store itself.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve(false);
        request.onsuccess = () => {
          const read = request.result.transaction('games').objectStore('games').get('list');
          read.onsuccess = () => {
            request.result.close();
            resolve(read.result?.config !== undefined);
          };
        };
      }),
  );
