// Makes every sound: WAV sources by synthesis, then one encoded sprite per bundle.
//
//   npx tsx assets/make/sound/run.ts
//
// An artist who has replaced assets/<bundle>/sounds/<cue>.wav never runs it: `npm run assets` encodes what has changed.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeSounds } from '../../pipeline/sounds.ts';
import { ASSETS } from '../kit/where.ts';
import { bundles, PEAK_CEILING } from './bundles.ts';
import type { Cue } from './cue.ts';
import { bringTo, loudnessOf, truePeakOf } from './loudness.ts';
import { silence, type Track, toSamples } from './track.ts';
import { toWav } from './wav.ts';

/** From this length on a cue is stereo, in seconds; shorter ones have no room to be heard from a side. */
const STEREO_FROM = 0.3;

for (const { name, cues } of bundles) {
  const folder = join(ASSETS, name);
  mkdirSync(join(folder, 'sounds'), { recursive: true });
  for (const cue of cues) writeSource(folder, cue);
  encodeSounds(name, folder);
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

function fadeOut({ left, right }: Track, seconds: number): void {
  const count = toSamples(seconds);
  for (const side of [left, right]) {
    for (let i = 0; i < count; i += 1) {
      const index = side.length - 1 - i;
      side[index] = (side[index] ?? 0) * Math.sin(((Math.PI / 2) * i) / count) ** 2;
    }
  }
}
