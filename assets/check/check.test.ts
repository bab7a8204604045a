// Reads: assets, contract, fair, scenes
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArt, lineOf } from './check.ts';
import type { Finding } from './finding.ts';
import { cases } from './spoilt-cases.ts';
import { dot, embedded, photograph, svg, tone } from './spoilt-files.ts';
import { checkOne, checkSaved } from './check-all.ts';
import { type Declarations, declarationsOf } from './declared.ts';

const declarations: Declarations = declarationsOf([
  {
    name: 'fair',
    art: {
      hub: { width: 20, height: 20 },
      backdrop: { width: 20, height: 10, alpha: false },
      glow: { width: 20, height: 20, atlas: 'light' },
      coin: { width: 20, height: 20, atlas: 'parts', maxKiB: 1 },
    },
    sounds: { tick: { longestMs: 100, lufs: -20 } },
  },
]);

let assets = '';
const put = (name: string, data: string | Buffer): void => {
  mkdirSync(dirname(join(assets, name)), { recursive: true });
  writeFileSync(join(assets, name), data);
};
const check = (whole = false): Promise<Finding[]> =>
  checkArt({ assets, folder: join(assets, 'packs/noche'), declarations, whole });

beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'check-'));
  mkdirSync(join(assets, 'packs/noche/fair'), { recursive: true });
});
afterEach(() => rmSync(assets, { recursive: true }));

