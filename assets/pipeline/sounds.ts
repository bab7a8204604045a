/** Encodes the sounds of a folder if they have changed since they were encoded. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BitRates, LOOPS, SPRITES } from './sound/sprite-table.ts';
import { readSoundList, type Source, type Sprite, toWavSprite, writeSprite } from './sound/sprite.ts';
import { fromWav } from './sound/wav.ts';
import { namesIn } from './bundles.ts';
import { readSource } from './source-file.ts';

interface Wav {
  readonly cue: string;
  readonly file: string;
}

const wavsIn = (folder: string): Wav[] =>
  namesIn(join(folder, 'sounds'))
    .filter((file) => file.endsWith('.wav'))
    .map((file) => ({ cue: basename(file, '.wav'), file: join(folder, 'sounds', file) }));

/** A folder of sounds and, in an art pack, the default folder. */
interface SoundFolder {
  readonly bundle: string;
  readonly folder: string;
  /** For an art pack: the default folder, whose sounds the pack replaces. */
  readonly under?: string | undefined;
  /** For an art pack: called with a message for each sound that cannot be read. */
  readonly onProblem?: (problem: string) => void;
}

/** The sounds of a folder, if they must be encoded again. */
interface NewSounds {
  readonly sources: readonly Source[];
  /** Hash of these sounds, as `sound.json` stores it. */
  readonly from: string;
  readonly rates: BitRates | undefined;
  /** One sentence for each sound whose file has another format than the game's own. */
  readonly converted: readonly string[];
}

function readNewSounds({ bundle, folder, under, onProblem }: SoundFolder): NewSounds | undefined {
  const own = wavsIn(folder);
  if (own.length === 0) return undefined;
  const wavs = new Map((under === undefined ? [] : wavsIn(under)).map((wav) => [wav.cue, wav]));
  for (const wav of own) {
    const below = wavs.get(wav.cue);
    if (under !== undefined && !below) {
      onProblem?.(`${wav.file}: the default sounds have no such cue to lay it over.`);
      continue;
    }
    try {
      fromWav(readSource(wav.file), wav.file);
      wavs.set(wav.cue, wav);
    } catch (error) {
      if (!onProblem) throw error;
      onProblem(error instanceof Error ? error.message : String(error));
    }
  }

  const plan = SPRITES[bundle];
  const order = plan?.cues ?? [];
  const listed = [...wavs.values()].toSorted(
    (a, b) => (order.indexOf(a.cue) >>> 0) - (order.indexOf(b.cue) >>> 0) || (a.cue < b.cue ? -1 : 1),
  );
  const hash = createHash('sha256');
  for (const { cue, file } of listed) hash.update(`${cue}\n`).update(readSource(file));
  const from = hash.digest('hex').slice(0, 16);
  const isEncoded = ['sound.webm', 'sound.m4a'].every((file) => existsSync(join(folder, file)));
  if (isEncoded && readSoundList(join(folder, 'sound.json'))?.from === from) return undefined;

  const converted: string[] = [];
  const sources = listed.map(({ cue, file }): Source => {
    const loop = order.includes(cue) && LOOPS.has(cue);
    const { converted: sentence, ...sound } = fromWav(readSource(file), file, { loops: loop });
    if (sentence !== undefined) converted.push(sentence);
    return { name: cue, loop, ...sound };
  });
  return { sources, from, rates: plan?.rates, converted };
}

/**
 * Encodes a folder's sounds into sound.webm, sound.m4a and sound.json if they have changed; returns undefined if they
 * have not, otherwise one sentence for each sound that was converted to the game's format. In an art pack, the sounds
 * of the folder `under` it that the pack does not replace are included. Throws with the name of a sound that cannot be
 * read; in a pack, reports it to `onProblem` and uses the default sound.
 */
export async function encodeSounds(place: SoundFolder): Promise<readonly string[] | undefined> {
  const sounds = readNewSounds(place);
  if (!sounds) return undefined;
  await writeSprite(place.folder, sounds.sources, sounds.from, sounds.rates);
  return sounds.converted;
}

/**
 * Returns the changed sounds without encoding them, to be played until `encodeSounds` has finished; undefined if none
 * changed. Throws if `encodeSounds` would reject.
 */
export function draftSounds(
  place: SoundFolder,
): { readonly wav: Buffer; readonly sprite: Sprite } | undefined {
  const sounds = readNewSounds(place);
  return sounds && toWavSprite(sounds.sources);
}
