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

it('the list of a build contains its files except compressed copies and source maps', async () => {
  expect((await readBuild(folder)).names).toEqual(['app.html', 'assets/star.webp']);
});

it('the hash of a built file depends on its content, and throws for a missing file', async () => {
  const before = (await readBuild(folder)).contentHash('assets/star.webp');
  expect((await readBuild(folder)).contentHash('assets/star.webp')).toBe(before);
  writeFileSync(join(folder, 'assets/star.webp'), 'a moon');
  const build = await readBuild(folder);
  expect(build.contentHash('assets/star.webp')).not.toBe(before);
  expect(() => build.contentHash('assets/shell.js.map')).toThrow('has no');
});
