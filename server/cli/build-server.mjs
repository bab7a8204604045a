/** Bundles the server into dist/server: one file of ours, packages left in node_modules, migrations beside it. */
import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const OUT = 'dist/server';

await rm(OUT, { recursive: true, force: true });
await build({
  entryPoints: ['server/main.ts'],
  outfile: `${OUT}/main.js`,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
await cp('server/db/migrations', `${OUT}/migrations`, { recursive: true });
