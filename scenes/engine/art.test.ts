import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePage, fakeSheet, type FakePage } from './art-fake-page.ts';
import { createArtLibrary, type ArtLibrary } from './art.ts';
import type { PictureSpec } from './definition.ts';
import { Texture } from './pixi.ts';

const ART = '/art/';
const piece: PictureSpec = { width: 2, height: 2 };
const light: PictureSpec = { ...piece, atlas: 'light' };

let page: FakePage;
let library: ArtLibrary;
let problems: string[];

/** Adds a sprite sheet to the fake server: its JSON and its picture of 16 x 4 pixels. */
const put = (folder: string, name: string, frames: readonly string[]): void => {
  page.files.set(`${folder}${name}.json`, fakeSheet(`${name}.webp`, frames));
  page.files.set(`${folder}${name}.webp`, '16x4');
};

beforeEach(() => {
  page = createFakePage((name, value) => vi.stubGlobal(name, value));
  problems = [];
  library = createArtLibrary(ART, (problem) => problems.push(problem));
  put(ART, 'a0', ['backdrop', 'hub']);
  put(ART, 'a1', ['title']);
  put(ART, 'l0', ['rays']);
  put(ART, 'p0', ['coin', 'money/7']);
  put('/art/packs/noche/', 'n0', ['backdrop', 'hub']);
  put('/art/packs/noche/', 'n1', ['coin']);
  page.files.set('/art/manifest.json', {
    fair: {
      art: { sheets: ['a0.json', 'a1.json'] },
      light: { sheets: ['l0.json'] },
      sound: { webm: 'fair.webm', m4a: 'fair.m4a', sprite: { tick: [0, 60] } },
    },
    parts: { art: { sheets: ['p0.json'] } },
    ui: { sound: { webm: 'ui.webm', m4a: 'ui.m4a', sprite: {} } },
  });
  page.files.set('/art/packs/noche/manifest.json', {
    fair: { art: { sheets: ['n0.json'] }, sound: { webm: 'own.webm', m4a: 'own.m4a', sprite: {} } },
    parts: { art: { sheets: ['n1.json'] }, problems: ['parts/gem.png is broken'] },
  });
});
afterEach(() => vi.unstubAllGlobals());

const labelOf = (texture: Texture): string => texture.source.label;

it("the art library loads a scene's art once for all callers and frees it when the last caller releases it", async () => {
  const [one, two] = await Promise.all([library.load('fair'), library.load('fair')]);
  expect(page.alive()).toBe(3);
  expect(page.requested.filter((url) => url.endsWith('a0.webp'))).toHaveLength(1);
  const hub = one.texture('hub', piece);
  expect(hub).toBe(two.texture('hub', piece));
  expect(one.bytes).toBe(4 * 16 * 4 * 4);
  one.release();
  one.release();
  await expect.poll(() => hub.destroyed).toBe(false);
  two.release();
  await expect.poll(() => page.alive()).toBe(0);
  expect(hub.destroyed).toBe(true);
});

it("the art library takes a title's pictures from the title's own sheet, and frees them with the scene's art", async () => {
  put('/art/titles/', 'kalabaw', ['backdrop', 'symbol-a']);
  page.files.set('/art/titles/manifest.json', { 'kalabaw-cash': { art: { sheets: ['kalabaw.json'] } } });
  const art = await library.load('fair', { title: 'kalabaw-cash' });
  expect(labelOf(art.texture('backdrop', { ...piece, atlas: 'title' }))).toContain('kalabaw');
  expect(labelOf(art.texture('backdrop', piece))).toContain('a0');
  art.release();
  await expect.poll(() => page.alive()).toBe(0);
});

it('the art library rejects a title without art by name, and frees the sheets that were already loaded', async () => {
  page.files.set('/art/titles/manifest.json', {});
  await expect(library.load('fair', { title: 'kalabaw-cash' })).rejects.toThrow('"kalabaw-cash"');
  await expect.poll(() => page.alive()).toBe(0);
});

