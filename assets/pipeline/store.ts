/** Caches results of slow work by their inputs, so that a saved file costs only the work for its picture and sheet. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRunning } from './with-process-lock.ts';

/** A cached result: facts as JSON, and bytes. */
export interface StoredResult<T> {
  readonly facts: T;
  readonly bytes: Buffer;
}

/** A cache of results on disk. */
export interface Store {
  /** Returns the result for `key`; calls `make` and stores its result if there is none. */
  get<T>(key: string, make: () => Promise<StoredResult<T>> | StoredResult<T>): Promise<StoredResult<T>>;
  /** Returns the result for `key`; undefined if there is none. */
  find<T>(key: string): StoredResult<T> | undefined;
  /** Returns a store with the same results, and a set to which it adds the name of each requested result. */
  track(): { readonly store: Store; readonly used: ReadonlySet<string> };
  /** Deletes all results except those with the given names. */
  keepOnly(names: ReadonlySet<string>): void;
}

/** Returns a short hash of texts and bytes. */
export function hashOf(...data: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const piece of data) hash.update(piece);
  return hash.digest('hex').slice(0, 10);
}

/** Extension of a file that is being written, perhaps by another process. */
export const PARTIAL = '.part';

/** Returns the path under which this process writes a file until it is complete. */
export const partOf = (file: string): string => `${file}.${process.pid}${PARTIAL}`;

/**
 * Writes a file atomically: first under another name, then renamed, so that no reader sees an incomplete file. If that
 * fails, as on a full disk, removes the incomplete file and throws.
 */
export function writeAtomically(file: string, data: string | Buffer): void {
  const half = partOf(file);
  try {
    writeFileSync(half, data);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}

/** Removes the incomplete files that killed processes have left in a folder and its subfolders. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const [, pid] = /\.(\d+)\.part$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Writes files into a folder, each atomically. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | Buffer>): void {
  for (const [file, data] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeAtomically(join(folder, file), data);
  }
}

function read<T>(file: string): StoredResult<T> | undefined {
  try {
    const data = readFileSync(file);
    const end = data.indexOf('\n');
    return { facts: JSON.parse(data.toString('utf8', 0, end)) as T, bytes: data.subarray(end + 1) };
  } catch {
    // The file is missing or incomplete, so the result is made again.
    return undefined;
  }
}

/** Options for opening a store. */
export interface StoreOptions {
  /** Version of the pipeline's code; different versions share no results. */
  readonly version: string;
  /** After this signal has aborted, the store throws instead of returning results. */
  readonly signal?: AbortSignal | undefined;
}

/** Opens a store of results in `folder`. Requests for a result that is just being made wait for it. */
export function openStore(folder: string, { version, signal }: StoreOptions): Store {
  mkdirSync(folder, { recursive: true });
  const making = new Map<string, Promise<StoredResult<unknown>>>();

  async function fetch<T>(
    name: string,
    make: () => Promise<StoredResult<T>> | StoredResult<T>,
  ): Promise<StoredResult<T>> {
    const file = join(folder, name);
    const known = read<T>(file);
    if (known) return known;
    const made = await make();
    writeAtomically(file, Buffer.concat([Buffer.from(`${JSON.stringify(made.facts)}\n`), made.bytes]));
    return made;
  }

  function storeWith(used: Set<string>): Store {
    const nameOf = (key: string): string => {
      signal?.throwIfAborted();
      const name = createHash('sha256').update(version).update(key).digest('hex').slice(0, 24);
      used.add(name);
      return name;
    };
    return {
      find: (key) => read(join(folder, nameOf(key))),
      async get<T>(key: string, make: () => Promise<StoredResult<T>> | StoredResult<T>) {
        const name = nameOf(key);
        const begun = making.get(name) ?? fetch(name, make).finally(() => making.delete(name));
        making.set(name, begun);
        // Every key belongs to one kind of result, so the type is right.
        return (await begun) as StoredResult<T>;
      },
      track() {
        const tracked = new Set<string>();
        return { store: storeWith(tracked), used: tracked };
      },
      keepOnly(names) {
        for (const file of readdirSync(folder)) {
          if (!names.has(file) && !file.endsWith(PARTIAL)) rmSync(join(folder, file), { force: true });
        }
      },
    };
  }
  return storeWith(new Set());
}

/** A store that caches nothing. */
export const noStore: Store = {
  get: async (_, make) => make(),
  find: () => undefined,
  track: () => ({ store: noStore, used: new Set() }),
  keepOnly: () => undefined,
};
