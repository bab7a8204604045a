import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightCounts } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'perya-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flaky = (title: string) => ({
  title,
  tests: [
    {
      status: 'flaky',
      results: [
        { errors: [{ message: 'it was late', location: { file: 'a.spec.ts', line: 7 } }] },
        { errors: [] },
      ],
    },
  ],
});

const countsOf = (report: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return playwrightCounts(file)();
};

const reportOf = (titles: readonly string[]) => ({
  stats: { expected: 5, unexpected: 1, flaky: titles.length },
  errors: [],
  suites: [{ title: 'a.spec.ts', suites: [{ title: 'inner', specs: titles.map(flaky) }] }],
});

it('counts a journey that passes at its second try as passed, and lists its name and first error', () => {
  expect(countsOf(reportOf(['one']))).toEqual({
    passed: 6,
    failed: 1,
    unsteady: [{ name: 'a.spec.ts › inner › one', reason: 'it was late\nat a.spec.ts:7' }],
  });
});

it('counts the third unsteady journey of a run as failed', () => {
  expect(countsOf(reportOf(['one', 'two', 'three']))).toMatchObject({ passed: 7, failed: 2 });
});
