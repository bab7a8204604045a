/** Encodes a folder's sounds when they are not those that the encoded files were made from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundles } from '../make/sound/bundles.ts';
import { readSoundList, type Source, writeSprite } from '../make/sound/sprite.ts';
import { fromWav } from '../make/sound/wav.ts';
import { namesIn } from './bundles.ts';

interface Wav {
  readonly cue: string;
  readonly file: string;
}

const wavsIn = (folder: string): Wav[] =>
  namesIn(join(folder, 'sounds'))
    .filter((file) => file.endsWith('.wav'))
    .map((file) => ({ cue: basename(file, '.wav'), file: join(folder, 'sounds', file) }));

/**
 * Writes sound.webm, sound.m4a and sound.json of `folder` anew when its sounds have changed. An art pack's folder
 * names what lies `under` it: its own sounds take the place of those, and the rest come along. Answers whether it
 * encoded. A sound that cannot be read throws with its name; of a pack `say` hears of it and the one under it stays.
 */
export async function encodeSounds(
  bundle: string,
  folder: string,
  under?: string,
  say?: (problem: string) => void,
): Promise<boolean> {
  const own = wavsIn(folder);
  if (own.length === 0) return false;
  const wavs = new Map((under === undefined ? [] : wavsIn(under)).map((wav) => [wav.cue, wav]));
  for (const wav of own) {
    const below = wavs.get(wav.cue);
    if (under !== undefined && !below) {
      say?.(`${wav.file}: the default sounds have no such cue to lay it over.`);
      continue;
    }
    try {
      fromWav(readFileSync(wav.file), wav.file);
      wavs.set(wav.cue, wav);
    } catch (error) {
      if (!say) throw error;
      say(error instanceof Error ? error.message : String(error));
    }
  }

  const known = bundles.find(({ name }) => name === bundle);
  const order = known?.cues.map(({ name }) => name) ?? [];
  const listed = [...wavs.values()].toSorted(
    (a, b) => (order.indexOf(a.cue) >>> 0) - (order.indexOf(b.cue) >>> 0) || (a.cue < b.cue ? -1 : 1),
  );
  const hash = createHash('sha256');
  for (const { cue, file } of listed) hash.update(`${cue}\n`).update(readFileSync(file));
  const from = hash.digest('hex').slice(0, 16);
  const isEncoded = ['sound.webm', 'sound.m4a'].every((file) => existsSync(join(folder, file)));
  if (isEncoded && readSoundList(join(folder, 'sound.json'))?.from === from) return false;

  const sources = listed.map(({ cue, file }): Source => {
    const loop = known?.cues.find(({ name }) => name === cue)?.loop === true;
    return { name: cue, loop, ...fromWav(readFileSync(file), file) };
  });
  await writeSprite(folder, sources, from, known?.rates);
  return true;
}