it('the art library gives a texture page exactly the pixels of its picture, whatever the scale of the sheet', async () => {
  const sizes = [
    { scale: 1.12, width: 907, height: 809 },
    { scale: 1.3, width: 985, height: 486 },
    { scale: 0.6, width: 156, height: 677 },
  ];
  for (const [index, { scale, width, height }] of sizes.entries()) {
    const name = `s${index}`;
    const sheet = fakeSheet(`${name}.webp`, ['hub']);
    page.files.set(`${ART}${name}.json`, { ...sheet, meta: { ...sheet.meta, scale: String(scale) } });
    page.files.set(`${ART}${name}.webp`, `${width}x${height}`);
    page.files.set('/art/manifest.json', { fair: { art: { sheets: [`${name}.json`] } } });
    library.refresh();
    const { sources } = await library.load('fair');
    // 907 / 1.12 × 1.12 is slightly less than 907: a page of that size would be one pixel narrower than its picture.
    expect(sources.map(({ pixelWidth, pixelHeight }) => [pixelWidth, pixelHeight])).toEqual([
      [width, height],
    ]);
    expect(sources.map((source) => source.width)).toEqual([width / scale]);
  }
});

it("the art library prefers a pack's pictures, and does not load default sheets that the pack replaces completely", async () => {
  const art = await library.load('fair', { pack: 'noche' });
  expect(labelOf(art.texture('hub', piece))).toBe('/art/packs/noche/n0.webp');
  expect(labelOf(art.texture('title', piece))).toBe('/art/a1.webp');
  expect(labelOf(art.texture('rays', light))).toBe('/art/l0.webp');
  expect(labelOf(art.texture('coin', { ...piece, atlas: 'parts' }))).toBe('/art/packs/noche/n1.webp');
  expect(labelOf(art.texture('money/7', { ...piece, atlas: 'parts' }))).toBe('/art/p0.webp');
  expect(page.requested).not.toContain('/art/a0.webp');
  expect(art.sounds['fair']).toMatchObject({ webm: '/art/packs/noche/own.webm' });
  expect(art.sounds['ui']).toMatchObject({ webm: '/art/ui.webm' });
  expect(problems).toEqual(['parts/gem.png is broken']);
});

it("the art library takes sounds from a folder that several scenes share instead of the scene's own, also in a pack", async () => {
  const stall = { webm: 'stalls.webm', m4a: 'stalls.m4a', sprite: { knock: [0, 60] } };
  const manifest = page.files.get('/art/manifest.json');
  page.files.set('/art/manifest.json', { ...(manifest as object), stalls: { sound: stall } });
  const plain = await library.load('fair', { soundsFrom: 'stalls' });
  expect(Object.keys(plain.sounds)).toEqual(['ui', 'stalls']);
  expect(plain.sounds['stalls']).toMatchObject({ webm: '/art/stalls.webm', sprite: { knock: [0, 60] } });
  page.files.set('/art/packs/noche/manifest.json', { stalls: { sound: { ...stall, webm: 'own.webm' } } });
  const packed = await library.load('fair', { soundsFrom: 'stalls', pack: 'noche' });
  expect(packed.sounds['stalls']).toMatchObject({ webm: '/art/packs/noche/own.webm' });
});

it.each([
  [
    'its picture cannot be decoded',
    (): unknown => page.files.set('/art/packs/noche/n0.webp', 'not a picture'),
  ],
  ['its picture is gone', (): unknown => page.files.delete('/art/packs/noche/n0.webp')],
  ['its list is gone', (): unknown => page.files.delete('/art/packs/noche/n0.json')],
  ['its list is no list', (): unknown => page.files.set('/art/packs/noche/n0.json', [])],
])(
  "the art library shows the default picture instead of a pack's sheet if %s, and reports the problem once",
  async (_, spoil) => {
    spoil();
    const art = await library.load('fair', { pack: 'noche' });
    const again = await library.load('fair', { pack: 'noche' });
    expect(labelOf(art.texture('hub', piece))).toBe('/art/a0.webp');
    expect(problems.filter((problem) => problem.includes('n0'))).toHaveLength(1);
    art.release();
    again.release();
    await expect.poll(() => page.alive()).toBe(0);
  },
);

it('the art library shows the default art if the pack does not exist', async () => {
  const art = await library.load('fair', { pack: 'gone' });
  expect(labelOf(art.texture('hub', piece))).toBe('/art/a0.webp');
  expect(problems).toEqual([expect.stringContaining('the art pack "gone" cannot be read')]);
});

it('the art library rejects with the name of a missing default file, frees the rest, and can load again later', async () => {
  page.files.delete('/art/a1.webp');
  await expect(library.load('fair')).rejects.toThrow('/art/a1.webp: 404');
  await expect.poll(() => page.alive()).toBe(0);
  put(ART, 'a1', ['title']);
  await expect(library.load('fair')).resolves.toBeDefined();
});

