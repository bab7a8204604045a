import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { hashOf } from './hash.ts';
import type { Input } from './input.ts';

/** A file of a build: its content without the names of other files, and the files that it names, in order. */
interface BuildFile {
  readonly parts: readonly string[];
  readonly targets: readonly string[];
  readonly binary: Uint8Array | undefined;
}

/** A built folder. Its files are told apart by what they contain and who refers to them, never by their names. */
export interface Build {
  /** Every file, by its path below the folder. */
  readonly names: readonly string[];
  /** The page that everything else is reached from. */
  readonly entry: string;
  /**
   * Walks from the build's page through its files: from each along the references that `follow` picks (by their order).
   * A file's hash covers its content and which of the walked files its followed references lead to.
   */
  walk(follow: (file: string, targets: readonly string[], index: number) => readonly number[]): Input[];
  /** A file and everything that it refers to, directly or not; what files of `end` refer to is left out. */
  closure(file: string, end?: ReadonlySet<string>): Set<string>;
}

const TEXT = new Set(['.html', '.js', '.css']);
const FILE_NAME = /[\w.-]+\.(?:js|css|woff2?|webp|png|svg|avif|jpe?g|gif|json|webm|m4a|wasm)\b/g;
/** Says which build this is: another one has another value, whatever has changed. */
const BUILD_VERSION = /(name="perya-build" content=")[^"]*/;

/** Where a build has `app.html`, `index.html` is the lobby's first screen, which shows no more than its scripts do. */
const ENTRIES = ['app.html', 'index.html'];

/** Reads a built folder. Throws when it has no page. */
export async function readBuild(folder: string): Promise<Build> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .toSorted();
  const entry = ENTRIES.find((name) => names.includes(name));
  if (entry === undefined) throw new Error(`${folder} has no page`);
  const byBase = uniqueBaseNames(names, entry);
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, split(await readFile(join(folder, name)), name, byBase)] as const),
    ),
  );
  const fileOf = (name: string): BuildFile => {
    const file = files.get(name);
    if (!file) throw new Error(`the build has no ${name}`);
    return file;
  };

  return {
    names,
    entry,
    walk(follow) {
      const order = new Map([[entry, 0]]);
      const inputs: Input[] = [];
      // A map hands out what is added while it is walked.
      for (const [name, index] of order) {
        const { parts, targets, binary } = fileOf(name);
        const links = follow(name, targets, index).filter((link) => link < targets.length);
        for (const link of links) {
          const target = targets[link] ?? '';
          if (!order.has(target)) order.set(target, order.size);
        }
        const followed = new Set(links);
        const text = parts
          .map((part, place) => {
            if (place >= targets.length) return part;
            return `${part}§${followed.has(place) ? (order.get(targets[place] ?? '') ?? '') : ''}§`;
          })
          .join('');
        inputs.push({
          kind: 'file',
          hash: hashOf(binary ?? text),
          name: plainName(name),
          ...(links.length > 0 && { links }),
        });
      }
      return inputs;
    },
    closure(file, end = new Set()) {
      const found = new Set([file]);
      for (const name of found) {
        if (end.has(name)) continue;
        for (const target of fileOf(name).targets) found.add(target);
      }
      return found;
    },
  };
}

/** Only files whose last name is theirs alone are looked for in texts; others are told apart by it. */
function uniqueBaseNames(names: readonly string[], entry: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(basename(name), (counts.get(basename(name)) ?? 0) + 1);
  return new Map(
    names
      .filter((name) => name !== entry && counts.get(basename(name)) === 1)
      .map((name) => [basename(name), name]),
  );
}

function split(content: Buffer, name: string, byBase: ReadonlyMap<string, string>): BuildFile {
  if (!TEXT.has(extname(name))) return { parts: [], targets: [], binary: content };
  const text = content.toString('utf8').replace(BUILD_VERSION, '$1');
  const parts: string[] = [];
  const targets: string[] = [];
  let end = 0;
  for (const match of text.matchAll(FILE_NAME)) {
    const target = byBase.get(match[0]);
    if (target === undefined) continue;
    parts.push(text.slice(end, match.index));
    targets.push(target);
    end = match.index + match[0].length;
  }
  return { parts: [...parts, text.slice(end)], targets, binary: undefined };
}

/** A file's name without the hash of its content. */
const plainName = (name: string): string => basename(name).replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Records the files of a build that were fetched; the rest of `fetched` cannot be reached from the build's page. */
export function recordFiles(
  build: Build,
  fetched: ReadonlySet<string>,
): { readonly inputs: Input[]; readonly unreached: string[] } {
  const reached = new Set<string>([build.entry]);
  const inputs = build.walk((_, targets) =>
    targets.flatMap((target, link) => {
      if (!fetched.has(target)) return [];
      reached.add(target);
      return [link];
    }),
  );
  return { inputs, unreached: [...fetched].filter((name) => !reached.has(name)) };
}

/** Follows the recorded references in today's build; as long as nothing has changed, the inputs are those recorded. */
export const replayFiles = (build: Build, recorded: readonly Input[]): Input[] =>
  build.walk((_, __, index) => recorded[index]?.links ?? []);
