import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lay, silence } from '../make/sound/track.ts';
import { toWav } from '../make/sound/wav.ts';
import { checkArt, type Finding, lineOf } from './check.ts';
import { checkOne } from './check-all.ts';
import { type Declarations, declarationsOf } from './declared.ts';
import { distance, nearest } from './nearest.ts';

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
const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
const dot = (size = 40): string =>
  svg(size, size, `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 4}"/>`);
const tone = (seconds: number, gain: number): Buffer => {
  const track = silence(seconds);
  lay(track, (t) => Math.sin(2 * Math.PI * 997 * t), { for: seconds, gain });
  return toWav(track, 1);
};
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 4,
      background: '#0000',
      noise: { type: 'gaussian', mean: 99, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
const check = (whole = false): Promise<Finding[]> =>
  checkArt({ assets, folder: join(assets, 'packs/noche'), declarations, whole });

beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'check-'));
  mkdirSync(join(assets, 'packs/noche/fair'), { recursive: true });
});
afterEach(() => rmSync(assets, { recursive: true }));

interface Case {
  readonly rule: string;
  readonly file: string;
  readonly data: () => string | Buffer | Promise<string | Buffer>;
  readonly found: string;
  readonly wanted: string;
}

const cases: readonly Case[] = [
  { rule: 'unknown name', file: 'fair/hbu.svg', data: dot, found: '"hbu"', wanted: 'perhaps fair/hub' },
  { rule: 'unknown name', file: 'fair/coin.svg', data: dot, found: '"coin"', wanted: 'perhaps parts/coin' },
  {
    rule: 'unknown name',
    file: 'fair/glow.png',
    data: dot,
    found: '"glow"',
    wanted: 'perhaps fair/light/glow',
  },
  {
    rule: 'unknown name',
    file: 'fair/sounds/tik.wav',
    data: () => tone(0.1, 0.1),
    found: '"tik"',
    wanted: 'perhaps fair/sounds/tick',
  },
  {
    rule: 'unknown kind of file',
    file: 'fair/hub.jpg',
    data: dot,
    found: '.jpg',
    wanted: '.svg, .png or .wav',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.png',
    data: () => 'nothing',
    found: 'Input buffer',
    wanted: 'a picture',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.svg',
    data: () => '',
    found: 'without anything',
    wanted: 'a picture',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.svg',
    data: () => '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle',
    found: 'never closed',
    wanted: 'a picture',
  },
  {
    rule: 'broken file',
    file: 'fair/hub.png',
    data: () =>
      sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
        .jpeg()
        .toBuffer(),
    found: 'a jpeg picture that only calls itself PNG',
    wanted: 'a picture',
  },
  {
    rule: 'live text',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<text>Win</text>'),
    found: '"<text>"',
    wanted: 'outlines',
  },
  {
    rule: 'script',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<script>go()</script>'),
    found: '"<script>"',
    wanted: 'a plain SVG',
  },
  {
    rule: 'outside reference',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<image href="photo.png"/>'),
    found: 'photo.png',
    wanted: 'inside the one file',
  },
  {
    rule: 'empty',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, ''),
    found: 'see-through',
    wanted: 'something to see',
  },
  {
    rule: 'wrong shape',
    file: 'fair/hub.svg',
    data: () => svg(60, 40, '<circle r="9"/>'),
    found: '60 by 40 pixels',
    wanted: '40 by 40 pixels',
  },
  {
    rule: 'too small',
    file: 'fair/hub.svg',
    data: () => dot(20),
    found: '20 by 20 pixels',
    wanted: '40 by 40 pixels at least',
  },
  {
    rule: 'too large',
    file: 'fair/hub.svg',
    data: () => dot(80),
    found: '80 by 80 pixels',
    wanted: '40 by 40 pixels',
  },
  {
    rule: 'lost transparency',
    file: 'fair/hub.svg',
    data: () => svg(40, 40, '<rect width="40" height="40"/>'),
    found: 'no see-through pixel',
    wanted: 'a see-through background',
  },
  {
    rule: 'light is cut',
    file: 'fair/light/glow.svg',
    data: () => svg(40, 40, '<rect width="40" height="20" opacity=".5"/>'),
    found: '50 percent on the edge',
    wanted: 'none on the edge',
  },
  {
    rule: 'too heavy',
    file: 'parts/coin.png',
    data: () => noise(40, 40),
    found: 'KiB',
    wanted: '1 KiB at most',
  },
  {
    rule: 'broken file',
    file: 'fair/sounds/tick.wav',
    data: () => tone(0.1, 0.1).subarray(0, 30),
    found: 'cut short',
    wanted: 'a WAV file',
  },
  {
    rule: 'silent',
    file: 'fair/sounds/tick.wav',
    data: () => toWav(silence(0.05), 1),
    found: 'silence',
    wanted: 'something to hear',
  },
  {
    rule: 'too long',
    file: 'fair/sounds/tick.wav',
    data: () => tone(0.2, 0.02),
    found: '200 ms',
    wanted: '100 ms at most',
  },
  {
    rule: 'too loud',
    file: 'fair/sounds/tick.wav',
    data: () => tone(0.1, 0.6),
    found: 'LUFS',
    wanted: '-20 LUFS',
  },
  {
    rule: 'peak too high',
    file: 'fair/sounds/tick.wav',
    data: () => {
      const track = silence(0.1);
      lay(track, (t) => (t < 0.0005 ? 1 : 0), { for: 0.1, gain: 0.99 });
      return toWav(track, 1);
    },
    found: 'dBFS',
    wanted: '-3 dBFS at most',
  },
];

describe('the check', () => {
  it.each(cases)('says $rule of $file', async ({ rule, file, data, found, wanted }) => {
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

  it('says which letters a font lacks, and that a file is no font', async () => {
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

  it('has nothing to say of good files', async () => {
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

  it('says which of two files of one name is too much', async () => {
    put('packs/noche/fair/hub.svg', dot());
    put('packs/noche/fair/hub.png', await sharp(Buffer.from(dot())).png().toBuffer());
    expect(await check()).toMatchObject([
      { rule: 'two files of one name', file: 'packs/noche/fair/hub.svg' },
    ]);
  });

  it('misses what is not there in the default art only', async () => {
    put('packs/noche/fair/hub.svg', dot());
    const missing = (await check(true)).filter(({ rule }) => rule === 'missing');
    expect(missing.map(({ file }) => file)).toEqual([
      'parts',
      'ui',
      'win',
      'music-fair',
      'music-halloween',
      'music-bonus',
      'packs/noche/fair/backdrop.svg or .png',
      'packs/noche/fair/light/glow.svg or .png',
      'packs/noche/fair/sounds/tick.wav',
    ]);
    expect(await check()).toEqual([]);
  });

  it('finds the house in order', { timeout: 180_000 }, async () => {
    expect((await checkOne()).findings.map(lineOf)).toEqual([]);
  });
});

describe('the nearest name', () => {
  it.each([
    ['hub', 'hub', 0],
    ['hub', 'hbu', 1],
    ['hub', 'hubb', 1],
    ['disc', 'dist-blur', 6],
    ['', 'abc', 3],
  ])('%s is so far from %s', (a, b, steps) => {
    expect(distance(a, b)).toBe(steps);
  });

  it.each([
    ['fair/Plate_Mega', 'fair/plate-mega'],
    ['fair/trail', 'fair/light/trail'],
    ['fair/completely-else', undefined],
  ])('%s was meant to be %s', (name, meant) => {
    expect(nearest(name, ['fair/plate-mega', 'fair/plate-mini', 'fair/light/trail'])).toBe(meant);
  });
});
