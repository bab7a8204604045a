/** Watches a folder and all its subfolders. */
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

function foldersUnder(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(root, entry.name), ...foldersUnder(join(root, entry.name))] : [],
    );
  } catch {
    // The folder was deleted in the meantime.
    return [];
  }
}

/**
 * Calls `onChange` with the path of each file under `root` that changes, appears or disappears. Returns a function that
 * ends the watch. Every folder has its own watcher, because Node 20's recursive watch on Linux loses files that an
 * editor saves by renaming.
 */
export function watchFolders(root: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function follow(): void {
    const folders = new Set([root, ...foldersUnder(root)]);
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (kind, name) => {
        // A file or folder has appeared or disappeared, so look for new folders.
        if (kind === 'rename') follow();
        onChange(name === null ? folder : join(folder, name));
      });
      // A watcher reports an error when its folder is deleted; that is no problem.
      watcher.on('error', () => undefined);
      watchers.set(folder, watcher);
    }
  }

  follow();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}
