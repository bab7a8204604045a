/** Packs again whenever a file of the artists' room changes. */
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

/** Who wants to know. */
export interface WatchOptions {
  readonly folders: Folders;
  /**
   * Told of every bundle packed anew, as soon as the game can load it: what was just saved as a draft and as it stays,
   * the default art before the packs over it are rebuilt. `pack` names the art pack it belongs to.
   */
  readonly onChange?: (bundle: string, pack: string | undefined) => void;
  /** Told once after each packing, with all of it. */
  readonly onBuilt?: (report: BuildReport, ms: number) => void;
  /** Told, in words, that something could not be packed; the last good files stay. */
  readonly onProblem?: (problem: string) => void;
}

/** Editors save in several steps: how long a folder must be quiet before it is packed, ms. */
const QUIET_MS = 30;

/** The bundle that a path below the artists' folder belongs to; undefined for a file that is of none. */
function bundleOf(path: string): BundleName | undefined {
  const [first = '', second, third, ...rest] = path.split(sep);
  if (first !== 'packs') return second === undefined ? undefined : { bundle: first };
  return second === undefined || third === undefined || rest.length === 0
    ? undefined
    : { bundle: third, pack: second };
}

/**
 * Packs what has changed, now and whenever a file under `folders.assets` changes, and writes `.art/changed.json`
 * ({count, changed: [{bundle, pack?}]}) each time, for tools that can only look. What was saved last comes first: it can
 * be looked at before the rest is packed, and another save meanwhile puts the rest off. Returns a function that ends it.
 */
export function watchAssets({ folders, onChange, onBuilt, onProblem }: WatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let count = 0;
  /** Saved and not yet packed, by title. */
  const saved = new Map<string, BundleName>();
  /** Files saved and not yet packed. */
  const files = new Set<string>();
  /** True when something has changed that no packing has begun with. */
  let isChanged = true;
  /** Ends the packing of what nobody waits for. */
  let rest = new AbortController();

  const notify = (names: readonly BundleName[]): void => {
    for (const { bundle, pack } of names) onChange?.(bundle, pack);
  };

  async function build(): Promise<void> {
    // The packing before it took all.
    if (!isChanged) return;
    isChanged = false;
    const started = performance.now();
    const { signal } = (rest = new AbortController());
    try {
      // Also what is no picture: a list of settings, or a file whose folder is new.
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
    // Packing itself writes these, into the folder that it watches.
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
