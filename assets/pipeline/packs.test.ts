// Reads: assets
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { glyphArt } from '../../scenes/parts/glyph-text.ts';
import { silence } from './sound/track.ts';
import { toWav } from './sound/wav.ts';
import { type ArtManifest, buildArt, CHANGED, type Folders } from './build-art.ts';
import type { SheetJson } from './pack-sheets.ts';
import { svgFaults } from './svg.ts';
import { watchAssets } from './watch.ts';

let root = '';
let folders: Folders;

const put = (name: string, data: string | Buffer): void => {
  mkdirSync(dirname(join(folders.assets, name)), { recursive: true });
  writeFileSync(join(folders.assets, name), data);
};
const dot = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><circle cx="20" cy="20" r="10" fill="${colour}"/></svg>`;
const read = (file: string): unknown => JSON.parse(readFileSync(join(folders.output, file), 'utf8'));
const packManifest = (): ArtManifest => read('packs/noche/manifest.json') as ArtManifest;
const framesOf = (bundle: string, kind: 'art' | 'light'): string[] =>
  (packManifest()[bundle]?.[kind]?.sheets ?? []).flatMap((sheet) =>
    Object.keys((read(`packs/noche/${sheet}`) as SheetJson).frames),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packs-'));
  folders = { assets: join(root, 'assets'), output: join(root, 'out'), cache: join(root, 'cache') };
  for (const name of ['hub', 'board', 'title', 'light/glow', 'glyphs/money/7'])
    put(`fair/${name}.svg`, dot('#f00'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('an art pack', () => {
  it('contains only its own pictures if they are few', async () => {
    put('packs/noche/fair/glyphs/money/7.svg', dot('#0f0'));
    await buildArt(folders);
    expect(framesOf('fair', 'art')).toEqual(['money/7']);
    expect(packManifest()['fair']?.light).toBeUndefined();
  });

  it("also contains the bundle's default pictures if it replaces half of them, so that the game loads only the pack's sheets", async () => {
    for (const name of ['hub', 'board', 'light/glow']) put(`packs/noche/fair/${name}.svg`, dot('#0f0'));
    await buildArt(folders);
    expect(framesOf('fair', 'art')).toEqual(['board', 'hub', 'money/7', 'title']);
    expect(framesOf('fair', 'light')).toEqual(['glow']);
  });

  it("also contains the default pictures if a few of its own pictures cover most of the bundle's area", async () => {
    put(
      'packs/noche/fair/board.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="240"><rect width="160" height="240" fill="#0f0"/></svg>',
    );
    await buildArt(folders);
    expect(framesOf('fair', 'art')).toEqual(['board', 'hub', 'money/7', 'title']);
  });

  it('is packed without its unusable files, each of which is reported with the reason', async () => {
    put('packs/noche/fair/hub.svg', dot('#0f0'));
    put('packs/noche/fair/board.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle');
    put('packs/noche/fair/hubb.svg', dot('#0f0'));
    put('packs/noche/fair/hub.png', 'twin');
    put('packs/noche/fair/pack.json', '{ "art": 9 }');
    put('packs/noche/nowhere/hub.svg', dot('#0f0'));
    const { problems } = await buildArt(folders);
    expect(framesOf('fair', 'art')).toEqual([]);
    expect(problems.map((problem) => problem.slice(folders.assets.length))).toEqual([
      expect.stringContaining('noche/fair/board.svg: SVG data parsing failed'),
      expect.stringContaining('noche/fair/hub.png and '),
      expect.stringContaining('noche/fair/hub.png: Input buffer'),
      expect.stringContaining('noche/fair/hubb.svg: the default art has no such picture'),
      expect.stringContaining('noche/fair/pack.json: "art" and "light" are numbers'),
      expect.stringContaining('noche/nowhere/hub.svg: the default art has no such picture'),
    ]);
    expect(packManifest()['fair']?.problems).toHaveLength(5);
  });

  it('is packed without a picture that is too large; the picture is reported once, not once for each size', async () => {
    put('packs/noche/fair/hub.svg', dot('#0f0'));
    put(
      'packs/noche/fair/board.svg',
      dot('#0f0').replace('width="40" height="60"', 'width="4000" height="6000"'),
    );
    const { problems } = await buildArt(folders);
    expect(problems).toEqual([expect.stringContaining('it is 4000 x 6000 pixels')]);
    const [half] = packManifest()['fair']?.art?.half ?? [];
    expect(framesOf('fair', 'art')).toEqual(['hub']);
    expect(Object.keys((read(`packs/noche/${half}`) as SheetJson).frames)).toEqual(['hub']);
  });

  it('is packed again when the default art below it changes, and removed when its folder is removed', async () => {
    put('packs/noche/fair/hub.svg', dot('#0f0'));
    await buildArt(folders);
    put('fair/board.svg', dot('#00f'));
    expect((await buildArt(folders)).changed).toEqual([
      { bundle: 'fair' },
      { bundle: 'fair', pack: 'noche' },
    ]);
    rmSync(join(folders.assets, 'packs'), { recursive: true });
    await buildArt(folders);
    expect(packManifest).toThrow('ENOENT');
  });

  it(
    'draws a glyph set from a font in the cells of the set, and uses the default for letters that the font lacks',
    { timeout: 30_000 },
    async () => {
      put('parts/glyphs/money/7.svg', dot('#f00'));
      put('parts/glyphs/money/peso.svg', dot('#f00'));
      const file = new URL(
        '../../node_modules/@fontsource/creepster/files/creepster-latin-400-normal.woff2',
        import.meta.url,
      );
      put('packs/noche/parts/glyphs/money/night.woff2', readFileSync(file));
      put('packs/noche/parts/glyphs/label/night.ttf', 'no font');
      put('parts/glyphs/label/c55.svg', dot('#f00'));
      const { problems } = await buildArt(folders);
      const [sheet] = packManifest()['parts']?.art?.sheets ?? [];
      const { frames, meta } = read(`packs/noche/${sheet}`) as SheetJson;
      expect(Object.keys(frames)).toContain('money/7');
      const { width, height } = glyphArt('money')['money/7'] ?? { width: 0, height: 0 };
      const scale = Number(meta.scale);
      expect(frames['money/7']?.sourceSize).toEqual({ w: width * scale, h: height * scale });
      expect(problems.map((problem) => problem.slice(folders.assets.length))).toEqual([
        '/packs/noche/parts/glyphs/label/night.ttf: Unknown font format',
        '/packs/noche/parts/glyphs/money/night.woff2: it has no "₱"',
      ]);
    },
  );

  it('contains its own sounds together with the default ones that it does not replace', async () => {
    const wav = (seconds: number): Buffer => toWav(silence(seconds), 1);
    put('fair/sounds/tick.wav', wav(0.05));
    put('fair/sounds/tock.wav', wav(0.05));
    put('packs/noche/fair/sounds/tick.wav', wav(0.2));
    put('packs/noche/fair/sounds/tack.wav', wav(0.2));
    put('packs/noche/fair/sounds/tock.wav', 'not a sound');
    const { problems } = await buildArt(folders);
    expect(packManifest()['fair']?.sound?.sprite).toEqual({ tick: [60, 200], tock: [380, 50] });
    expect((read('manifest.json') as ArtManifest)['fair']?.sound?.sprite).toEqual({
      tick: [60, 50],
      tock: [230, 50],
    });
    expect(problems).toHaveLength(2);
    expect((await buildArt(folders)).changed).toEqual([]);
  });
});

it('buildArt writes a theme for every pack, also for a pack that has only colours', async () => {
  put('packs/noche/fair/hub.svg', dot('#0f0'));
  put('packs/dusk/theme.json', '{ "colors": { "--accent": "#FFB36B" } }');
  put('packs/odd/theme.json', '{ "colors": { "--accent": "url(https://x.y)" } }');
  const { problems } = await buildArt(folders);
  expect(['noche', 'dusk', 'odd'].map((pack) => read(`packs/${pack}/theme.json`))).toEqual([
    { pack: 'noche', colors: {} },
    { pack: 'default', colors: { '--accent': '#FFB36B' } },
    { pack: 'default', colors: {} },
  ]);
  expect(problems).toEqual([expect.stringContaining('odd/theme.json: "--accent": "url(https://x.y)"')]);
  rmSync(join(folders.assets, 'packs/dusk'), { recursive: true });
  await buildArt(folders);
  expect(() => read('packs/dusk/theme.json')).toThrow('ENOENT');
});

it('watchAssets reports the bundle of a saved file, first for the draft, then for the final form, and no other bundle', async () => {
  put('booth/hub.svg', dot('#f00'));
  const changed: string[] = [];
  const stop = watchAssets({ folders, onChange: (bundle, pack) => changed.push(`${pack ?? ''}/${bundle}`) });
  // Wait for the first full run: a save during a run aborts it, and an aborted run is not counted.
  await expect.poll(() => read(CHANGED)).toMatchObject({ count: 1 });
  expect(changed).toEqual(['/booth', '/fair']);
  put('booth/hub.svg', dot('#0f0'));
  // Each save is reported twice: for the draft and for the final form.
  await expect.poll(() => changed).toEqual(['/booth', '/fair', '/booth', '/booth']);
  await expect.poll(() => read(CHANGED)).toEqual({ count: 2, changed: [{ bundle: 'booth' }] });
  stop();
});

it('watchAssets packs each saved sound as a draft first; files written by the encoder start no run', async () => {
  const tick = (seconds: number): Buffer => toWav(silence(seconds), 1);
  put('fair/sounds/tick.wav', tick(0.1));
  const changed: string[] = [];
  const stop = watchAssets({ folders, onChange: (bundle) => changed.push(bundle) });
  await expect.poll(() => read(CHANGED)).toMatchObject({ count: 1 });
  for (const count of [2, 3, 4]) {
    changed.length = 0;
    put('fair/sounds/tick.wav', tick(count / 10));
    await expect.poll(() => read(CHANGED)).toMatchObject({ count });
    expect(changed).toEqual(['fair', 'fair']);
  }
  stop();
});

it('buildArt packs only the changed default bundle, and the game can load it before the art packs are packed', async () => {
  put('booth/hub.svg', dot('#f00'));
  for (const name of ['hub', 'board', 'title']) put(`packs/noche/fair/${name}.svg`, dot('#0f0'));
  await buildArt(folders);
  const before = packManifest();
  put('fair/hub.svg', dot('#00f'));
  const imageNow = (): string => {
    const [sheet] = (read('manifest.json') as ArtManifest)['fair']?.art?.sheets ?? [];
    return (read(sheet ?? '') as SheetJson).meta.image;
  };
  const old = imageNow();
  const shown: unknown[] = [];
  const report = await buildArt(folders, {
    onDefault: (changed) => shown.push(changed, imageNow(), packManifest()),
  });
  expect(imageNow()).not.toBe(old);
  expect(shown).toEqual([[{ bundle: 'fair' }], imageNow(), before]);
  expect(report.changed).toEqual([{ bundle: 'fair' }, { bundle: 'fair', pack: 'noche' }]);
});

describe('content that an SVG must not have, such as a link to another file', () => {
  it.each([
    ['<text x="1">Win</text>', 'text'],
    ['<svg:tspan>Win</svg:tspan>', 'text'],
    ['<script>alert()</script>', 'script'],
    ['<rect onclick="go()"/>', 'script'],
    ['<image href="photo.png"/>', 'outside'],
    ['<image xlink:href="https://example.com/x.png"/>', 'outside'],
    ['<rect fill="url(other.svg#a)"/>', 'outside'],
    ['<style>@import "a.css";</style>', 'outside'],
    ['<foreignObject/>', 'outside'],
  ])('%s is reported as %s', (source, kind) => {
    expect(svgFaults(source)).toMatchObject([{ kind }]);
  });

  it('is not reported if it is in comments or metadata, or if it links to a place in the same file', () => {
    const fine =
      '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><!-- <text> --><metadata><a href="https://x.y"/></metadata>' +
      '<use xlink:href="#a"/><rect fill="url(#b)" filter="url( \'#c\' )"/><image href="data:image/png;base64,AA"/></svg>';
    expect(svgFaults(fine)).toEqual([]);
  });
});
