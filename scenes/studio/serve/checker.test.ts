import { expect, it } from 'vitest';
import type { CheckMessage } from '../protocol.ts';
import { createChecker, type RunCheck } from './checker.ts';

const wrong = (file: string): CheckMessage => ({
  file,
  rule: 'too small',
  found: 'a',
  wanted: 'b',
  sentence: 'C.',
});

interface StartedCheck {
  readonly file: string | undefined;
  readonly signal: AbortSignal;
  end(messages: readonly CheckMessage[] | undefined): void;
}

/** Creates a check function whose checks end when the test ends them. */
function createChecks(): { readonly checks: StartedCheck[]; readonly runCheck: RunCheck } {
  const checks: StartedCheck[] = [];
  return {
    checks,
    runCheck: (file, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
        checks.push({ file, signal, end: resolve });
      }),
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const open = (checks: readonly StartedCheck[]): StartedCheck[] =>
  checks.filter(({ signal }) => !signal.aborted);

it('the checker runs one full check after five files were saved, and returns the result of the check to every caller', async () => {
  const { checks, runCheck } = createChecks();
  const checker = createChecker(runCheck, (file) => file);
  const answers: Promise<unknown>[] = [];
  for (const file of ['a', 'b', 'c', 'd', 'e']) {
    answers.push(checker.all());
    void checker.saved(`${file}.svg`);
    await settle();
    expect(open(checks).filter((check) => check.file === undefined)).toEqual([]);
  }
  for (const check of open(checks)) check.end([]);
  await settle();
  const [whole, ...more] = open(checks).filter((check) => check.file === undefined);
  expect(more).toEqual([]);
  whole?.end([wrong('a.svg')]);
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 5 }, () => [wrong('a.svg')]));
});

it('the checker aborts a full check when a file is saved, and returns the result of a new one', async () => {
  const { checks, runCheck } = createChecks();
  const checker = createChecker(runCheck, (file) => file);
  const answer = checker.all();
  await settle();
  const saved = checker.saved('hub.svg');
  expect(checks[0]?.signal.aborted).toBe(true);
  checks[0]?.end([wrong('mended.svg')]);
  checks[1]?.end([]);
  expect(await saved).toEqual({ file: 'hub.svg', messages: [] });
  await settle();
  checks[2]?.end([]);
  expect(await answer).toEqual([]);
});

it('the checker reports a file saved twice only once, and does not report a file that is not art', async () => {
  const { checks, runCheck } = createChecks();
  const checker = createChecker(runCheck, (file) => `room/${file}`);
  const first = checker.saved('hub.svg');
  const second = checker.saved('hub.svg');
  const other = checker.saved('README.md');
  checks[1]?.end([wrong('room/hub.svg')]);
  checks[2]?.end(undefined);
  expect(await Promise.all([first, second, other])).toEqual([
    undefined,
    { file: 'room/hub.svg', messages: [wrong('room/hub.svg')] },
    undefined,
  ]);
});

it('the checker rejects if a check cannot run, and runs another check for the next request', async () => {
  const { checks, runCheck } = createChecks();
  const checker = createChecker(
    (file, signal) => (checks.length === 0 ? Promise.reject(new Error('no scenes')) : runCheck(file, signal)),
    (file) => file,
  );
  await expect(checker.all()).rejects.toThrow('no scenes');
  checks.push({ file: 'x', signal: AbortSignal.abort(), end: () => undefined });
  const again = checker.all();
  await settle();
  checks.at(-1)?.end([]);
  expect(await again).toEqual([]);
});
