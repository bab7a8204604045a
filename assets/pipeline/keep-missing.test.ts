// Reads: assets
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silence } from './sound/track.ts';
import { toWav } from './sound/wav.ts';
import { type ArtManifest, buildArt, type Folders } from './build-art.ts';
import { keptText, missingText, type Needed } from './keep-missing.ts';
import type { ManifestEntry } from './pack-bundle.ts';
import { packSaved } from './pack-saved.ts';
import type { SheetJson } from './pack-sheets.ts';

let root = '';
let folders: Folders;
const readNeeded = vi.fn<() => Promise<Needed>>();
const needs = (pictures: readonly string[], cues: readonly string[] = []): Needed =>
  new Map([['fair', { pictures: new Set(pictures), sounds: new Set(cues) }]]);

const at = (name: string): string => join(folders.assets, name);
const put = (name: string, data: string | Buffer): void => {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), data);
};
const remove = (name: string): void => rmSync(at(name), { recursive: true });
const dot = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><circle cx="20" cy="20" r="10" fill="${colour}"/></svg>`;
const read = (file: string): unknown => JSON.parse(readFileSync(join(folders.output, file), 'utf8'));
const entry = (): ManifestEntry | undefined => (read('manifest.json') as ArtManifest)['fair'];
const framesOf = (sheets: readonly string[] = []): string[] =>
  sheets.flatMap((sheet) => Object.keys((read(sheet) as SheetJson).frames));
const fair = [{ bundle: 'fair' }];
const keptMessage = (name: string): string => keptText(at(`fair/${name}`));

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'missing-'));
  readNeeded.mockReset().mockResolvedValue(needs(['hub', 'disc', 'light/glow', 'glyphs/money/7']));
  folders = {
    assets: join(root, 'assets'),
    output: join(root, 'out'),
    cache: join(root, 'cache'),
    readNeeded,
  };
  for (const name of ['hub', 'disc', 'spare', 'light/glow', 'glyphs/money/7'])
    put(`fair/${name}.svg`, dot('#f00'));
  await buildArt(folders);
  readNeeded.mockClear();
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a missing picture that a scene needs', () => {
  it.each(['hub', 'light/glow', 'glyphs/money/7'])(
    'keeps the version packed last and is reported on every run until the file is back: %s',
    async (name) => {
      const before = entry();
      remove(`fair/${name}.svg`);
      expect((await buildArt(folders)).problems).toEqual([keptMessage(`${name}.svg or .png`)]);
      expect(entry()).toEqual({ ...before, problems: [keptMessage(`${name}.svg or .png`)] });
      // The bundle is not packed again, but the missing file is still reported.
      const again = await buildArt(folders);
      expect([again.changed, again.problems]).toEqual([[], [keptMessage(`${name}.svg or .png`)]]);
      put(`fair/${name}.svg`, dot('#f00'));
      expect((await buildArt(folders)).problems).toEqual([]);
      expect(entry()).toEqual(before);
    },
  );

  it('keeps its version from the previous packing, while other pictures of the folder are packed again', async () => {
    put('fair/hub.svg', dot('#00f'));
    await buildArt(folders);
    const last = entry()?.art;
    remove('fair/hub.svg');
    put('fair/disc.svg', dot('#0f0'));
    await buildArt(folders);
    expect(framesOf(entry()?.art?.sheets)).toEqual(['disc', 'hub', 'money/7', 'spare']);
    expect(framesOf(entry()?.art?.half)).toEqual(['disc', 'hub', 'money/7', 'spare']);
    expect(entry()?.art).not.toEqual(last);
    put('fair/disc.svg', dot('#f00'));
    await buildArt(folders);
    expect(entry()?.art).toEqual(last);
  });

  it('stays on its sheet when a saved file is packed as a draft, and when it is packed in its final form', async () => {
    const before = entry();
    remove('fair/hub.svg');
    for (const isDraft of [true, false]) {
      await packSaved(folders, fair, { isDraft });
      expect(entry()?.art).toEqual(before?.art);
    }
  });

  it('is kept and reported even if an art pack replaces it, and the pack is not packed again', async () => {
    for (const name of ['hub', 'disc']) put(`packs/noche/fair/${name}.svg`, dot('#0f0'));
    await buildArt(folders);
    const before = read('packs/noche/manifest.json');
    for (const name of ['hub', 'spare']) remove(`fair/${name}.svg`);
    put('fair/spare.svg', dot('#f00'));
    expect((await buildArt(folders)).problems).toEqual([keptMessage('hub.svg or .png')]);
    expect(read('packs/noche/manifest.json')).toEqual(before);
  });

  it('fails the run if it was never packed, and the error names all such files', async () => {
    for (const name of ['hub', 'light/glow']) remove(`fair/${name}.svg`);
    rmSync(folders.cache, { recursive: true });
    await expect(buildArt(folders)).rejects.toThrow(
      ['hub', 'light/glow'].map((name) => missingText(at(`fair/${name}.svg or .png`))).join('\n'),
    );
  });
});

it('a needed folder that is missing or renamed fails the run, and the files packed last stay', async () => {
  const before = entry();
  renameSync(at('fair'), at('fiar'));
  await expect(buildArt(folders)).rejects.toThrow(missingText(at('fair')));
  expect(entry()).toEqual(before);
  rmSync(folders.cache, { recursive: true });
  await expect(buildArt(folders)).rejects.toThrow(missingText(at('fair')));
});

it('a missing picture that no scene needs is removed, and what scenes need is read only if a file is missing', async () => {
  put('fair/hub.svg', dot('#00f'));
  await buildArt(folders);
  expect(readNeeded).not.toHaveBeenCalled();
  remove('fair/spare.svg');
  expect((await buildArt(folders)).problems).toEqual([]);
  expect(readNeeded).toHaveBeenCalledOnce();
  expect(framesOf(entry()?.art?.sheets)).toEqual(['disc', 'hub', 'money/7']);
});

it('a missing picture is replaced by one of the same name in another format', async () => {
  renameSync(at('fair/hub.svg'), at('fair/old.svg'));
  put('fair/hub.svg', dot('#00f'));
  expect((await buildArt(folders)).problems).toEqual([]);
  expect(readNeeded).not.toHaveBeenCalled();
});

it('a picture that a scene declares but that was never drawn does not stop the packing of the others', async () => {
  readNeeded.mockResolvedValue(needs(['hub', 'disc', 'light/glow', 'glyphs/money/7', 'pointer']));
  remove('fair/spare.svg');
  expect((await buildArt(folders)).problems).toEqual([]);
});

describe('a missing sound that a scene needs', () => {
  const wav = (seconds: number): Buffer => toWav(silence(seconds), 1);

  it('is kept in the packed sounds and reported, while a missing sound that no scene needs is removed', async () => {
    readNeeded.mockResolvedValue(needs([], ['tick']));
    for (const cue of ['tick', 'tock']) put(`fair/sounds/${cue}.wav`, wav(0.1));
    await buildArt(folders);
    const before = entry()?.sound;
    remove('fair/sounds/tick.wav');
    await packSaved(folders, fair, { isDraft: true });
    expect(entry()?.sound).toEqual(before);
    expect((await buildArt(folders)).problems).toEqual([keptMessage('sounds/tick.wav')]);
    expect(entry()?.sound).toEqual(before);
    put('fair/sounds/tick.wav', wav(0.1));
    remove('fair/sounds/tock.wav');
    expect((await buildArt(folders)).problems).toEqual([]);
    expect(Object.keys(entry()?.sound?.sprite ?? {})).toEqual(['tick']);
  });

  it('fails the run if it was never encoded', async () => {
    readNeeded.mockResolvedValue(needs([], ['tick']));
    rmSync(folders.cache, { recursive: true });
    await expect(buildArt(folders)).rejects.toThrow(missingText(at('fair/sounds/tick.wav')));
  });
});
