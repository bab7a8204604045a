import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBuild } from './build-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['app.html', 'app.html.br', 'app.html.gz', 'assets/star.webp', 'assets/shell.js.map'])
    writeFileSync(join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists served files, without compressed copies and source maps', async () => {
  expect((await readBuild(folder)).names).toEqual(['app.html', 'assets/star.webp']);
});

it('distinguishes contents, and refuses missing files', async () => {
  const before = (await readBuild(folder)).contentHash('assets/star.webp');
  expect((await readBuild(folder)).contentHash('assets/star.webp')).toBe(before);
  writeFileSync(join(folder, 'assets/star.webp'), 'a moon');
  const build = await readBuild(folder);
  expect(build.contentHash('assets/star.webp')).not.toBe(before);
  expect(() => build.contentHash('assets/shell.js.map')).toThrow('has no');
});
