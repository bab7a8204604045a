/**
 * `npm run types`: checks the types of every tsconfig in a top folder, or only of those that are passed. It searches
 * for the tsconfigs, so that a new one is included automatically.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const PACKAGE = 'node_modules/typescript';
/** Folder of incremental build info, with which a run checks only what a change can affect. */
const MEMORY = '.cache/types';
/** One thread takes a third of the CPU time and is faster: several would each check the same types. */
const OPTIONS = ['--singleThreaded', '--incremental', '--pretty', 'false'];
/** Switches garbage collection off, which would take a third of the time; a check uses less than a GiB. */
const MEMORY_USE = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

const passed = process.argv.slice(2);
const projects =
  passed.length > 0
    ? passed
    : readdirSync('.', { withFileTypes: true })
        .filter(
          (entry) =>
            entry.isDirectory() &&
            !entry.name.startsWith('.') &&
            !['node_modules', 'dist'].includes(entry.name),
        )
        .flatMap(({ name }) => readdirSync(name).map((file) => join(name, file)))
        .filter((path) => /[\\/]tsconfig(?:\.[\w-]+)?\.json$/.test(path))
        .toSorted();

const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
mkdirSync(MEMORY, { recursive: true });

/** The tsconfigs to check. The tsconfig of the tests starts first, since it takes as long as all others together. */
const queue = projects.toSorted((a, b) => Number(b.startsWith('tests')) - Number(a.startsWith('tests')));
let bad = projects.length === 0;
await Promise.all([work(), work()]);
process.exit(bad ? 1 : 0);

async function work() {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    const started = Date.now();
    const isGood = await check(project);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${project}: ${isGood ? 'good' : 'failed'}, ${seconds} s`);
    bad ||= !isGood;
  }
}

/** Checks the types of a project; resolves to true if there is no error. */
function check(project) {
  const memory = join(MEMORY, `${project.replaceAll(/\W/g, '-')}-${version}.tsbuildinfo`);
  const child = spawn(
    process.execPath,
    [join(PACKAGE, 'bin/tsc'), '-p', project, ...OPTIONS, '--tsBuildInfoFile', memory],
    { stdio: 'inherit', env: { ...MEMORY_USE, ...process.env } },
  );
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
