import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openArtFiles } from './art-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sheet = (image: string): string => JSON.stringify({ frames: { hub: {} }, meta: { image } });
const manifest = (...scenes: readonly string[]): string =>
  JSON.stringify(
    Object.fromEntries(
      scenes.map((scene) => [
        scene,
        { art: { sheets: [`${scene}-0-1a.json`] }, sound: { webm: `${scene}-2b.webm` } },
      ]),
    ),
  );
const FILES = {
  'manifest.json': manifest('wheel', 'rain', 'parts'),
  'wheel-0-1a.json': sheet('wheel-0-1a.webp'),
  'wheel-0-1a.webp': 'a wheel',
  'rain-0-1a.json': sheet('rain-0-1a.webp'),
  'rain-0-1a.webp': 'rain',
  'parts-0-1a.json': sheet('parts-0-1a.webp'),
  'parts-0-1a.webp': 'parts',
  'wheel-2b.webm': 'a whirr',
  'packs/noche/manifest.json': manifest('wheel'),
  'packs/noche/wheel-0-1a.json': sheet('wheel-0-1a.webp'),
  'packs/noche/wheel-0-1a.webp': 'a wheel at night',
} as const;

/** Returns the scenes and packs whose art hash changes with these file contents. */
async function changedBy(...contents: readonly (readonly [keyof typeof FILES, string])[]): Promise<string[]> {
  const asked = [['wheel'], ['rain'], ['wheel', 'noche']] as const;
  const hashes = async (): Promise<string[]> => {
    const art = openArtFiles(folder);
    return Promise.all(asked.map(([scene, pack]) => art.hash(scene, pack)));
  };
  const write = (name: string, content: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const [name, content] of Object.entries(FILES)) write(name, content);
  const before = await hashes();
  for (const [name, content] of contents) write(name, content);
  const after = await hashes();
  return asked.map((one) => one.join('+')).filter((_, index) => before[index] !== after[index]);
}

it('a changed picture changes the art hash only of the scene and pack to which it belongs', async () => {
  expect(await changedBy(['wheel-0-1a.webp', 'another wheel'])).toEqual(['wheel']);
  expect(await changedBy(['packs/noche/wheel-0-1a.webp', 'another night'])).toEqual(['wheel+noche']);
  expect(await changedBy(['rain-0-1a.json', sheet('rain-0-1a.webp').replace('hub', 'drop')])).toEqual([
    'rain',
  ]);
});

it('a change of the pictures that scenes share changes the art hash of every scene', async () => {
  expect(await changedBy(['parts-0-1a.webp', 'other parts'])).toEqual(['wheel', 'rain']);
});

it('a changed sound does not change the art hash', async () => {
  expect(await changedBy(['wheel-2b.webm', 'a hum'])).toEqual([]);
});
