// Reads: assets
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildArt, type ArtManifest, type Folders } from './build-art.ts';
import type { SheetJson } from './pack-sheets.ts';

let root = '';
let folders: Folders;

const put = (name: string, data: string): void => {
  mkdirSync(dirname(join(folders.assets, name)), { recursive: true });
  writeFileSync(join(folders.assets, name), data);
};
const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
const dot = svg(40, 60, '<circle cx="20" cy="20" r="10" fill="#f00"/>');
const manifest = (): ArtManifest => JSON.parse(readFileSync(join(folders.output, 'manifest.json'), 'utf8'));
const sheetOf = (bundle: string, kind: 'art' | 'light'): SheetJson => {
  const file = manifest()[bundle]?.[kind]?.sheets[0];
  if (!file) throw new Error(`${bundle} has no ${kind}`);
  return JSON.parse(readFileSync(join(folders.output, file), 'utf8'));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'art-'));
  folders = { assets: join(root, 'assets'), output: join(root, 'out'), cache: join(root, 'cache') };
  put('fair/pack.json', '{ "art": 2, "light": 1 }');
  put('fair/dot.svg', dot);
  put('fair/light/glow.svg', dot);
  put('fair/glyphs/money/7.svg', dot);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('buildArt', () => {
  it('lists pictures by name and glyphs by set and name on its sheets, and packs light pictures on separate sheets', async () => {
    await buildArt(folders);
    expect(Object.keys(sheetOf('fair', 'art').frames)).toEqual(['dot', 'money/7']);
    expect(Object.keys(sheetOf('fair', 'light').frames)).toEqual(['glow']);
  });

  it('packs every picture a second time at half its width and height in pixels, for the same size in design pixels', async () => {
    await buildArt(folders);
    const read = (file: string | undefined): SheetJson =>
      JSON.parse(readFileSync(join(folders.output, file ?? ''), 'utf8'));
    for (const [kind, scale] of [
      ['art', 2],
      ['light', 1],
    ] as const) {
      const entry = manifest()['fair']?.[kind];
      const [whole, half] = [read(entry?.sheets[0]), read(entry?.half[0])];
      expect(entry?.scale).toBe(scale);
      expect([whole.meta.scale, half.meta.scale]).toEqual([String(scale), String(scale / 2)]);
      expect(Object.keys(half.frames)).toEqual(Object.keys(whole.frames));
      for (const [name, { sourceSize }] of Object.entries(whole.frames)) {
        expect(half.frames[name]?.sourceSize).toEqual({ w: sourceSize.w / 2, h: sourceSize.h / 2 });
      }
    }
  });

  it('writes a PNG with the same visible pixels beside every WebP', async () => {
    await buildArt(folders);
    const entry = manifest()['fair']?.art;
    for (const file of [...(entry?.sheets ?? []), ...(entry?.half ?? [])]) {
      const { meta }: SheetJson = JSON.parse(readFileSync(join(folders.output, file), 'utf8'));
      const [webp, png] = await Promise.all(
        [meta.image, meta.png ?? ''].map((picture) =>
          sharp(join(folders.output, picture))
            .extractChannel('alpha')
            .raw()
            .toBuffer({ resolveWithObject: true }),
        ),
      );
      expect((await sharp(join(folders.output, meta.png ?? '')).metadata()).format).toBe('png');
      expect(png?.info).toMatchObject({ width: meta.size.w, height: meta.size.h });
      expect(webp?.data.equals(png?.data ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it('trims a picture on its page but keeps its original size, so that its middle does not move', async () => {
    await buildArt(folders);
    const { frames, meta } = sheetOf('fair', 'art');
    expect(meta.scale).toBe('2');
    expect(frames['dot']).toMatchObject({
      trimmed: true,
      sourceSize: { w: 40, h: 60 },
      spriteSourceSize: { x: 10, y: 10, w: 20, h: 20 },
    });
    const light = sheetOf('fair', 'light');
    expect(light.meta.scale).toBe('1');
    expect(light.frames['glow']?.sourceSize).toEqual({ w: 20, h: 30 });
  });

  it('packs pictures of one or two pixels without trimming them', async () => {
    put('thin/line.svg', svg(4, 60, '<rect x="1" y="10" width="2" height="40" fill="#f00" opacity=".5"/>'));
    put('thin/pack.json', '{ "art": 1 }');
    await buildArt(folders);
    const { frames, meta } = sheetOf('thin', 'art');
    expect(frames['line']).toMatchObject({ sourceSize: { w: 2, h: 30 }, frame: { w: 2, h: 30 } });
    expect(meta.size.h).toBeGreaterThanOrEqual(30);
  });

  it('surrounds an opaque picture with copies of its edge pixels, so that no gap shows when it is stretched', async () => {
    put('fair/veil.svg', svg(8, 8, '<rect width="8" height="8" fill="#0B0220"/>'));
    await buildArt(folders);
    const { frames, meta } = sheetOf('fair', 'art');
    const frame = frames['veil']?.frame ?? { x: 0, y: 0, w: 0, h: 0 };
    expect(frame).toMatchObject({ w: 8, h: 8 });
    const around = await sharp(join(folders.output, meta.image))
      .extract({ left: frame.x - 1, top: frame.y - 1, width: 10, height: 10 })
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    expect(Math.min(...around)).toBe(255);
  });

  it('rejects with the name of an unreadable picture and keeps the files packed last', async () => {
    await buildArt(folders);
    const before = readdirSync(folders.output).toSorted();
    put('fair/broken.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle');
    await expect(buildArt(folders)).rejects.toThrow(join('fair', 'broken.svg'));
    expect(readdirSync(folders.output).toSorted()).toEqual(before);
  });

  it.each([
    ['live text', svg(10, 10, '<text>hello</text>'), 'live text'],
    ['nothing', svg(10, 10, ''), 'nothing in it'],
  ])('rejects a picture that contains %s', async (_, source, reason) => {
    put('fair/odd.svg', source);
    await expect(buildArt(folders)).rejects.toThrow(reason);
  });

  it('rejects two pictures with the same name, and a sound without sound.m4a and sound.json', async () => {
    put('fair/dot.png', 'not even a picture');
    await expect(buildArt(folders)).rejects.toThrow('dot.png');
    rmSync(join(folders.assets, 'fair/dot.png'));
    put('fair/sound.webm', 'webm');
    await expect(buildArt(folders)).rejects.toThrow('sound.m4a and sound.json');
  });

  it('copies an encoded sound under a name with a hash of its content', async () => {
    put('fair/sound.webm', 'one');
    put('fair/sound.m4a', 'two');
    put('fair/sound.json', '{ "from": "x", "sprite": { "tick": [0, 60] } }');
    await buildArt(folders);
    const first = manifest()['fair']?.sound;
    expect(first?.sprite).toEqual({ tick: [0, 60] });
    expect(readFileSync(join(folders.output, first?.webm ?? ''), 'utf8')).toBe('one');
    put('fair/sound.webm', 'other');
    await buildArt(folders);
    expect(manifest()['fair']?.sound?.webm).not.toBe(first?.webm);
    expect(readdirSync(folders.output)).not.toContain(first?.webm);
  });

  it('packs only changed bundles, and packs the same sources into the same files', async () => {
    put('booth/dot.svg', dot);
    expect((await buildArt(folders)).changed).toHaveLength(2);
    const first = JSON.stringify(manifest());
    expect((await buildArt(folders)).changed).toHaveLength(0);
    put('booth/dot.svg', dot.replace('#f00', '#0f0'));
    expect((await buildArt(folders)).changed).toHaveLength(1);
    expect(JSON.stringify(manifest())).not.toBe(first);
    put('booth/dot.svg', dot);
    await buildArt(folders);
    expect(JSON.stringify(manifest())).toBe(first);
  });

  it('writes no files if nothing has changed, and only the files of the changed bundle after a change', async () => {
    put('booth/dot.svg', dot);
    put('packs/noche/booth/dot.svg', dot.replace('#f00', '#00f'));
    await buildArt(folders);
    const dates = () =>
      readdirSync(folders.output, { recursive: true })
        .map(String)
        .filter((file) => /\.(?:webp|png)$/.test(file))
        .map((file) => [file, statSync(join(folders.output, file)).mtimeMs] as const);
    const before = new Map(dates());
    expect((await buildArt(folders)).changed).toEqual([]);
    expect(new Map(dates())).toEqual(before);
    put('fair/dot.svg', dot.replace('#f00', '#0f0'));
    expect((await buildArt(folders)).changed).toEqual([{ bundle: 'fair' }]);
    const fresh = dates().filter(([file, date]) => before.get(file) !== date);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.filter(([file]) => !file.startsWith('fair-'))).toEqual([]);
  });

  it('leaves the art packs unchanged if only the default art is requested, and builds them in the next full run', async () => {
    put('packs/noche/fair/dot.svg', dot.replace('#f00', '#00f'));
    const noche = join(folders.output, 'packs/noche/manifest.json');
    expect((await buildArt(folders, { isDefaultOnly: true })).changed).toEqual([{ bundle: 'fair' }]);
    expect(existsSync(noche)).toBe(false);
    expect((await buildArt(folders)).changed).toEqual([{ bundle: 'fair', pack: 'noche' }]);
    const packed = readFileSync(noche, 'utf8');
    put('fair/light/glow.svg', dot.replace('#f00', '#0f0'));
    expect((await buildArt(folders, { isDefaultOnly: true })).changed).toEqual([{ bundle: 'fair' }]);
    expect(readFileSync(noche, 'utf8')).toBe(packed);
    for (const sheet of (JSON.parse(packed) as ArtManifest)['fair']?.art?.sheets ?? [])
      expect(existsSync(join(folders.output, 'packs/noche', sheet))).toBe(true);
    put('fair/light/glow.svg', dot);
    await buildArt(folders);
    expect(readFileSync(noche, 'utf8')).toBe(packed);
  });

  it('packs a changed bundle only once if two runs start at the same time', async () => {
    const [one, other] = await Promise.all([buildArt(folders), buildArt(folders)]);
    expect([one.changed, other.changed]).toEqual([[{ bundle: 'fair' }], []]);
  });
});
