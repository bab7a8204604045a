// Reads: assets
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildArt } from './build-art.ts';
import { removeLeftovers, writeAtomically } from './store.ts';

/** No process can have this id, the largest 32-bit integer. */
const ENDED = 2 ** 31 - 1;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file that cannot be written leaves no incomplete file behind', () => {
  // A folder cannot be replaced by a file, as a full disk cannot take one.
  mkdirSync(join(folder, 'sheet.webp'));
  expect(() => writeAtomically(join(folder, 'sheet.webp'), 'pixels')).toThrow(
    /EISDIR|ENOTEMPTY|EPERM|EEXIST/,
  );
  expect(readdirSync(folder)).toEqual(['sheet.webp']);
});

it('incomplete files of ended processes are removed, and those of running ones stay', () => {
  mkdirSync(join(folder, 'packs'));
  const running = `a.${process.pid}.part`;
  for (const name of [`a.${ENDED}.part`, `packs/b.${ENDED}.part`, running, 'c.webp', 'd.part'])
    writeFileSync(join(folder, name), '');
  removeLeftovers(folder);
  expect(readdirSync(folder).toSorted()).toEqual([running, 'c.webp', 'd.part', 'packs']);
  expect(readdirSync(join(folder, 'packs'))).toEqual([]);
});

it('a build begins by removing what a killed build has left, in the artists’ folder too', async () => {
  const folders = {
    assets: join(folder, 'assets'),
    output: join(folder, 'out'),
    cache: join(folder, 'cache'),
  };
  const left = [
    join(folders.assets, 'fair', `sound.webm.${ENDED}.part`),
    join(folders.cache, 'kept', `0123.${ENDED}.part`),
    join(folders.output, `fair.webp.${ENDED}.part`),
  ];
  for (const path of [join(folders.assets, 'fair'), join(folders.cache, 'kept'), folders.output])
    mkdirSync(path, { recursive: true });
  for (const file of left) writeFileSync(file, 'half');
  await buildArt(folders);
  for (const path of [join(folders.assets, 'fair'), join(folders.cache, 'kept'), folders.output])
    expect(readdirSync(path).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a written file replaces the old one', () => {
  writeAtomically(join(folder, 'a.json'), 'old');
  writeAtomically(join(folder, 'a.json'), 'new');
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['a.json']);
});
