import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cloneOf, refusalOf, rememberStudio, studioAddress } from './clone.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const name of ['one', 'two']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('each clone of the repository stores the address of its own studio', () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  expect(studioAddress(one)).toBe('http://localhost:5174/');
  rememberStudio(one, 'http://localhost:5175/');
  expect(studioAddress(one)).toBe('http://localhost:5175/');
  expect(studioAddress(two)).toBe('http://localhost:5174/');
});

it('a studio refuses a link that was made for another clone, and gives the reason', () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const link = `/?scene=wheel&at=6451.333333333334&clone=${cloneOf(one)}`;
  expect(refusalOf(one, link)).toBeUndefined();
  expect(refusalOf(two, link)).toContain('another copy of the project');
  expect(refusalOf(two, '/?scene=wheel')).toBeUndefined();
});
