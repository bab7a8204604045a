/**
 * `npm test`: all checks, in order, from a fresh clone. `npm run check` (`node tests/run.mjs check`): types, lint,
 * format and units only, in parallel; skips unit tests that passed before while nothing they depend on has changed,
 * except with `--all` and where CI is set. `npm run check:art` (`node tests/run.mjs art`): types, lint and units of the
 * scripts that drew the original art, and records that they passed; `npm test` runs it when they have changed. Ends
 * with a table of the steps and their seconds; the last line printed is always "N passed, N failed". Needs only Node.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessShell } from './run/chromium.mjs';
import { passedFiles, playwrightCounts, printedCounts, stepCounts, vitestCounts } from './run/counts.mjs';
import { hashOf, isChecked, rememberChecked, SCRIPTS } from './run/first-art.mjs';
import { install } from './run/install.mjs';
import { runStep, stopSteps } from './run/step.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const [, , mode] = process.argv;
const remembers = mode === 'check' && !process.argv.includes('--all') && !process.env.CI;
/** Two threads and their garbage collector take twice the CPU time, which the unit tests need meanwhile. */
const LINT = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' };
const results = mkdtempSync(join(tmpdir(), 'perya-test-'));
const started = Date.now();
const total = { passed: 0, failed: 0 };
const unsteady = [];
let unfinished = 0;
const table = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopSteps();
    // An interrupted step counts as failed.
    total.failed += Math.max(unfinished, 1);
    finish(1);
  });
}