describe('asset check', () => {
  it.each(cases)('reports the fault "$rule" in $file', async ({ rule, file, data, found, wanted }) => {
    put(`packs/noche/${file}`, await data());
    const findings = await check();
    const mine = findings.filter((finding) => finding.rule === rule);
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      file: `packs/noche/${file}`,
      found: expect.stringContaining(found) as string,
      wanted: expect.stringContaining(wanted) as string,
    });
    expect(mine.map(lineOf)[0]).toMatch(/^packs\/noche\/\S+: .+\. Found: .+\. Wanted: .+\. [A-Z].+\.$/);
  });

  it('reports a font that lacks a needed letter, and a file that is not a font', async () => {
    const font = new URL(
      '../../node_modules/@fontsource/creepster/files/creepster-latin-400-normal.woff2',
      import.meta.url,
    );
    put('packs/noche/parts/glyphs/money/night.woff2', readFileSync(font));
    put('packs/noche/parts/glyphs/label/night.ttf', 'nothing');
    expect(await check()).toMatchObject([
      { rule: 'broken file', found: 'Unknown font format', wanted: 'a font' },
      { rule: 'letters missing', found: 'no ₱', wanted: 'all letters of "money"' },
    ]);
  });

  it('reports a misnamed folder once and suggests its probable right name, and does not report the files in the folder', async () => {
    for (const file of [
      'fairr/hub.svg',
      'fairr/backdrop.svg',
      'Parts/coin.svg',
      'fair/Lights/glow.svg',
      'nowhere/x.svg',
    ])
      put(`packs/noche/${file}`, dot());
    const problems = (await check()).map(({ file, rule, wanted }) => [file, rule, wanted]);
    expect(problems).toEqual([
      ['packs/noche/Parts', 'unknown folder', 'perhaps "parts"'],
      ['packs/noche/fairr', 'unknown folder', 'perhaps "fair"'],
      ['packs/noche/nowhere', 'unknown folder', 'the name of a folder of the default art'],
      ['packs/noche/fair/Lights', 'unknown folder', 'perhaps "light"'],
    ]);
    const whole = await check(true);
    expect(whole.filter(({ rule }) => rule === 'unknown folder')).toHaveLength(4);
  });

  it('reports symbolic links and does not follow them', async () => {
    put('elsewhere/hub.svg', dot());
    put('packs/noche/fair/backdrop.svg', svg(40, 20, '<rect width="40" height="20"/>'));
    symlinkSync(join(assets, 'elsewhere/hub.svg'), join(assets, 'packs/noche/fair/hub.svg'));
    symlinkSync(join(assets, 'elsewhere'), join(assets, 'packs/noche/parts'));
    expect(await check()).toMatchObject([
      { file: 'packs/noche/parts', rule: 'a link', wanted: 'the folder itself' },
      { file: 'packs/noche/fair/hub.svg', rule: 'a link', wanted: 'the file itself' },
    ]);
  });

  it.each([
    ['{ "colors": { "--accent": "orange juice" } }', '"--accent": "orange juice"'],
    ['// evening\n{ "colors": {} }', 'something that is no list of colours, or a comment in it'],
    ['{ "--accent": "#FFB36B" }', 'no list "colors"'],
  ])(
    'reports a theme.json without usable colours, and accepts it once it is corrected: %s',
    async (text, found) => {
      put('packs/noche/theme.json', text);
      const file = 'packs/noche/theme.json';
      const report = await checkSaved(join(assets, file), { assets });
      expect(report).toMatchObject({ pack: 'noche', findings: [{ file, rule: 'broken colours', found }] });
      put('packs/noche/theme.json', '{ "colors": { "--accent": "#FFB36B" } }');
      expect(await check()).toEqual([]);
    },
  );

  it('accepts an SVG with a view box but no size, and an embedded RGB photograph', async () => {
    put(
      'packs/noche/fair/hub.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${embedded('png', await photograph().png().toBuffer())}</svg>`,
    );
    expect(await check()).toEqual([]);
  });

  it('after a save, checks only the saved file, files with the same name, and the name of their folder', async () => {
    put('packs/noche/fair/hub.svg', dot(20));
    put('packs/noche/fair/backdrop.svg', dot(20));
    put('packs/noche/fairr/hub.svg', dot());
    const only = (file: string): Promise<Finding[]> =>
      checkArt({
        assets,
        folder: join(assets, 'packs/noche'),
        declarations,
        whole: false,
        only: join(assets, 'packs/noche', file),
      });
    expect((await only('fair/hub.svg')).map(({ file, rule }) => [file, rule])).toEqual([
      ['packs/noche/fair/hub.svg', 'too small'],
    ]);
    put('packs/noche/fair/hub.png', await sharp(Buffer.from(dot())).png().toBuffer());
    expect((await only('fair/hub.png')).map(({ rule }) => rule)).toEqual(['two files of one name']);
    expect((await only('fairr/hub.svg')).map(({ rule }) => rule)).toEqual(['unknown folder']);
  });

  it('reports no faults for good files', async () => {
    put('packs/noche/fair/hub.svg', dot());
    put(
      'packs/noche/fair/backdrop.png',
      await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
    );
    put('packs/noche/fair/light/glow.svg', dot());
    put('packs/noche/fair/sounds/tick.wav', tone(0.09, 0.1));
    put('packs/noche/fair/pack.json', '{}');
    expect(await check()).toEqual([]);
  });

  it('of two files with the same name, reports the one that the game does not use', async () => {
    put('packs/noche/fair/hub.svg', dot());
    put('packs/noche/fair/hub.png', await sharp(Buffer.from(dot())).png().toBuffer());
    expect(await check()).toMatchObject([
      { rule: 'two files of one name', file: 'packs/noche/fair/hub.svg' },
    ]);
  });

  it('reports missing files in the default art, but not in a pack', async () => {
    put('packs/noche/fair/hub.svg', dot());
    const missing = (await check(true)).filter(({ rule }) => rule === 'missing');
    expect(missing.map(({ file }) => file)).toEqual([
      'packs/noche/parts',
      'packs/noche/ui',
      'packs/noche/win',
      'packs/noche/music-fair',
      'packs/noche/music-halloween',
      'packs/noche/music-bonus',
      'packs/noche/fair/backdrop.svg or .png',
      'packs/noche/fair/light/glow.svg or .png',
      'packs/noche/fair/sounds/tick.wav',
    ]);
    expect(await check()).toEqual([]);
    expect(missing.map(lineOf).at(-1)).toBe(
      'packs/noche/fair/sounds/tick.wav: missing. Found: no such file. Wanted: fair/sounds/tick.wav. ' +
        'The game cannot be built without it: put it back. Until then the studio goes on with what was there before.',
    );
  });

  it("finds no faults in the project's default art", { timeout: 180_000 }, async () => {
    expect((await checkOne()).findings.map(lineOf)).toEqual([]);
  });
});
