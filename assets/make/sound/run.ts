// Makes every sound: WAV sources by synthesis, then one encoded sprite per bundle.
//
//   npx tsx assets/make/sound/run.ts             all of it
//   npx tsx assets/make/sound/run.ts --encode    only the sprites, from the WAV files as they lie on disk
//
// An artist replaces assets/<bundle>/sounds/<cue>.wav and runs the second form.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundles, PEAK_CEILING } from './bundles.ts';
import type { Bundle, Cue } from './cue.ts';
import { bringTo, loudnessOf, truePeakOf } from './loudness.ts';
import { type Source, writeSprite } from './sprite.ts';
import { silence, type Track, toSamples } from './track.ts';
import { fromWav, toWav } from './wav.ts';

/** From this length on a cue is stereo, in seconds; shorter ones have no room to be heard from a side. */
const STEREO_FROM = 0.3;

const assets = join(import.meta.dirname, '..', '..');
const encodeOnly = process.argv.includes('--encode');

for (const bundle of bundles) {
  const folder = join(assets, bundle.name);
  mkdirSync(join(folder, 'sounds'), { recursive: true });
  if (!encodeOnly) for (const cue of bundle.cues) writeSource(folder, cue);
  writeSprite(folder, readSources(folder, bundle), bundle.rates);
}

function writeSource(folder: string, cue: Cue): void {
  const track = silence(cue.seconds);
  cue.play(track);
  if (!cue.loop) fadeOut(track, Math.min(0.2, cue.seconds * 0.2));
  bringTo(track, cue.lufs, PEAK_CEILING);
  writeFileSync(join(folder, 'sounds', `${cue.name}.wav`), toWav(track, cue.seconds < STEREO_FROM ? 1 : 2));
  const loudness = loudnessOf(track).toFixed(1);
  console.log(
    `${cue.name.padEnd(12)} ${cue.seconds.toFixed(2)} s  ${loudness} LUFS  ${truePeakOf(track).toFixed(1)} dBFS`,
  );
}

function readSources(folder: string, bundle: Bundle): Source[] {
  return bundle.cues.map(({ name, loop }) => {
    const file = join(folder, 'sounds', `${name}.wav`);
    return { name, loop: loop === true, ...fromWav(readFileSync(file), file) };
  });
}

function fadeOut({ left, right }: Track, seconds: number): void {
  const count = toSamples(seconds);
  for (const side of [left, right]) {
    for (let i = 0; i < count; i += 1) {
      const index = side.length - 1 - i;
      side[index] = (side[index] ?? 0) * Math.sin(((Math.PI / 2) * i) / count) ** 2;
    }
  }
}
