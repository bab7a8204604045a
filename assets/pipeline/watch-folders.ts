/** Watches a folder and all folders below it. */
import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

function foldersUnder(root: string): string[] {
  try {
    return readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(root, entry.name), ...foldersUnder(join(root, entry.name))] : [],
    );
  } catch {
    // Deleted while it was read.
    return [];
  }
}

/**
 * Calls back with the path whenever a file under `root` changes, appears or disappears; returns a function that stops
 * it. Each folder has its own watcher: Node 20's recursive watch on Linux follows files one by one and loses those
 * that an editor saves by renaming.
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
        // Something appeared or disappeared, possibly a folder.
        if (kind === 'rename') follow();
        onChange(name === null ? folder : join(folder, name));
      });
      // A deleted folder closes its watcher.
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
