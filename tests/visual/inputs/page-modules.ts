import { basename } from 'node:path';
import type { Build } from './build-files.ts';
import { hashOf } from './hash.ts';
import type { Input } from './input.ts';
import type { GraphModule, ModuleGraph } from './module-graph.ts';

/*
 * Inputs of a lobby page: modules, not the files into which a bundler groups them. A new page changes the files of
 * all pages and the names of what they share; of the modules of other pages it changes only the table of pages, where
 * it adds a line.
 */

/** Files compiled from modules, or lists of files. */
const MADE_OF_MODULES = /\.(?:js|css|html)$/;

/** Returns the inputs of a page, from the files of the build that it fetched. */
export function pageInputs(build: Build, graph: ModuleGraph, fetched: ReadonlySet<string>): Input[] {
  const own = [...fetched].filter((file) => file.endsWith('.js'));
  const entries = own.flatMap((file) => graph.entries[file] ?? []);
  const pictures = [...fetched].filter((file) => !MADE_OF_MODULES.test(file)).map(plainName);
  const named = [
    ['module', ['vite', ...entries]],
    ['pages', [Object.keys(graph.table.lines).join(' ')]],
    ['asset', pictures],
  ] as const;
  return named.flatMap(([kind, names]) =>
    [...new Set(names)].toSorted().map((name) => ({
      kind,
      hash: pageInputHash(build, graph, kind, name),
      name,
    })),
  );
}

/** Reads the current hash of such an input. */
export function pageInputHash(
  build: Build,
  graph: ModuleGraph,
  kind: 'module' | 'pages' | 'asset',
  name: string,
): string {
  switch (kind) {
    case 'module':
      return moduleHash(graph, name);
    case 'pages':
      // Lines of pages added later do not belong to this page.
      return hashOf(
        name
          .split(' ')
          .map((page) => graph.table.lines[page] ?? 'none')
          .join('\n'),
      );
    case 'asset':
      return hashOf(
        build.names
          .filter((file) => plainName(file) === name)
          .map((file) => build.contentHash(file))
          .toSorted()
          .join(' '),
      );
  }
}

/** Returns the hash of a module and all its direct and indirect imports, except those only reached by `import()`. */
export function moduleHash({ modules }: ModuleGraph, entry: string): string {
  const found = new Set([entry]);
  const lines: string[] = [];
  // A Set also iterates items added during iteration.
  for (const name of found) {
    const { hash, imports }: GraphModule = modules[name] ?? { hash: 'none', imports: [] };
    lines.push(`${name} ${hash}`);
    for (const next of imports) found.add(next);
  }
  // Each module's own code says in which order it imports others.
  return hashOf(lines.toSorted().join('\n'));
}

/** Returns a file's name without its content hash. */
const plainName = (file: string): string => basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '');
