import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseSync } from 'vite';
import { child, findAll, nameOf, type Node, root } from '../source.ts';

/** A built JavaScript file: its static and dynamic imports, and its size. */
export interface Chunk {
  readonly name: string;
  readonly text: string;
  readonly bytes: number;
  readonly needs: readonly string[];
  readonly later: readonly string[];
}

/** Name of a build: `client` is the lobby, `frame` the page in which the hall's games run. */
export type Built = 'client' | 'frame';

/** Folder of each build's index.html; the paths in the build's manifest are relative to it. */
const SOURCES: Readonly<Record<Built, string>> = { client: 'src', frame: 'src/game-frame' };

/** A build: the scripts that index.html loads, and every chunk reachable from them. */
export interface Bundle {
  readonly entries: readonly string[];
  /** Chunk that contains each lazily loaded module (page, scene, dialog), by the module's path. */
  readonly begins: ReadonlyMap<string, string>;
  readonly chunks: ReadonlyMap<string, Chunk>;
}

const fileOf = (specifier: string): string => specifier.slice(specifier.lastIndexOf('/') + 1);

/** Parses one chunk's text. `bytes` is its size as the server sends it: brotli at the highest level. */
export function chunkOf(name: string, text: string): Chunk {
  const tree = parseSync(name, text).program as unknown as Node;
  const sources = (type: string): string[] =>
    findAll(tree, type).flatMap((node) => {
      const from = nameOf(child(node, 'source')) ?? templateText(child(node, 'source'));
      return from !== undefined && from.endsWith('.js') ? [fileOf(from)] : [];
    });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  let bytes: number | undefined;
  return {
    name,
    text,
    // Compresses only on demand, since compression is slow.
    get bytes() {
      return (bytes ??= brotliCompressSync(text, { params }).length);
    },
    needs: [
      ...sources('ImportDeclaration'),
      ...sources('ExportNamedDeclaration'),
      ...sources('ExportAllDeclaration'),
    ],
    later: sources('ImportExpression'),
  };
}

/** Returns the text of a template literal: minifiers write import(`./x.js`) with backticks. */
function templateText(node: Node | undefined): string | undefined {
  if (node?.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'];
  const [only] =
    Array.isArray(quasis) && quasis.length === 1 ? (quasis as { value?: { cooked?: string } }[]) : [];
  return only?.value?.cooked;
}

/** Reads a build from dist; throws with an explanation if it has not been built. */
export function readBundle(built: Built): Bundle {
  const folder = `${root}dist/${built}/`;
  if (!existsSync(`${folder}index.html`)) throw new Error('nothing is built: run `npm run build` first');
  const html = readFileSync(`${folder}index.html`, 'utf8');
  const entries = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => fileOf(path ?? ''));
  const chunks = new Map<string, Chunk>();
  const queue = [...entries];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const path = `${folder}assets/${name}`;
    if (chunks.has(name) || !existsSync(path)) continue;
    const chunk = chunkOf(name, readFileSync(path, 'utf8'));
    chunks.set(name, chunk);
    queue.push(...chunk.needs, ...chunk.later);
  }
  return { entries, chunks, begins: readManifest(built) };
}

/**
 * Reads which chunk contains each entry and each lazily loaded module. Keys are the modules' paths in the repository.
 */
function readManifest(built: Built): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(`${root}dist/${built}/.vite/manifest.json`, 'utf8')) as Readonly<
    Record<string, { readonly file: string; readonly isEntry?: boolean; readonly isDynamicEntry?: boolean }>
  >;
  return new Map(
    Object.entries(manifest)
      .filter(([, { isEntry, isDynamicEntry }]) => isEntry === true || isDynamicEntry === true)
      .map(([module, { file }]) => [posix.join(SOURCES[built], module), fileOf(file)]),
  );
}

/** Returns the chunk of the module whose path ends with `ending`. Throws unless exactly one module matches. */
export function chunkOfModule({ begins }: Bundle, ending: string): string {
  const [found, ...others] = [...begins].filter(([module]) => `/${module}`.endsWith(`/${ending}`));
  if (found === undefined || others.length > 0) throw new Error(`the build has not one module ${ending}`);
  return found[1];
}

/** Returns the given chunks and everything that they import statically. */
export function withStaticImports(bundle: Bundle, names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const chunk = bundle.chunks.get(name);
    if (!chunk || found.has(name)) continue;
    found.add(name);
    queue.push(...chunk.needs);
  }
  return found;
}

/** Returns the size of the given chunks, KiB after brotli, without the chunks that are already loaded. */
export function kibOf(
  bundle: Bundle,
  names: Iterable<string>,
  have: ReadonlySet<string> = new Set(),
): number {
  let bytes = 0;
  for (const name of names) if (!have.has(name)) bytes += bundle.chunks.get(name)?.bytes ?? 0;
  return bytes / 1024;
}

/** Returns the names of the chunks that begin with `start`: Vite names a chunk after its module. */
export const chunksWithPrefix = (bundle: Bundle, start: string): string[] =>
  [...bundle.chunks.keys()].filter((name) => name.startsWith(`${start}-`));
