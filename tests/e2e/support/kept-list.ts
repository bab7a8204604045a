import type { Page } from '@playwright/test';

/** Returns whether the device has stored the list of games with the rest of its answer. */
export const isListKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('perya', 1);
        // Without a database yet, the lobby creates it.
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
