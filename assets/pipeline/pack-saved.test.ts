// Reads: assets
import {
  appendFileSync,
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lay, silence } from './sound/track.ts';
import { toWav } from './sound/wav.ts';
import { packSaved } from './pack-saved.ts';
import { type ArtManifest, buildArt, type Folders } from './build-art.ts';
import type { SheetJson } from './pack-sheets.ts';
import type { ManifestEntry } from './pack-bundle.ts';

let root = '';
let folders: Folders;

const put = (name: string, data: string | Buffer): void => {
  mkdirSync(dirname(join(folders.assets, name)), { recursive: true });
  writeFileSync(join(folders.assets, name), data);
};
const dot = (colour: string, radius = 10): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60" viewBox="0 0 40 60"><circle cx="20" cy="20" r="${radius}" fill="${colour}"/></svg>`;
const entryOf = (bundle: string, pack?: string): ManifestEntry | undefined => {
  const folder = pack === undefined ? folders.output : join(folders.output, 'packs', pack);
  const manifest: ArtManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  return manifest[bundle];
};
/** Returns the names of the picture files of some sheets; throws if one of these files is missing. */
const imagesOf = (sheets: readonly string[] = []): string[] =>
  sheets.map((sheet) => {
    const { meta } = JSON.parse(readFileSync(join(folders.output, sheet), 'utf8')) as SheetJson;
    expect(existsSync(join(folders.output, meta.image))).toBe(true);
    return meta.image;
  });
const fair = { bundle: 'fair' };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'art-'));
  folders = { assets: join(root, 'assets'), output: join(root, 'out'), cache: join(root, 'cache') };
  put('fair/dot.svg', dot('#f00'));
  put('fair/light/glow.svg', dot('#ff0'));
  put('booth/dot.svg', dot('#f00'));
  put('packs/fiesta/fair/dot.svg', dot('#0ff'));
  await buildArt(folders);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a picture that was just saved', () => {
  it('is not packed before the file is completely written', async () => {
    const whole = dot('#0f0', 12);
    put('fair/dot.svg', whole.slice(0, 90));
    const before = entryOf('fair');
    const packing = packSaved(folders, [fair]);
    const { mtimeMs } = statSync(join(folders.assets, 'fair/dot.svg'));
    await expect.poll(() => Date.now() - mtimeMs, { interval: 5 }).toBeGreaterThan(200);
    expect(entryOf('fair')).toEqual(before);
    appendFileSync(join(folders.assets, 'fair/dot.svg'), whole.slice(90));
    expect(await packing).toEqual([fair]);
    expect(entryOf('fair')).not.toEqual(before);
  });

  it('is packed in its final form, without the sheets of half size, which the next full run packs', async () => {
    const before = entryOf('fair');
    put('fair/dot.svg', dot('#0f0'));
    expect(await packSaved(folders, [fair])).toEqual([fair]);
    const now = entryOf('fair');
    expect(now?.art?.sheets).not.toEqual(before?.art?.sheets);
    expect(now?.art?.half).toEqual(before?.art?.half);
    expect(now?.light).toEqual(before?.light);

    await buildArt(folders);
    const after = entryOf('fair');
    expect(after?.art?.sheets).toEqual(now?.art?.sheets);
    expect(after?.art?.half).not.toEqual(before?.art?.half);
    for (const file of [...(after?.art?.sheets ?? []), ...(after?.art?.half ?? [])])
      expect(existsSync(join(folders.output, file))).toBe(true);
  });

  it('is packed as a draft, a PNG of only its own sheet, until it is packed in its final form', async () => {
    put('fair/dot.svg', dot('#0f0', 17));
    expect(await packSaved(folders, [fair], { isDraft: true })).toEqual([fair]);
    const draft = entryOf('fair');
    expect(imagesOf(draft?.art?.sheets)).toEqual([expect.stringMatching(/\.png$/)]);
    expect(imagesOf(draft?.light?.sheets)).toEqual([expect.stringMatching(/\.webp$/)]);

    expect(await packSaved(folders, [fair])).toEqual([fair]);
    const last = entryOf('fair');
    expect(imagesOf(last?.art?.sheets)).toEqual([expect.stringMatching(/\.webp$/)]);
    await buildArt(folders);
    expect(entryOf('fair')?.art?.sheets).toEqual(last?.art?.sheets);
    const left = readdirSync(folders.output).filter((file) => draft?.art?.sheets.includes(file));
    expect(left).toEqual([]);
  });

  it('is not packed as a draft if its content has not changed', async () => {
    put('fair/dot.svg', dot('#f00'));
    expect(await packSaved(folders, [fair], { isDraft: true })).toEqual([]);
  });

  it('is packed into the same files as by a full run, also if its outline has changed', async () => {
    put('fair/dot.svg', dot('#0f0', 17));
    await packSaved(folders, [fair]);
    await buildArt(folders);
    const inTwo = entryOf('fair');
    rmSync(folders.cache, { recursive: true });
    await buildArt(folders);
    expect(entryOf('fair')).toEqual(inTwo);
  });

  it('is packed without the default art if it belongs to an art pack', async () => {
    const [before, plain] = [entryOf('fair', 'fiesta'), entryOf('fair')];
    put('packs/fiesta/fair/dot.svg', dot('#00f'));
    const name = { bundle: 'fair', pack: 'fiesta' };
    expect(await packSaved(folders, [name])).toEqual([name]);
    expect(entryOf('fair', 'fiesta')?.art?.sheets).not.toEqual(before?.art?.sheets);
    expect(entryOf('fair')).toEqual(plain);
  });

  it('changes no files if its pixels are the same as before', async () => {
    put('fair/dot.svg', dot('#f00'));
    expect(await packSaved(folders, [fair, { bundle: 'nowhere' }])).toEqual([]);
  });

  it('is named in the error if it cannot be read, and the version packed last stays in use', async () => {
    const before = entryOf('fair');
    put('fair/dot.svg', '<svg');
    await expect(packSaved(folders, [fair])).rejects.toThrow(join('fair', 'dot.svg'));
    expect(entryOf('fair')).toEqual(before);
  });
});

