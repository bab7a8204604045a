/** Repacks whenever a file of the artists' folder changes. */
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
   * Called for every repacked bundle as soon as the game can load it: for a saved file as a draft and again in its
   * final form; for the default art before the packs over it are rebuilt. `pack` is the art pack it belongs to.
   */
  readonly onChange?: (bundle: string, pack: string | undefined) => void;
  /** Called once after each packing with its full report. */
  readonly onBuilt?: (report: BuildReport, ms: number) => void;
  /** Called with an explanation when something could not be packed; the last good files stay. */
  readonly onProblem?: (problem: string) => void;
}

/** Time without changes before a folder is packed, ms, since editors save in several steps. */
const QUIET_MS = 30;

/** Returns the bundle of a path below the artists' folder; undefined for a file outside of bundles. */
function bundleOf(path: string): BundleName | undefined {
  const [first = '', second, third, ...rest] = path.split(sep);
  if (first !== 'packs') return second === undefined ? undefined : { bundle: first };
  return second === undefined || third === undefined || rest.length === 0
    ? undefined
    : { bundle: third, pack: second };
}

/**
 * Packs what has changed, now and whenever a file under `folders.assets` changes, and writes `.art/changed.json`
 * ({count, changed: [{bundle, pack?}]}) each time, for tools that can only poll. The file saved last comes first: it
 * can be viewed before the rest is packed, and another save postpones the rest. Returns a function that stops it.
 */
export function watchAssets({ folders, onChange, onBuilt, onProblem }: WatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let count = 0;
  /** Bundles saved and not yet packed, by name. */
  const saved = new Map<string, BundleName>();
  /** Files saved and not yet packed. */
  const files = new Set<string>();
  /** True when a change has not been picked up by a packing. */
  let isChanged = true;
  /** Aborts the packing of the bundles that were not just saved. */
  let rest = new AbortController();

  const notify = (names: readonly BundleName[]): void => {
    for (const { bundle, pack } of names) onChange?.(bundle, pack);
  };

  async function build(): Promise<void> {
    // The previous packing included everything.
    if (!isChanged) return;
    isChanged = false;
    const started = performance.now();
    const { signal } = (rest = new AbortController());
    try {
      // Includes files other than pictures: a list of settings, or a file in a new folder.
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
    // The packing itself writes these into the watched folder.
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
