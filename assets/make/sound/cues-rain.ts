import type { Bundle, Cue } from './cue.ts';
import { lowPass } from './filters.ts';
import { noise, note } from './instruments.ts';
import { lay, type Voice } from '../../pipeline/sound/track.ts';

/** Returns the sound of a plucked string and of the nail that plucks it; higher partials decay faster. */
function pluck(hertz: number, seed: number): Voice {
  const hiss = noise(seed);
  const nail = lowPass(5_200);
  return (t) => {
    let sum = 0;
    for (let partial = 1; partial <= 9 && partial * hertz < 16_000; partial += 1) {
      // The string is plucked at a fifth of its length, so every fifth partial is missing.
      const strength = Math.sin((Math.PI * partial) / 5) / partial;
      sum += strength * Math.exp(-(9 + 5 * partial) * t) * Math.sin(2 * Math.PI * hertz * partial * t);
    }
    return Math.min(1, t / 0.0015) * sum * 0.7 + 0.22 * Math.exp(-190 * t) * nail(hiss());
  };
}

/** Notes of the five lamps as MIDI numbers: C major pentatonic from C5, one step higher for each lamp. */
const STEPS: readonly number[] = [72, 74, 76, 79, 81];

/** Sounds of the five lamps of the red packet rain. */
export const rainBundle: Bundle = {
  name: 'red-packet-rain',
  cues: STEPS.map((midi, index): Cue => ({
    name: `packet.${index + 1}`,
    seconds: 0.16,
    lufs: -24,
    play(track) {
      lay(track, pluck(note(midi), 71 + index), { for: 0.16 });
      lay(track, pluck(note(midi + 12), 81 + index), { at: 0.012, for: 0.148, gain: 0.35 });
    },
  })),
};

/** Sounds of hits in keno: the same five notes as in the red packet rain. */
export const kenoBundle: Bundle = { name: 'keno', cues: rainBundle.cues };

/** Sounds of gems in the diamonds game: the same five notes as in the red packet rain. */
export const diamondsBundle: Bundle = { name: 'diamonds', cues: rainBundle.cues };
