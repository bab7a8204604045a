import { statSync } from 'node:fs';
import { type Broken, measurePicture, measureSound, type PictureFacts, type SoundFacts } from './measure.ts';

/** Measures files for the check, with or without a cache. */
export interface Measurer {
  picture(file: string): Promise<PictureFacts | Broken>;
  sound(file: string): SoundFacts | Broken;
}

/** A measurer without a cache. */
export const measureAnew: Measurer = { picture: measurePicture, sound: measureSound };

/** Creates a measurer with a cache: a file is measured again only if its size or times have changed. */
export function createMeasurer(from: Measurer = measureAnew): Measurer {
  const known = new Map<string, { readonly stamp: string; readonly facts: unknown }>();
  const stampOf = (file: string): string => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : 'gone';
  };
  function remember<T>(file: string, measure: () => T): T {
    const stamp = stampOf(file);
    const before = known.get(file);
    // The cached facts have the type `T`, because a file's extension decides whether it is a picture or a sound.
    if (before?.stamp === stamp) return before.facts as T;
    const facts = measure();
    known.set(file, { stamp, facts });
    return facts;
  }
  return {
    picture: (file) => remember(file, () => from.picture(file)),
    sound: (file) => remember(file, () => from.sound(file)),
  };
}
