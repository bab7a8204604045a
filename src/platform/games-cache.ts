import { withinStorageTime } from './storage-time.ts';

/*
 * Stores the list of games in IndexedDB: it can hold 5,000 games, too many for local storage, and reading it does not
 * block the first paint.
 */

const DATABASE = 'perya';
const STORE = 'games';
const KEY = 'list';

/** A stored list of games, its version as given by the server, and the rest of the server's answer. */
export interface StoredGames {
  readonly version: string;
  readonly games: unknown;
  /** Kinds and providers of games and the rest of the answer; undefined if an older build stored the list. */
  readonly config?: unknown;
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is closed'));
  });

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

const isStored = (value: unknown): value is StoredGames =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  'games' in value;

/** Runs one request on the store of games. */
async function requestStore<T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await settle(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/**
 * Reads the stored list of games; undefined if there is none, or if the browser's storage is unavailable or gives no
 * answer.
 */
export async function readStoredGames(): Promise<StoredGames | undefined> {
  try {
    const value: unknown = await withinStorageTime(requestStore('readonly', (store) => store.get(KEY)));
    return isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the list of games. Ignores failures: the list is then fetched again at the next visit. */
export async function storeGames(stored: StoredGames): Promise<void> {
  try {
    await withinStorageTime(requestStore('readwrite', (store) => store.put(stored, KEY)));
  } catch {
    // Ignored, as described above.
  }
}
