// Makes every sound: WAV sources by synthesis, then one encoded sprite per bundle.
//
//   npx tsx assets/make/sound/run.ts
//
// Do not run it after an artist has replaced assets/<bundle>/sounds/<cue>.wav, since it overwrites the file:
// `npm run assets` encodes changed files.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeSounds } from '../../pipeline/sounds.ts';
import { ASSETS } from '../kit/where.ts';
import { bundles } from './bundles.ts';
import type { Cue } from './cue.ts';
import { loudnessOf, truePeakOf } from '../../pipeline/sound/loudness.ts';
import { makeTrack } from './make-track.ts';
import { toWav } from '../../pipeline/sound/wav.ts';

/** Shortest length of a stereo sound, s. The ear cannot locate shorter sounds, so they are mono. */
const STEREO_FROM = 0.3;

for (const { name, cues } of bundles) {
  const folder = join(ASSETS, name);
  mkdirSync(join(folder, 'sounds'), { recursive: true });
  for (const cue of cues) writeSource(folder, cue);
  await encodeSounds({ bundle: name, folder });
}

function writeSource(folder: string, cue: Cue): void {
  const track = makeTrack(cue);
  const channels = cue.mono || cue.seconds < STEREO_FROM ? 1 : 2;
  writeFileSync(join(folder, 'sounds', `${cue.name}.wav`), toWav(track, channels));
  const loudness = loudnessOf(track).toFixed(1);
  console.log(
    `${cue.name.padEnd(12)} ${cue.seconds.toFixed(2)} s  ${loudness} LUFS  ${truePeakOf(track).toFixed(1)} dBFS`,
  );
}
