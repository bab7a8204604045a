/**
 * `npm start`: installs missing packages, builds what has changed, then runs the server in this process. Art packs are
 * packed while the server runs, because a first visit does not need them. Needs only Node.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BUILT_FROM, fingerprint, PACKED_FROM, readMark, writeMark } from '../../tools/build/marks.mjs';
import { build, packArt } from '../../tools/build/run.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LOCKFILE = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const INSTALLED_FROM = 'node_modules/.perya-installed';

process.chdir(ROOT);
install();
const sources = fingerprint();
if (!isBuilt()) {
  console.log('Building: art, lobby and server ...');
  if (!(await build(['--default']))) process.exit(1);
}
process.setSourceMapsEnabled(true);
// The server runs in this process, so that signals and process monitors reach it directly.
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);
if (readMark(PACKED_FROM) !== sources) packTheRest();

function install() {
  const lock = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  const isInstalled =
    existsSync(INSTALLED) &&
    (statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs || readMark(INSTALLED_FROM) === lock);
  if (isInstalled) return;
  run('Installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(INSTALLED_FROM, lock);
}

function isBuilt() {
  return (
    existsSync('dist/server/main.js') &&
    existsSync('dist/client/index.html') &&
    existsSync('.art/manifest.json') &&
    readMark(BUILT_FROM) === sources
  );
}

/** Packs the remaining art packs in the background. Players see the default look until a pack is ready. */
function packTheRest() {
  const child = spawn(process.execPath, packArt(), { stdio: 'ignore' });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  process.once('exit', () => child.kill());
  child.on('error', (error) => console.error('The art packs:', error.message));
  child.on('exit', (code) => {
    if (code === 0) writeMark(PACKED_FROM, sources);
    else if (code !== null) console.error('Not every art pack could be packed; npm run assets tells why.');
  });
}

function run(what, command, args) {
  console.log(`${what} ...`);
  try {
    // On Windows npm is a script, which only a shell can start.
    execFileSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
    });
  } catch (error) {
    console.error(`${what} failed.`);
    process.exit(typeof error.status === 'number' && error.status !== 0 ? error.status : 1);
  }
}