describe('a sound that was just saved', () => {
  const wav = (seconds: number): Buffer => {
    const track = silence(seconds);
    lay(track, (t) => Math.sin(2_000 * t), { for: seconds, gain: 0.5 });
    return toWav(track, 1);
  };
  const encoded = (): readonly Buffer[] =>
    ['webm', 'm4a', 'json'].map((ending) => readFileSync(join(folders.assets, 'fair', `sound.${ending}`)));

  it('is packed as a draft in WAV first, and then encoded into the same files as by a full run', async () => {
    put('fair/sounds/tick.wav', wav(0.05));
    await buildArt(folders);
    const [before, files] = [entryOf('fair')?.sound, encoded()];
    put('fair/sounds/tick.wav', wav(0.2));
    expect(await packSaved(folders, [fair], { isDraft: true })).toEqual([fair]);
    const draft = entryOf('fair')?.sound;
    expect(draft).toMatchObject({ webm: expect.stringMatching(/\.wav$/), sprite: { tick: [60, 200] } });
    expect(draft?.m4a).toBe(draft?.webm);
    expect(readFileSync(join(folders.output, draft?.webm ?? '')).toString('latin1', 0, 4)).toBe('RIFF');
    // The artists' folder must not change: a new file in it would start another run.
    expect(encoded()).toEqual(files);
    expect(await packSaved(folders, [fair], { isDraft: true })).toEqual([]);

    expect(await packSaved(folders, [fair])).toEqual([fair]);
    const after = entryOf('fair')?.sound;
    expect(after).toMatchObject({ webm: expect.stringMatching(/\.webm$/), sprite: { tick: [60, 200] } });
    expect(after?.m4a).not.toBe(before?.m4a);
    const inTwo = encoded();
    for (const ending of ['webm', 'm4a', 'json']) rmSync(join(folders.assets, 'fair', `sound.${ending}`));
    await buildArt(folders);
    expect(encoded()).toEqual(inTwo);
  });

  it('is packed also if it is the first sound of its folder', async () => {
    put('booth/sounds/tock.wav', wav(0.1));
    const booth = { bundle: 'booth' };
    expect(await packSaved(folders, [booth], { isDraft: true })).toEqual([booth]);
    expect(await packSaved(folders, [booth])).toEqual([booth]);
    expect(await packSaved(folders, [booth], { isDraft: true })).toEqual([]);
  });
});

it('an aborted run of the pipeline leaves the packs unchanged, and the next run packs them', async () => {
  const before = [entryOf('fair'), entryOf('booth'), entryOf('fair', 'fiesta')];
  put('fair/dot.svg', dot('#0f0'));
  put('packs/fiesta/fair/dot.svg', dot('#00f'));
  const end = new AbortController();
  const run = buildArt(folders, {
    onDefault: () => end.abort(new Error('saved again')),
    signal: end.signal,
  });
  await expect(run).rejects.toThrow('saved again');
  expect(entryOf('fair')).not.toEqual(before[0]);
  expect(entryOf('fair', 'fiesta')).toEqual(before[2]);
  const { changed, problems } = await buildArt(folders);
  expect(changed).toEqual([fair, { bundle: 'fair', pack: 'fiesta' }]);
  expect(problems).toEqual([]);
  expect(entryOf('booth')).toEqual(before[1]);
});
