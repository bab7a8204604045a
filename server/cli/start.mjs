/**
 * `npm start`: installs what is missing, builds what has changed, then is the server. Needs nothing but Node itself.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LOCKFILE = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';
const INSTALLED_FROM = 'node_modules/.perya-installed';
const BUILT_FROM = 'dist/.built-from';

/** What the built product is made from. */
const SOURCES = ['assets', 'contract', 'fair', 'scenes', 'server', 'src', 'vite.config.ts', LOCKFILE];
const NOT_BUILT = /\.test\.tsx?$|\.md$/;

const STEPS = [
  ['Packing the art', 'npm', ['run', '--silent', 'assets']],
  ['Building the lobby', 'npm', ['run', '--silent', 'build:client']],
  ['Building the server', process.execPath, ['server/cli/build-server.mjs']],
];

process.chdir(ROOT);
install();
build();
process.setSourceMapsEnabled(true);
// In this very process: what stops, kills or watches it does so to the server.
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);

function install() {
  const lock = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  const isInstalled =
    existsSync(INSTALLED) &&
    (statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs ||
      (existsSync(INSTALLED_FROM) && readFileSync(INSTALLED_FROM, 'utf8') === lock));
  if (isInstalled) return;
  run('Installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  writeFileSync(INSTALLED_FROM, lock);
}

function build() {
  const sources = fingerprint();
  const isBuilt =
    existsSync('dist/server/main.js') &&
    existsSync('dist/client/index.html') &&
    existsSync('.art/manifest.json') &&
    existsSync(BUILT_FROM) &&
    readFileSync(BUILT_FROM, 'utf8') === sources;
  if (isBuilt) return;
  for (const [what, command, args] of STEPS) run(what, command, args);
  mkdirSync('dist', { recursive: true });
  writeFileSync(BUILT_FROM, sources);
}

/** Changes when a source is changed, added or deleted. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const visit = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    } else if (!NOT_BUILT.test(path)) {
      hash.update(`${path}\0${stat.size}\0${Math.floor(stat.mtimeMs)}\n`);
    }
  };
  for (const path of SOURCES) if (existsSync(path)) visit(path);
  return hash.digest('hex');
}

function run(what, command, args) {
  console.log(`${what} ...`);
  try {
    // npm is a script of its own on Windows, which only a shell starts.
    execFileSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
    });
  } catch (error) {
    console.error(`${what} failed.`);
    process.exit(typeof error.status === 'number' && error.status !== 0 ? error.status : 1);
  }
}
