/**
 * Longest wait for an answer of the browser's asynchronous storage, ms. On a failing disk or with a damaged profile, calls of
 * IndexedDB, caches and locks neither succeed nor fail.
 */
export const STORAGE_MS = 2_000;

/**
 * Settles as a call of the browser's storage does, but rejects if the call takes longer than `ms`. `onLate` receives a
 * result that comes after that, to free it.
 */
export async function withinStorageTime<T>(
  call: Promise<T>,
  { ms = STORAGE_MS, onLate }: { readonly ms?: number; readonly onLate?: (result: T) => void } = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`The browser's storage gave no answer within ${ms} ms`));
    }, ms);
  });
  const answer = call.then((result) => {
    if (isLate) onLate?.(result);
    return result;
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
