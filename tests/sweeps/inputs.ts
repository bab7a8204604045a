import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Loader, transform } from 'esbuild';

/*
 * Computes what the sweeps of a page or a game depend on: every module that it loads, without those that only other
 * pages load. Comments and the layout of lines do not count.
 */

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Hashes by the name of a page or game, as `inputs.json` stores them for sweeps that have passed. */
export type Hashes = Readonly<Record<string, string>>;

interface Module {
  readonly imports: readonly { readonly path: string; readonly isDynamic: boolean }[];
}

type Graph = ReadonlyMap<string, Module>;

const LOBBY = 'src/main.tsx';
const FRAME = 'src/game-frame/main.tsx';
/** Tables of pages and of games: their dynamic imports lead to other pages, so they are not followed. */
const TABLES = new Set(['src/pages/pages.ts', 'src/game-frame/games.ts']);
/** Files on which every sweep depends. */
const COMMON = ['package-lock.json'];
const SCRIPTS: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.tsx': 'tsx', '.mjs': 'js' };

/** Computes a hash of everything that each page and each game depends on, by their names. */
export async function readInputs(
  pageModules: Hashes,
  gameModules: Readonly<Record<string, readonly string[]>>,
): Promise<{ readonly pages: Hashes; readonly games: Hashes }> {
  const graph = await readGraph([LOBBY, FRAME]);
  const hashes = new Map<string, Promise<string>>();
  const hashOfFile = (file: string): Promise<string> => {
    const known = hashes.get(file) ?? hashFile(file);
    hashes.set(file, known);
    return known;
  };
  const hashAll = async (entries: readonly string[]): Promise<string> => {
    const files = [...new Set([...COMMON, ...closureOf(graph, entries)])].toSorted();
    return digest(
      (await Promise.all(files.map(async (file) => `${file} ${await hashOfFile(file)}`))).join('\n'),
    );
  };
  const pages = Object.entries(pageModules).map(
    async ([name, module]) => [name, await hashAll([LOBBY, module])] as const,
  );
  const games = Object.entries(gameModules).map(
    async ([name, modules]) => [name, await hashAll([FRAME, ...modules])] as const,
  );
  return {
    pages: Object.fromEntries(await Promise.all(pages)),
    games: Object.fromEntries(await Promise.all(games)),
  };
}

/** Returns the modules of each page or game by its name, from the source of its table: `name: … import('…')`. */
export function readTable(file: string): ReadonlyMap<string, readonly string[]> {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const found = new Map<string, string[]>();
  let name = '';
  for (const line of source.split('\n')) {
    name = /^ {2}['"]?([\w-]+)['"]?: /.exec(line)?.[1] ?? name;
    const target = /import\('([^']+)'\)/.exec(line)?.[1];
    if (target !== undefined) found.set(name, [...(found.get(name) ?? []), join(file, '..', target)]);
  }
  return found;
}

async function readGraph(entries: readonly string[]): Promise<Graph> {
  const { metafile } = await build({
    entryPoints: [...entries],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: 'dist/sweeps',
    platform: 'browser',
    packages: 'external',
    logLevel: 'error',
    jsx: 'automatic',
    plugins: [
      {
        name: 'others',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^virtual:|\?/ }, ({ path }) => ({ path, external: true }));
          onLoad({ filter: /\.(?:css|html|md|svg|webp|avif|png|woff2?|wav|webm|bin|json)$/ }, () => ({
            contents: '',
            loader: 'empty',
          }));
        },
      },
    ],
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      path,
      {
        imports: imports
          .filter(({ external }) => external !== true)
          .map((one) => ({ path: one.path, isDynamic: one.kind === 'dynamic-import' })),
      },
    ]),
  );
}

/** Returns the entries and all modules that they load, without those behind a table's dynamic imports. */
function closureOf(graph: Graph, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  // The loop also visits the modules that it adds to the set.
  for (const path of found)
    for (const next of graph.get(path)?.imports ?? [])
      if (!next.isDynamic || !TABLES.has(path)) found.add(next.path);
  return found;
}

async function hashFile(file: string): Promise<string> {
  const loader = SCRIPTS[extname(file)];
  const content = readFileSync(join(ROOT, file));
  if (loader === undefined) return digest(content);
  const { code } = await transform(content.toString('utf8'), { loader, minify: true, jsx: 'automatic' });
  return digest(code);
}

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