try {
  const installed = await install();
  if (!installed.ok) throw new Error('the packages could not be installed');
  if (mode === 'check') await check();
  else if (mode === 'art') await checkArt();
  else for (const group of whole()) await Promise.all(group.map(take));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
finish(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Returns the static checks and the unit tests, which run in parallel to keep two cores busy. */
function quick() {
  return [...reading(), units()];
}

function units(files = []) {
  return vitest('Units', ['units', 'lobby'], files);
}

/** Runs the static checks, and the unit tests that depend on a change since they last passed. */
async function check() {
  if (!remembers) {
    await Promise.all(quick().map(take));
    return;
  }
  const { planUnits, rememberUnits } = await import('./run/unit-memory.mjs');
  const plan = await planUnits(process.cwd());
  const files = plan.tests.filter((file) => !plan.known.includes(file));
  if (plan.known.length > 0)
    console.log(
      `${plan.known.length} of ${plan.tests.length} files of units are left out, as they passed and nothing they ` +
        'depend on has changed: npm run check -- --all runs everything',
    );
  // To run all files, passes no list: it could be too long for a command line.
  const step = units(plan.known.length > 0 ? files : []);
  await Promise.all([...reading(), ...(files.length > 0 ? [step] : [])].map(take));
  await rememberUnits(process.cwd(), plan, passedFiles(step.report, process.cwd()));
}

/** Checks the scripts that drew the original art, and records that they passed. */
async function checkArt() {
  const hash = hashOf(process.cwd());
  await Promise.all(
    [
      types(`${SCRIPTS}/tsconfig.json`),
      lint('exec', '--', 'oxlint', SCRIPTS),
      vitest('Units', ['first-art']),
    ].map(take),
  );
  const hasPassed = total.failed === 0 && hash === hashOf(process.cwd());
  if (hasPassed && !process.env.CI) rememberChecked(process.cwd(), hash);
}

/** Returns the check of the scripts that drew the original art; empty if they are unchanged since they passed. */
function firstArt() {
  const name = 'First art';
  if (!isChecked(process.cwd()))
    return [{ name, command: npm('run', 'check:art'), minutes: 10, counts: printedCounts }];
  console.log(`${name}: unchanged since it last passed`);
  table.push(tableLine(name, 0, 'unchanged since it last passed'));
  return [];
}

/** Returns groups of steps: the steps of a group run in parallel, and one group runs after the other. */
function whole() {
  return [
    quick(),
    firstArt(),
    [{ name: 'Build', command: npm('run', 'build'), minutes: 5, counts: stepCounts }],
    [vitest('Server and sizes', ['server', 'server-mocking', 'built'], [], availableParallelism() + 1)],
    journeys(),
    sweeps(),
    photographs(),
  ];
}

/** Returns the static checks; each counts as one test that passed or failed. */
function reading() {
  return [
    types(),
    lint('run', 'lint', '--'),
    { name: 'Format', command: npm('run', 'format:check'), minutes: 1, counts: stepCounts },
  ];
}

function types(...projects) {
  return { name: 'Types', command: npm('run', 'types', '--', ...projects), minutes: 3, counts: stepCounts };
}

/** Returns the linter's step; `command` is how npm starts the linter. */
function lint(...command) {
  return { name: 'Lint', command: npm(...command, '--threads=1'), env: LINT, minutes: 3, counts: stepCounts };
}

/**
 * Returns the step that runs projects of Vitest. `workers` defaults to one fewer than there are cores, at least two;
 * tests that wait for a database leave time for more workers.
 */
function vitest(name, projects, files = [], workers = Math.max(2, availableParallelism() - 1)) {
  const file = join(results, `${name}.json`);
  const options = [
    '--config',
    'tests/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--maxWorkers=${workers}`,
  ];
  return {
    name,
    command: npx('vitest', 'run', ...options, ...projects.map((project) => `--project=${project}`), ...files),
    minutes: 15,
    counts: vitestCounts(file),
    report: file,
  };
}

function journeys() {
  const file = join(results, 'journeys.json');
  return [
    {
      name: 'Journeys',
      command: npx('playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      findBrowser: findHeadlessShell,
      // 1.5 times the duration on a slow machine: only a run that hangs reaches this limit.
      minutes: 40,
      counts: playwrightCounts(file),
    },
  ];
}

function sweeps() {
  const file = join(results, 'sweeps.json');
  return [
    {
      name: 'Sweeps',
      command: npx('tsx', 'tests/sweeps/run.ts', '--due'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      findBrowser: findHeadlessShell,
      minutes: 40,
      counts: playwrightCounts(file),
    },
  ];
}

function photographs() {
  if (!existsSync('tests/visual/run.ts')) return [];
  return [
    {
      name: 'Photographs',
      command: npx('tsx', 'tests/visual/run.ts'),
      findBrowser: findChromium,
      minutes: 30,
      counts: printedCounts,
    },
  ];
}

/** Runs a step, prints its duration, and adds its counts to the total. */
async function take(step) {
  const env = { ...step.env };
  const browser = await step.findBrowser?.();
  if (browser?.path !== undefined) env.PERYA_CHROMIUM = browser.path;
  unfinished += 1;
  const outcome = await runStep({ ...step, env });
  unfinished -= 1;
  const counted = step.counts(outcome);
  // A step that exits with an error has failed even if it reports no failed test.
  const failed = outcome.ok ? counted.failed : Math.max(counted.failed, 1);
  total.passed += counted.passed;
  total.failed += failed;
  for (const { name, reason } of counted.unsteady ?? []) {
    unsteady.push(name);
    console.log(`${name} failed at its first try:\n${reason}`);
  }
  table.push(tableLine(step.name, outcome.seconds, `${counted.passed} passed, ${failed} failed`));
}

function tableLine(name, seconds, counts) {
  return `  ${name.padEnd(18)}${seconds.toFixed(1).padStart(8)} s   ${counts}`.trimEnd();
}

function finish(code) {
  rmSync(results, { recursive: true, force: true });
  const lines = [
    ...table,
    tableLine('Everything', (Date.now() - started) / 1000, ''),
    ...unsteady.map((name) => `unsteady: ${name}`),
    `${total.passed} passed, ${total.failed} failed`,
  ];
  // Exits after the write: on a pipe, exit() would lose pending output.
  process.exitCode = code;
  process.stdout.write(`${lines.join('\n')}\n`, () => process.exit(code));
}

function npm(...args) {
  return ['npm', ...args];
}

function npx(tool, ...args) {
  return [process.execPath, toolPath(tool), ...args];
}

/** Returns the path of a tool's script, so that npx neither prompts nor downloads. */
function toolPath(tool) {
  const files = {
    vitest: 'node_modules/vitest/vitest.mjs',
    playwright: 'node_modules/@playwright/test/cli.js',
    tsx: 'node_modules/tsx/dist/cli.mjs',
  };
  return files[tool];
}
