/** Remembers slow results by what they were made of, so that one saved file costs one picture and one sheet. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A result: plain facts and bytes. */
export interface Kept<T> {
  readonly facts: T;
  readonly bytes: Buffer;
}

/** Results on disk. */
export interface Store {
  /** The result for `key`, made when it is not there. */
  get<T>(key: string, make: () => Promise<Kept<T>> | Kept<T>): Promise<Kept<T>>;
  /** The result for `key`; undefined when it is not there. */
  find<T>(key: string): Kept<T> | undefined;
  /** Names of all results asked for since the last call. */
  takeUsed(): string[];
  /** Forgets every result but these. */
  keepOnly(names: ReadonlySet<string>): void;
}

/** A short name for data: the same data, the same name. */
export function hashOf(...data: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const piece of data) hash.update(piece);
  return hash.digest('hex').slice(0, 10);
}

/** Ending of files that are still being written, perhaps by another run. */
export const HALF = '.part';

/** Writes a file so that nobody ever reads half of it. */
export function writeWhole(file: string, data: string | Buffer): void {
  const half = `${file}.${process.pid}${HALF}`;
  writeFileSync(half, data);
  renameSync(half, file);
}

function read<T>(file: string): Kept<T> | undefined {
  try {
    const data = readFileSync(file);
    const end = data.indexOf('\n');
    return { facts: JSON.parse(data.toString('utf8', 0, end)) as T, bytes: data.subarray(end + 1) };
  } catch {
    // Missing or cut short: made again.
    return undefined;
  }
}

/** A store that gives nothing more once `signal` has ended the work. */
export const endedBy = (signal: AbortSignal, store: Store): Store => ({
  ...store,
  get(key, make) {
    signal.throwIfAborted();
    return store.get(key, make);
  },
});

/** Opens the results under `folder`; another `version` of the pipeline shares none of them. */
export function openStore(folder: string, version: string): Store {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const fileOf = (key: string): string => {
    const name = createHash('sha256').update(version).update(key).digest('hex').slice(0, 24);
    used.add(name);
    return join(folder, name);
  };
  return {
    find: (key) => read(fileOf(key)),
    async get<T>(key: string, make: () => Promise<Kept<T>> | Kept<T>) {
      const file = fileOf(key);
      const known = read<T>(file);
      if (known) return known;
      const made = await make();
      writeWhole(file, Buffer.concat([Buffer.from(`${JSON.stringify(made.facts)}\n`), made.bytes]));
      return made;
    },
    takeUsed() {
      const names = [...used];
      used.clear();
      return names;
    },
    keepOnly(names) {
      for (const file of readdirSync(folder)) {
        if (!names.has(file) && !file.endsWith(HALF)) rmSync(join(folder, file), { force: true });
      }
    },
  };
}

/** A store that remembers nothing. */
export const forgetful: Store = {
  get: async (_, make) => make(),
  find: () => undefined,
  takeUsed: () => [],
  keepOnly: () => undefined,
};