describe('art library with sheets of full and of half size', () => {
  beforeEach(() => {
    put(ART, 'h0', ['backdrop', 'hub', 'title']);
    page.files.set('/art/manifest.json', {
      fair: {
        art: { sheets: ['a0.json', 'a1.json'], half: ['h0.json'], scale: 1.5 },
        light: { sheets: ['l0.json'] },
      },
      parts: { art: { sheets: ['p0.json'] } },
    });
  });

  it.each([
    ['a camera, which says nothing', {}, '/art/a0.webp'],
    ['a phone of 390 at 2x', { shownScale: 780 / 720 }, '/art/a0.webp'],
    ['a little more than they hold', { shownScale: 0.76 }, '/art/a0.webp'],
    ['a small window at 1x', { shownScale: 0.75 }, '/art/h0.webp'],
    ['low quality', { quality: 'low', shownScale: 2 }, '/art/h0.webp'],
    ['high quality', { quality: 'high' }, '/art/a0.webp'],
  ] as const)('for %s, the options %j load %s', async (_, choice, shown) => {
    const art = await library.load('fair', choice);
    expect(labelOf(art.texture('hub', piece))).toBe(shown);
    expect(labelOf(art.texture('rays', light))).toBe('/art/l0.webp');
    expect(page.requested.some((url) => url.endsWith(shown.includes('h0') ? 'a0.webp' : 'h0.webp'))).toBe(
      false,
    );
    art.release();
    await expect.poll(() => page.alive()).toBe(0);
  });
});

it('the art library loads the PNG of a sheet if the browser cannot decode the WebP, and rejects if the PNG is missing', async () => {
  for (const [name, frames] of [
    ['a0', ['backdrop', 'hub']],
    ['l0', ['rays']],
  ] as const) {
    const sheet = fakeSheet(`${name}.webp`, frames);
    page.files.set(`${ART}${name}.json`, { ...sheet, meta: { ...sheet.meta, png: `${name}.png` } });
    page.files.set(`${ART}${name}.webp`, 'unknown kind of picture');
    page.files.set(`${ART}${name}.png`, '32x8');
  }
  const art = await library.load('fair');
  const { source } = art.texture('hub', piece);
  expect([source.pixelWidth, source.pixelHeight]).toEqual([32, 8]);
  expect(art.texture('rays', light).source.pixelWidth).toBe(32);
  expect(problems).toEqual([]);
  page.files.delete('/art/a0.png');
  art.release();
  await expect.poll(() => page.alive()).toBe(0);
  await expect(library.load('fair')).rejects.toThrow('/art/a0.png: 404');
});

it('the art library reports a declared picture that is missing from the sheets only once', async () => {
  const art = await library.load('fair');
  expect(art.texture('gone', piece)).toBe(Texture.EMPTY);
  art.texture('gone', piece);
  expect(problems).toEqual(['fair: the picture "gone" is missing']);
});

it('the art library scales a picture whose size differs from the declared size', async () => {
  const art = await library.load('fair');
  const wide = art.texture('hub', { width: 6, height: 3 });
  expect([wide.width, wide.height]).toEqual([6, 3]);
  expect(wide.frame.width).toBe(2);
  expect(art.texture('hub', { width: 6, height: 3 })).toBe(wide);
  art.release();
  expect(wide.destroyed).toBe(true);
});

it('the art library loads newly packed files after a refresh', async () => {
  (await library.load('fair')).release();
  put(ART, 'a2', ['backdrop', 'hub', 'title']);
  page.files.set('/art/manifest.json', { fair: { art: { sheets: ['a2.json'] } } });
  library.refresh();
  const art = await library.load('fair');
  expect(labelOf(art.texture('hub', piece))).toBe('/art/a2.webp');
});

it('the art library frees all pictures after fifty changes of the pack', async () => {
  let shown = await library.load('fair');
  for (let swap = 0; swap < 50; swap += 1) {
    const next = await library.load('fair', swap % 2 === 0 ? { pack: 'noche' } : {});
    next.texture('hub', { width: 6, height: 3 });
    shown.release();
    shown = next;
  }
  shown.release();
  await expect.poll(() => page.alive()).toBe(0);
});
