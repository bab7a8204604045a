/** Packs again whenever a file of the artists' room changes. */
import { join } from 'node:path';
import { buildArt, type BuildReport, CHANGED, type Folders } from './build.ts';
import { watchFolders } from './watch-folders.ts';
import { writeWhole } from './store.ts';

/** Who wants to know. */
export interface WatchOptions {
  readonly folders: Folders;
  /** Told of every bundle packed anew, when its files are in place; `pack` names the art pack it belongs to. */
  readonly onChange?: (bundle: string, pack: string | undefined) => void;
  /** Told once after each packing, with all of it. */
  readonly onBuilt?: (report: BuildReport, ms: number) => void;
  /** Told, in words, that something could not be packed; the last good files stay. */
  readonly onProblem?: (problem: string) => void;
}

/** Editors save in several steps: how long a folder must be quiet before it is packed, ms. */
const QUIET = 100;

/**
 * Packs what has changed, now and whenever a file under `folders.assets` changes, and writes `.art/changed.json`
 * ({count, changed: [{bundle, pack?}]}) each time, for tools that can only look. Answers a function that ends it.
 */
export function watchAssets({ folders, onChange, onBuilt, onProblem }: WatchOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let count = 0;

  async function build(): Promise<void> {
    const started = performance.now();
    try {
      const report = await buildArt(folders);
      count += 1;
      onBuilt?.(report, performance.now() - started);
      for (const problem of report.changed.length > 0 ? report.problems : []) onProblem?.(problem);
      for (const { bundle, pack } of report.changed) onChange?.(bundle, pack);
      writeWhole(join(folders.output, CHANGED), JSON.stringify({ count, changed: report.changed }));
    } catch (error) {
      onProblem?.(error instanceof Error ? error.message : String(error));
    }
  }

  const queue = (): void => {
    running = running.then(build);
  };
  const endWatching = watchFolders(folders.assets, () => {
    clearTimeout(timer);
    timer = setTimeout(queue, QUIET);
  });
  queue();
  return () => {
    clearTimeout(timer);
    endWatching();
  };
}
