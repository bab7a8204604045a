import { basename } from 'node:path';
import type { Build } from './build-files.ts';
import { hashOf } from './hash.ts';
import type { Input } from './input.ts';
import type { GraphModule, ModuleGraph } from './module-graph.ts';

/*
 * Determines the inputs of a lobby page. These are modules, not the files into which the bundler groups them: a new page
 * changes the files of all pages, but the only module of other pages that it changes is the table of pages.
 */

/** Matches built files that are made of modules, or list such files. */
const MADE_OF_MODULES = /\.(?:js|css|html)$/;

/** Returns the inputs of a page that has fetched these files of the build. */
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

/** Returns the current hash of an input that `pageInputs` has returned. */
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
      // Hashes only the lines of pages named by the input, so that pages added later do not count.
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

/** Returns a hash of a module and of everything that it imports statically, directly or indirectly. */
export function moduleHash({ modules }: ModuleGraph, entry: string): string {
  const found = new Set([entry]);
  const lines: string[] = [];
  // The loop also visits the modules that it adds to the set.
  for (const name of found) {
    const { hash, imports }: GraphModule = modules[name] ?? { hash: 'none', imports: [] };
    lines.push(`${name} ${hash}`);
    for (const next of imports) found.add(next);
  }
  // Sorts the modules; the order of imports is part of each module's own hash.
  return hashOf(lines.toSorted().join('\n'));
}

/** Returns the name of a built file without the hash in it. */
const plainName = (file: string): string => basename(file).replace(/-[\w-]{8}(?=\.\w+$)/, '');
