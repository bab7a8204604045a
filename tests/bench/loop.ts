import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addFiftyPages } from './fifty-pages.ts';
import { type Row, stepsOf } from './table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Longest times that a developer should wait, s, on two otherwise idle cores. */
const GOALS = { freshStart: 75, warmStart: 3, check: 60, checkAgain: 20, test: 720, fiftyPages: 240 };
/** Maximum number of installed packages. */
const MAX_PACKAGES = 300;
const OPEN = /Perya is open:/;

/** Measures how long a developer waits for start, checks and tests in a fresh clone. Takes a quarter of an hour. */
export async function loopRows(log: (line: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-loop-'));
  const clone = join(folder, 'perya');
  try {
    await run(ROOT, 'git', ['clone', '--quiet', ROOT, clone]);
    log('npm start in a fresh clone ...');
    const freshStart = await secondsToOpen(clone);
    log('npm start again ...');
    const warmStart = await secondsToOpen(clone);
    log('npm run check ...');
    const check = await run(clone, 'npm', ['run', 'check']);
    log('npm run check again ...');
    const checkAgain = await run(clone, 'npm', ['run', 'check']);
    log('npm test ...');
    const test = await run(clone, 'npm', ['test']);
    log('the build and the pictures of the pages, without and with fifty more ...');
    const pages = await pagesRun(clone);
    addFiftyPages(clone);
    const morePages = await pagesRun(clone);
    const packages = countPackages(clone);
    return [
      timeRow('npm start, fresh clone', freshStart, GOALS.freshStart),
      timeRow('npm start, again', warmStart, GOALS.warmStart),
      runRow('npm run check', check, GOALS.check),
      runRow('npm run check, nothing changed', checkAgain, GOALS.checkAgain),
      runRow('npm test', test, GOALS.test),
      ...stepsOf(test.output),
      runRow(
        'fifty new pages: building and photographing them',
        { ...morePages, seconds: morePages.seconds - pages.seconds },
        GOALS.fiftyPages,
      ),
      {
        what: 'packages installed',
        value: String(packages),
        goal: `<= ${MAX_PACKAGES}`,
        ok: packages <= MAX_PACKAGES,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly seconds: number;
  readonly code: number | null;
  readonly output: string;
}

async function run(cwd: string, command: string, args: readonly string[]): Promise<Run> {
  const started = performance.now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { seconds: (performance.now() - started) / 1000, code, output };
}

/** Builds the lobby, and takes screenshots of changed and new pages and of a sample of the unchanged pages. */
async function pagesRun(clone: string): Promise<Run> {
  const build = await run(clone, 'npm', ['run', 'build']);
  const visual = await run(clone, 'npm', [
    'run',
    'visual',
    '--',
    '--no-scenes',
    '--update',
    '--seed',
    'bench',
  ]);
  return {
    ...visual,
    code: build.code === 0 ? visual.code : build.code,
    seconds: build.seconds + visual.seconds,
  };
}

/** Starts the product on a free port, and stops it once it has printed its address. */
async function secondsToOpen(cwd: string): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Runs in a process group of its own, which can be stopped as a whole: npm does not forward a signal to all
    // descendants.
    detached: true,
  });
  const closed = once(child, 'close');
  const seconds = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (OPEN.test(output)) resolve((performance.now() - started) / 1000);
    });
    child.once('exit', () => reject(new Error(`npm start ended before it was open:\n${output}`)));
  });
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await closed;
  return seconds;
}

function countPackages(clone: string): number {
  const lock = JSON.parse(readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  return Object.keys(lock.packages).length;
}

const timeRow = (what: string, seconds: number, goal: number): Row => ({
  what,
  value: `${seconds.toFixed(1)} s`,
  goal: `<= ${goal} s`,
  ok: seconds <= goal,
});

/** Returns the row for the duration of a command. A command that failed has not met its goal, however fast it was. */
function runRow(what: string, { seconds, code, output }: Run, goal: number): Row {
  const row = timeRow(what, seconds, goal);
  return code === 0 ? row : { ...row, ok: false, note: output.trimEnd().split('\n').at(-1) ?? '' };
}
