/** `npm run types`: every room's own tsconfig, found by looking, so that a new room is checked the day it is born. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const TSC = 'node_modules/typescript/bin/tsc';

const rooms = readdirSync('.', { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && !entry.name.startsWith('.') && !['node_modules', 'dist'].includes(entry.name),
  )
  .flatMap(({ name }) => readdirSync(name).map((file) => join(name, file)))
  .filter((path) => /[\\/]tsconfig(?:\.[\w-]+)?\.json$/.test(path))
  .toSorted();

let bad = rooms.length === 0;
for (const project of rooms) {
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
