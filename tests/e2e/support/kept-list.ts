import type { Page } from '@playwright/test';

/** Resolves to whether the browser has stored the configuration with the list of games. */
export const isListKept = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('perya', 1);
        // Does not create a missing database, since that is up to the lobby.
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
