import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite';

type Resolve = NonNullable<ModulePreloadOptions['resolveDependencies']>;

/**
 * Removes from the preload list of every import() the files that are loaded by then: the app's entry, the importing
 * file, and all their imports. Otherwise Vite would list their names again in every page.
 */
export function preloadMissing(): Plugin {
  let chunks: ReadonlyMap<string, Rolldown.OutputChunk> = new Map();
  const runningIn = (host: string): ReadonlySet<string> => {
    const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const found = new Set([host, ...entries]);
    // The loop also visits the files that it adds to the set.
    for (const name of found) for (const next of chunks.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  const resolveDependencies: Resolve = (_, files, { hostId, hostType }) => {
    if (hostType === 'html') return files;
    const running = runningIn(hostId);
    return files.filter((file) => !running.has(file));
  };
  return {
    name: 'perya:preload-missing',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
        );
      },
    },
  };
}
