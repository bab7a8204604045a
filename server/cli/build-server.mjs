/** Bundles the server into dist/server: one file of ours for each process, packages left in node_modules, SQL and data beside it. */
import { cp, rm } from 'node:fs/promises';
import { build } from 'esbuild';

const OUT = 'dist/server';

await rm(OUT, { recursive: true, force: true });
await build({
  entryPoints: ['server/main.ts', 'server/studio/main.ts'],
  outdir: OUT,
  outbase: 'server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
for (const folder of ['migrations', 'functions', 'openings'])
  await cp(`server/db/${folder}`, `${OUT}/${folder}`, { recursive: true });
await cp('server/studio/migrations', `${OUT}/studio/migrations`, { recursive: true });
await cp('server/auth/breached-passwords.bin', `${OUT}/breached-passwords.bin`);
