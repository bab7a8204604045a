/**
 * Bundles the server: for each process (lobby, game server) the module that opens it and its thin main. Packages stay
 * in node_modules, SQL and data are copied beside the bundle. Needs only Node and esbuild.
 */
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Entry points, by their names in the built folder. */
const ENTRIES = {
  main: 'server/main.ts',
  open: 'server/open.ts',
  'game-server/main': 'server/game-server/main.ts',
  'game-server/open': 'server/game-server/open.ts',
};

/** The module that opens a server is bundled once; each main imports it instead of including a copy. */
const openBeside = {
  name: 'open-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/open\.ts$/ }, () => ({ path: './open.js', external: true }));
  },
};

/**
 * Bundles the server into a folder, which is emptied first; it must be inside the repository to resolve its packages.
 * `more` are further entries, by their names there.
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
