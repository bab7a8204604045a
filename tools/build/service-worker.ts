import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { ShellList } from '../../src/platform/shell-cache.ts';
import { bundleScript } from './bundle-script.ts';
import { LOBBY_ENTRIES } from './entries.ts';
import { hashOf } from './hash.ts';
import { ROOT } from './root.ts';

/**
 * Modules that import other modules dynamically once the lobby is shown. Those belong to the shell, the files that are
 * cached for use offline.
 */
const LOADS_LATER = [
  'src/features/home/home-page.tsx',
  'src/app/app.tsx',
  'src/app/boot.tsx',
  'src/app/modal-host.tsx',
  'src/app/shell/shell.tsx',
  'src/app/shell/top-bar.tsx',
].map((path) => join(ROOT, path));

/** Paths of the information pages, which work offline after one visit of any page. */
const OFFLINE_PAGES = ['about', 'faq', 'terms', 'privacy', 'download', 'maintenance', 'missing'].map((page) =>
  join(ROOT, `src/features/info/${page}-page.tsx`),
);

/** Matches files of the shell that no script imports: fonts, and the picture shown without a connection. */
const UNNAMED = /^assets\/(?:[^/]*\.woff2|satellite-antenna-[^/]*\.webp)$/;

/**
 * Writes sw.js, and shell.json with the files that it caches, so that the lobby opens at once and without a network.
 */
export function serviceWorker(): Plugin {
  let out = '';
  return {
    name: 'perya:service-worker',
    apply: 'build',
    configResolved({ build }) {
      out = build.outDir;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_, bundle) {
        const later = LOADS_LATER.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        const modules = [...LOBBY_ENTRIES, ...later, ...OFFLINE_PAGES];
        const files = ['index.html', 'app.html', 'manifest.webmanifest', ...shellFiles(bundle, modules)];
        // For files in the folder `assets` the name is enough, since it contains a hash of the content.
        const contents = await Promise.all(
          files.map(async (name) => (name.startsWith('assets/') ? name : readFile(join(out, name), 'utf8'))),
        );
        const list = {
          version: hashOf(contents.join('\n')),
          files: files.map((name) => `/${name}`),
        } satisfies ShellList;
        await writeFile(join(out, 'shell.json'), `${JSON.stringify(list)}\n`);
        await writeFile(join(out, 'sw.js'), await bundleScript(join(ROOT, 'src/service-worker.ts')));
      },
    },
  };
}

/** Returns the sorted names of all files that the app's entry and these modules need, style sheets included. */
function shellFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(
    chunks.flatMap(({ facadeModuleId, fileName, isEntry }) =>
      isEntry || modules.includes(facadeModuleId ?? '') ? [fileName] : [],
    ),
  );
  // The loop also visits the files that it adds to the set.
  for (const name of needed) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
      needed.add(next);
  }
  for (const name of Object.keys(bundle)) if (UNNAMED.test(name)) needed.add(name);
  return [...needed].toSorted();
}
