import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMON, hashOf, inputsOf, isChecked, RECORD, rememberChecked } from './first-art.mjs';

const DRAW = 'assets/make/scene/draw.ts';
const NAMES = 'assets/make/names.txt';
const SHAPES = 'assets/pipeline/shapes.ts';
const SIZE = 'scenes/size.ts';
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COMMON.map((file) => [file, file])),
  [DRAW]: "import { circle } from '../../pipeline/shapes.ts';\nimport sharp from 'sharp';",
  [NAMES]: 'Kalabaw',
  [SHAPES]: "import type { Size } from '../../scenes/size.ts';",
  [SIZE]: "export type Size = 1; // from './away.ts'",
  'scenes/other.ts': "import './size.ts';",
};

let root = '';
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'first-art-'));
  for (const [name, text] of Object.entries(FILES)) put(name, text);
});
afterEach(() => rmSync(root, { recursive: true }));

it('the check of the scripts that drew the original art depends on these scripts, every module that they import, and the settings', () => {
  expect(inputsOf(root)).toEqual([...COMMON, DRAW, NAMES, SHAPES, SIZE].toSorted());
});

describe('the check of the scripts that drew the original art', () => {
  beforeEach(() => rememberChecked(root, hashOf(root)));

  it('is skipped if nothing it depends on has changed', () => {
    expect(isChecked(root)).toBe(true);
    put('scenes/other.ts', 'export {};');
    expect(isChecked(root)).toBe(true);
  });

  it.each([DRAW, NAMES, SHAPES, SIZE, 'assets/make/new.ts', ...COMMON])('runs when %s changes', (file) => {
    put(file, `${FILES[file] ?? ''}\n// another`);
    expect(isChecked(root)).toBe(false);
  });

  it('runs when a script is deleted, and when the check has never passed', () => {
    rmSync(join(root, NAMES));
    expect(isChecked(root)).toBe(false);
    put(NAMES, 'Kalabaw');
    expect(isChecked(root)).toBe(true);
    rmSync(join(root, RECORD));
    expect(isChecked(root)).toBe(false);
  });
});
