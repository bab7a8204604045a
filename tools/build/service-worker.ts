import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { ShellList } from '../../src/platform/shell-cache.ts';
import { bundleScript } from './bundle-script.ts';
import { LOBBY_ENTRIES } from './entries.ts';
import { hashOf } from './hash.ts';
import { ROOT } from './root.ts';

/** Modules that load parts of themselves with import() once the lobby is shown: these parts work offline too. */
const LOADS_LATER = [
  'src/features/home/home-page.tsx',
  'src/app/app.tsx',
  'src/app/boot.tsx',
  'src/app/modal-host.tsx',
  'src/app/shell/shell.tsx',
  'src/app/shell/top-bar.tsx',
].map((path) => join(ROOT, path));

/** Information pages, which work offline after one visit of any page. */
const OFFLINE_PAGES = ['about', 'faq', 'terms', 'privacy', 'download', 'maintenance', 'missing'].map((page) =>
  join(ROOT, `src/features/info/${page}-page.tsx`),
);

/** Files that no script names and that the shell needs: its fonts, and the picture of a lost connection. */
const UNNAMED = /^assets\/(?:[^/]*\.woff2|satellite-antenna-[^/]*\.webp)$/;

/** Writes sw.js, and shell.json with the list of the shell's files: the lobby opens at once, and without a network. */
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
        // Names under assets contain their content's hash.
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

/** Returns the names of the files that some modules and the app's entry need, with their styles, in a fixed order. */
function shellFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(
    chunks.flatMap(({ facadeModuleId, fileName, isEntry }) =>
      isEntry || modules.includes(facadeModuleId ?? '') ? [fileName] : [],
    ),
  );
  // A Set also iterates items added during iteration.
  for (const name of needed) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
      needed.add(next);
  }
  for (const name of Object.keys(bundle)) if (UNNAMED.test(name)) needed.add(name);
  return [...needed].toSorted();
}
