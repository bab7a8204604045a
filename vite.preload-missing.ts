import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite';

type Resolve = NonNullable<ModulePreloadOptions['resolveDependencies']>;

/**
 * Leaves out of what an import() fetches beside its file whatever runs already where it stands: the app's entry, the file that
 * asks, and all that these import. Vite would write down each name once more in every page.
 */
export function preloadMissing(): { readonly plugin: Plugin; readonly resolveDependencies: Resolve } {
  let chunks: ReadonlyMap<string, Rolldown.OutputChunk> = new Map();
  const runningIn = (host: string): ReadonlySet<string> => {
    const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    const found = new Set([host, ...entries]);
    // A set hands out what is added while it is walked.
    for (const name of found) for (const next of chunks.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  return {
    plugin: {
      name: 'perya:preload-missing',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          chunks = new Map(
            Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
          );
        },
      },
    },
    resolveDependencies(_, files, { hostId, hostType }) {
      if (hostType === 'html') return files;
      const running = runningIn(hostId);
      return files.filter((file) => !running.has(file));
    },
  };
}
