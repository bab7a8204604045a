/** Counts of passed and failed from each runner's output. Each function gets a step's outcome { ok, output }. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const nothing = { passed: 0, failed: 0 };

/** Counts a step as one check. */
export const stepCounts = ({ ok }) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Reads Vitest's JSON; a file that could not be loaded has no tests, and counts as one failure. */
export const vitestCounts = (file) => () => {
  const report = readJson(file);
  if (!report) return nothing;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
};

/** Returns the files of Vitest's JSON in which every test passed, relative to `root`. */
export function passedFiles(file, root) {
  const suites = readJson(file)?.testResults ?? [];
  return suites
    .filter(
      ({ status, assertionResults }) =>
        status === 'passed' &&
        assertionResults.length > 0 &&
        assertionResults.every((test) => test.status === 'passed'),
    )
    .map(({ name }) => relative(root, name).replaceAll('\\', '/'));
}

/** How many journeys of a run may need their second try before the rest of them count as failed. */
const MOST_UNSTEADY = 2;

/**
 * Playwright's JSON. A test that passed at its second try is unsteady: it counts as passed and is listed by its name
 * with the reason of the failed try, up to two a run; further ones count as failed.
 */
export const playwrightCounts = (file) => () => {
  const report = readJson(file);
  if (!report) return nothing;
  const { expected, unexpected, flaky } = report.stats;
  const tolerated = Math.min(flaky, MOST_UNSTEADY);
  return {
    passed: expected + tolerated,
    failed: unexpected + (flaky - tolerated) + report.errors.length,
    unsteady: report.suites.flatMap((suite) => unsteadyIn(suite)),
  };
};

function unsteadyIn({ title, specs = [], suites = [] }, path = []) {
  const here = [...path, title].filter(Boolean);
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => ({ name: [...here, spec.title].join(' › '), reason: reasonIn(spec) })),
    ...suites.flatMap((suite) => unsteadyIn(suite, here)),
  ];
}

/** Returns the errors of the tries that failed, with their places in the code. */
const reasonIn = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .map(({ message = '', location, snippet = '' }) =>
      [message, location ? `at ${location.file}:${location.line}` : '', snippet].filter(Boolean).join('\n'),
    )
    .join('\n\n');

/** Reads the last "N passed, N failed" of the output; without one the step counts as one check. */
export function printedCounts(outcome) {
  const last = [...outcome.output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : stepCounts(outcome);
}

function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
