/** `npm run types`: every folder's own tsconfig, found by looking, so that a new one is checked from its first day. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const TSC = 'node_modules/typescript/bin/tsc';

const projects = readdirSync('.', { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !entry.name.startsWith('.') && !['node_modules', 'dist'].includes(entry.name),
  )
  .flatMap(({ name }) => readdirSync(name).map((file) => join(name, file)))
  .filter((path) => /[\\/]tsconfig(?:\.[\w-]+)?\.json$/.test(path))
  .toSorted();

let bad = projects.length === 0;
for (const project of projects) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [TSC, '-p', project, '--pretty', 'false'], {
    stdio: 'inherit',
  });
  console.log(
    `${project}: ${status === 0 ? 'good' : 'failed'}, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  bad ||= status !== 0;
}
process.exit(bad ? 1 : 0);
