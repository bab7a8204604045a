import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMON, planUnits, rememberUnits } from './unit-memory.mjs';

const SUM = 'fair/sum.test.ts';
const ART = 'assets/art.test.ts';
const PLAN = 'tests/plan.test.ts';
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COMMON.map((file) => [file, file.endsWith('.json') ? '{}' : '//'])),
  [SUM]: "import { add } from './sum.ts';\nadd(1, 2);",
  'fair/sum.ts': "import type { Two } from './two.ts';\nexport * from './add.ts';\nexport type Sum = Two;",
  'fair/add.ts': "export const add = async (a, b) => a + b + (await import('./rest.ts')).rest;",
  'fair/rest.ts': 'export const rest = 0;',
  'fair/two.ts': 'export type Two = 2;',
  'fair/other.ts': 'export const other = 1;',
  // A test that declares what it reads.
  [ART]: "// Reads: assets, fair/other.ts\nimport { readFileSync } from 'node:fs';\nreadFileSync('x');",
  'assets/hub.svg': '<svg/>',
  // A test that may read any file.
  [PLAN]: "import './reads.ts';",
  'tests/reads.ts': "import { readFileSync } from 'node:fs';\nreadFileSync('fair/other.ts');",
};

let root = '';
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'units-'));
  for (const [name, text] of Object.entries(FILES)) put(name, text);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Stores which tests have passed, applies a change, and returns the test files that `npm run check` runs then. */
async function runAfter(change: () => void, passed: readonly string[] = [SUM, ART, PLAN]): Promise<string[]> {
  await rememberUnits(root, await planUnits(root), passed);
  change();
  const { tests, known } = await planUnits(root);
  return tests.filter((test) => !known.includes(test));
}

it('all unit tests run in a fresh clone, and at the next check only those that may read any file', async () => {
  const plan = await planUnits(root);
  expect(plan.tests).toEqual([SUM, ART, PLAN]);
  expect(plan.known).toEqual([]);
  expect(await runAfter(() => undefined)).toEqual([PLAN]);
});

describe('a test runs again when', () => {
  it.each([SUM, 'fair/sum.ts', 'fair/add.ts', 'fair/rest.ts'])(
    'the module %s, which it imports, changes',
    async (file) => {
      expect(await runAfter(() => put(file, `${FILES[file]}\n// another`))).toEqual([SUM, PLAN]);
    },
  );

  it.each(COMMON)('%s changes, on which all tests depend', async (file) => {
    expect(await runAfter(() => put(file, `${FILES[file]} `))).toEqual([SUM, ART, PLAN]);
  });

  it.each(['assets/hub.svg', 'assets/new.svg', 'fair/other.ts'])(
    '%s changes, which its comment "Reads" lists',
    async (file) => {
      expect(await runAfter(() => put(file, 'export const other = 2;'))).toEqual([ART, PLAN]);
    },
  );

  it('a file that it reads is deleted', async () => {
    expect(await runAfter(() => rmSync(join(root, 'assets/hub.svg')))).toEqual([ART, PLAN]);
  });

  it('its last run failed, or one of its modules changed during the run', async () => {
    expect(await runAfter(() => undefined, [ART])).toEqual([SUM, PLAN]);
    const plan = await planUnits(root);
    put('fair/add.ts', 'export const add = 3;');
    await rememberUnits(root, plan, [SUM, ART]);
    expect((await planUnits(root)).known).toEqual([ART]);
  });
});

it('a test does not run again when a module with only types changes, or a module that it does not import', async () => {
  expect(await runAfter(() => put('fair/two.ts', 'export type Two = 1 | 2;'))).toEqual([PLAN]);
  expect(await runAfter(() => put('src/new.ts', 'export {};'))).toEqual([PLAN]);
});
