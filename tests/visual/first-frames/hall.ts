import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstFrameChoice, FirstFramePhoto } from '../../../scenes/studio/first-frames.ts';
import { encode, readPixels } from './encode.ts';
import { hallShots } from './hall-list.ts';
import { HALL_FRAMES, hallInputsOf } from './inputs.ts';

const INPUTS = 'inputs.json';

/** Returns whether all first frames of a scene of the hall are up to date. */
export async function isHallFresh(scene: string): Promise<boolean> {
  const before = await readFile(join(HALL_FRAMES, scene, INPUTS), 'utf8').catch(() => '{}');
  return JSON.stringify(JSON.parse(before)) === JSON.stringify(await hallInputsOf(scene));
}

/** Takes all first frames of a hall scene, as its game's page first shows it. Returns the files' total size, bytes. */
export async function takeHall(
  scene: string,
  take: (choice: FirstFrameChoice) => Promise<FirstFramePhoto>,
): Promise<number> {
  const folder = join(HALL_FRAMES, scene);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const { name, ...shot } of hallShots(scene)) {
    const { png } = await take({ scene, locale: 'en', ...shot });
    const file = await encode(await readPixels(Buffer.from(png, 'base64')));
    bytes += file.length;
    await writeFile(join(folder, `${name}.avif`), file);
  }
  await writeFile(join(folder, INPUTS), `${JSON.stringify(await hallInputsOf(scene), undefined, 2)}\n`);
  return bytes;
}
