/**
 * Bundles the server: for each process (lobby, game server) the module that opens a server, and a small main module.
 * Packages stay in node_modules; SQL and data are copied beside the bundle. Needs only Node and esbuild.
 */
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Entry modules, by the name of the built file. */
const ENTRIES = {
  main: 'server/main.ts',
  open: 'server/open.ts',
  'game-server/main': 'server/game-server/main.ts',
  'game-server/open': 'server/game-server/open.ts',
};

/** Plugin that makes main modules import the built module that opens a server, instead of including a copy. */
const openBeside = {
  name: 'open-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/open\.ts$/ }, () => ({ path: './open.js', external: true }));
  },
};

/**
 * Empties a folder and bundles the server into it. The folder must be in the repository, so that the server finds its
 * packages. `more` are further entry modules, by the name of the built file.
 */
export async function buildServer(folder, more = {}) {
  const out = resolve(ROOT, folder);
  const copy = (from, to) => cp(join(ROOT, from), join(out, to), { recursive: true });
  await rm(out, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { ...ENTRIES, ...more },
    outdir: out,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [openBeside],
  });
  for (const name of ['migrations', 'functions', 'openings']) await copy(`server/db/${name}`, name);
  await copy('server/game-server/migrations', 'game-server/migrations');
  await copy('server/auth/breached-passwords.bin', 'breached-passwords.bin');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildServer('dist/server');
