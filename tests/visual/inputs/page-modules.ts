import { basename } from 'node:path';
import type { Build } from './build-files.ts';
import { hashOf } from './hash.ts';
import type { Input } from './input.ts';
import type { GraphModule, ModuleGraph } from './module-graph.ts';

/*
 * What a page of the lobby is made of: modules, not the files that a bundler sorts them into. A new page makes other
 * files of all pages, with other names for what they share; it changes no module of another page but the table of pages,
 * where it adds a line.
 */

/** Files that are modules in another shape, or lists of files. */
const MADE_OF_MODULES = /\.(?:js|css|html)$/;

/** Returns what a page is made of, from the files of the build that it fetched. */
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

/** Reads the hash of such an input today. */
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
      // Lines of pages that came later are none of this page's.
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

/** Reads the hash of a module and all that it imports, directly or not, but for what only `import()` reaches. */
export function moduleHash({ modules }: ModuleGraph, entry: string): string {
  const found = new Set([entry]);
  const lines: string[] = [];
  // A set hands out what is added while it is walked.
  for (const name of found) {
    const { hash, imports }: GraphModule = modules[name] ?? { hash: 'none', imports: [] };
    lines.push(`${name} ${hash}`);
    for (const next of imports) found.add(next);
  }
  return hashOf(lines.join('\n'));
}

/** A file's name without the hash of its content. */
const plainName = (file: string): string => basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '');
