// Reads: assets, contract, scenes
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { artFolders } from '../pipeline/folders.ts';
import { reelTitles } from '../pipeline/reel-titles.ts';
import { checkSaved } from './check-all.ts';
import { checkTitles } from './check-titles.ts';
import type { Finding } from './finding.ts';

let assets = '';
const put = (name: string, data: string): string => {
  const file = join(assets, 'titles', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return file;
};
const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
const disc = '<circle cx="176" cy="168" r="90" fill="#f00"/>';
const check = (): Promise<Finding[]> =>
  checkTitles({ assets, folder: assets, declarations: new Map(), whole: true });
const of = (findings: readonly Finding[], file: string): Finding[] =>
  findings.filter((finding) => finding.file === `titles/${file}`);

beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'titles-'));
  cpSync(join(artFolders.assets, 'titles/kalabaw-cash'), join(assets, 'titles/kalabaw-cash'), {
    recursive: true,
  });
});
afterEach(() => rmSync(assets, { recursive: true }));

it("checkTitles finds no faults in the sheets of the hall's titles", async () => {
  const findings = await checkTitles({
    assets: artFolders.assets,
    folder: artFolders.assets,
    declarations: new Map(),
    whole: true,
  });
  expect(findings).toEqual([]);
});

it('checkTitles reports every title without a sheet of pictures, and every sheet of the wrong size', async () => {
  put('sirena-song/sheet.webp', 'nothing');
  const findings = await check();
  expect(findings.filter(({ rule }) => rule === 'missing')).toHaveLength(reelTitles.length - 2);
  expect(of(findings, 'sirena-song/sheet.webp')).toMatchObject([{ rule: 'wrong sheet' }]);
});

it("checkTitles checks the pictures that an artist has saved beside a title's sheet", async () => {
  put('kalabaw-cash/symbol-a.svg', svg(352, 336, disc));
  put('kalabaw-cash/symbol-b.svg', svg(200, 336, disc));
  put('kalabaw-cash/symbol-c.svg', svg(352, 336, '<rect width="352" height="336" fill="#f00"/>'));
  put('kalabaw-cash/symbol-cow.svg', svg(352, 336, disc));
  put('kalabaw/symbol-a.svg', svg(352, 336, disc));
  const findings = await check();
  expect(of(findings, 'kalabaw-cash/symbol-a.svg')).toEqual([]);
  expect(of(findings, 'kalabaw-cash/symbol-b.svg')).toMatchObject([{ rule: 'wrong shape' }]);
  expect(of(findings, 'kalabaw-cash/symbol-c.svg')).toMatchObject([{ rule: 'lost transparency' }]);
  expect(of(findings, 'kalabaw-cash/symbol-cow.svg')).toMatchObject([{ rule: 'unknown name' }]);
  expect(of(findings, 'kalabaw')).toMatchObject([{ rule: 'unknown folder' }]);
});

it.each([
  ['{ "a": { "en": "Crown", "fil": "Korona" } }', undefined],
  ['{ "a": { "en": "Crown", "fil": " " } }', 'no usable name at a.fil'],
  ['{ "h": { "en": "Crown", "fil": "Korona" } }', 'no usable name at h'],
  ['// Crown', 'something that is no list of names'],
])('checkTitles reports symbol names that are not valid in both languages: %s', async (text, found) => {
  put('kalabaw-cash/names.json', text);
  expect(of(await check(), 'kalabaw-cash/names.json')).toMatchObject(
    found === undefined ? [] : [{ rule: 'broken names', found }],
  );
});

it('checkSaved checks only the saved picture of a title, not other pictures in its folder', async () => {
  put('kalabaw-cash/symbol-b.svg', svg(200, 336, disc));
  const file = put('kalabaw-cash/symbol-a.svg', svg(352, 336, ''));
  const report = await checkSaved(file, { assets });
  expect(report?.findings.map(({ rule }) => rule)).toEqual(['empty']);
});
