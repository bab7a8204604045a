/** Packs art again whenever a file in the artists' folder changes. */
import { basename, join, relative, sep } from 'node:path';
import { packSaved } from './pack-saved.ts';
import {
  buildArt,
  type BuildReport,
  type BundleName,
  CHANGED,
  type Folders,
  bundlePath,
} from './build-art.ts';
import { SOUND_FILES } from './bundles.ts';
import { whenWritten } from './source-file.ts';
import { watchFolders } from './watch-folders.ts';
import { PARTIAL, writeAtomically } from './store.ts';

/** Folders to watch, and callbacks. */
export interface WatchOptions {
  readonly folders: Folders;
  /**
   * Called for every packed bundle as soon as the game can load it: after a save once for the draft, and again for the
   * final form. `pack` is the name of the bundle's art pack, if it belongs to one.
   */
  readonly onChange?: (bundle: string, pack: string | undefined) => void;
  /** Called after each full run with its report and its duration in ms. */
  readonly onBuilt?: (report: BuildReport, ms: number) => void;
  /** Called with a message when something could not be packed; the files packed last stay in use. */
  readonly onProblem?: (problem: string) => void;
}

/** Time without changes after which saved files are packed, ms, because editors save in several steps. */
const QUIET_MS = 30;

/** Returns the bundle that a path in the artists' folder belongs to; undefined if it belongs to none. */
function bundleOf(path: string): BundleName | undefined {
  const [first = '', second, third, ...rest] = path.split(sep);
  if (first !== 'packs') return second === undefined ? undefined : { bundle: first };
  return second === undefined || third === undefined || rest.length === 0
    ? undefined
    : { bundle: third, pack: second };
}

/**
 * Packs changed bundles now, and whenever a file under `folders.assets` changes. After each full run it writes
 * `.art/changed.json`, {count, changed: [{bundle, pack?}]}, for tools that poll. Bundles with saved files are packed
 * before all others, so that artists see them soon; another save postpones the others. Returns a function that ends the
 * watch.
 */
export function watchAssets({ folders, onChange, onBuilt, onProblem }: WatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let count = 0;
  /** Bundles with saved files that are not packed yet, by name. */
  const saved = new Map<string, BundleName>();
  /** Saved files that are not packed yet. */
  const files = new Set<string>();
  /** Whether something has changed since the last run began. */
  let isChanged = true;
  /** Aborts the packing of the bundles without saved files. */
  let rest = new AbortController();

  const notify = (names: readonly BundleName[]): void => {
    for (const { bundle, pack } of names) onChange?.(bundle, pack);
  };

  async function build(): Promise<void> {
    // The last run has already packed everything.
    if (!isChanged) return;
    isChanged = false;
    const started = performance.now();
    const { signal } = (rest = new AbortController());
    try {
      // Wait for all saved files, also for those that are not pictures, such as settings.
      await whenWritten([...files], signal);
      files.clear();
      const names = [...saved.values()];
      saved.clear();
      const shown = new Set<string>();
      for (const isDraft of names.length > 0 ? [true, false] : []) {
        const packed = await packSaved(folders, names, { isDraft, signal });
        for (const name of packed) shown.add(bundlePath(name));
        notify(packed);
        signal.throwIfAborted();
      }
      const unseen = (all: readonly BundleName[]): BundleName[] =>
        all.filter((name) => !shown.has(bundlePath(name)));
      const report = await buildArt(folders, { onDefault: (changed) => notify(unseen(changed)), signal });
      count += 1;
      onBuilt?.(report, performance.now() - started);
      for (const problem of report.changed.length > 0 ? report.problems : []) onProblem?.(problem);
      notify(unseen(report.changed.filter(({ pack }) => pack !== undefined)));
      writeAtomically(join(folders.output, CHANGED), JSON.stringify({ count, changed: report.changed }));
    } catch (error) {
      if (!signal.aborted) onProblem?.(error instanceof Error ? error.message : String(error));
    }
  }

  const queue = (): void => {
    if (!isChanged) return;
    rest.abort();
    running = running.then(build);
  };
  const endWatching = watchFolders(folders.assets, (path) => {
    // The pipeline itself writes these files into the watched folder.
    if (SOUND_FILES.includes(basename(path)) || path.endsWith(PARTIAL)) return;
    const name = bundleOf(relative(folders.assets, path));
    if (name) saved.set(bundlePath(name), name);
    files.add(path);
    isChanged = true;
    clearTimeout(timer);
    timer = setTimeout(queue, QUIET_MS);
  });
  queue();
  return () => {
    clearTimeout(timer);
    rest.abort();
    endWatching();
  };
}
