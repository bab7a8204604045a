/** Functions that read the numbers of passed and failed tests from the outcome of a step, `{ ok, output }`. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const nothing = { passed: 0, failed: 0 };

/** Counts a whole step as one test. */
export const stepCounts = ({ ok }) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Counts the tests in Vitest's JSON report. A test file that could not be loaded counts as one failed test. */
export const vitestCounts = (file) => () => {
  const report = readJson(file);
  if (!report) return nothing;
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
};

/** Returns the test files of Vitest's JSON report in which every test passed, relative to `root`. */
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

/** Number of journeys in a run that count as passed at their second try; any further journeys count as failed. */
const MOST_UNSTEADY = 2;

/**
 * Counts the tests in Playwright's JSON report. A test that passed only at its second try is listed as unsteady, with
 * the error of the first try. Up to MOST_UNSTEADY of them count as passed, the others as failed.
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

/** Returns the errors of a test's failed tries, with file and line. */
const reasonIn = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .map(({ message = '', location, snippet = '' }) =>
      [message, location ? `at ${location.file}:${location.line}` : '', snippet].filter(Boolean).join('\n'),
    )
    .join('\n\n');

/** Reads the last "N passed, N failed" of the output. Without such a line the whole step counts as one test. */
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
