import type { Bundle } from './cue.ts';
import { bandPass, highPass, lowPass } from './filters.ts';
import { air, bell, seededNumbers, noise, note, thump, wood } from './instruments.ts';
import { lay, type Track } from '../../pipeline/sound/track.ts';

/**
 * Sounds of the scratch card: paper on the table, a coin's edge on foil, and the rest of the foil that is wiped off in
 * one sweep.
 */
export const cardBundle: Bundle = {
  name: 'scratch-card',
  cues: [
    {
      name: 'card.deal',
      seconds: 0.25,
      lufs: -26,
      play(track) {
        lay(track, paper(61, 0.16), { for: 0.18, gain: 0.9 });
        lay(track, thump(260, 120, 34), { at: 0.11, for: 0.14, gain: 0.5 });
        lay(track, wood(900, 110, 62), { at: 0.115, for: 0.1, gain: 0.22 });
        lay(track, paper(63, 0.07), { at: 0.115, for: 0.1, gain: 0.6 });
      },
    },
    {
      name: 'scratch',
      seconds: 0.9,
      lufs: -30,
      play: playScratch,
    },
    {
      name: 'card.wipe',
      seconds: 0.42,
      lufs: -26,
      play(track) {
        lay(track, air(65, 0.4, 900, 5200), { for: 0.42, gain: 0.9, pan: -0.35 });
        lay(track, air(66, 0.4, 1300, 6400), { at: 0.02, for: 0.4, gain: 0.8, pan: 0.35 });
        lay(track, paper(67, 0.3), { for: 0.36, gain: 0.35 });
        [84, 88, 91].forEach((midi, step) => {
          lay(track, bell(note(midi), 13), {
            at: 0.2 + step * 0.05,
            for: 0.2,
            gain: 0.07,
            pan: (step - 1) * 0.4,
          });
        });
      },
    },
  ],
};

/** Returns the sound of stiff paper that bends: bright noise that swells, with uneven crackles. */
function paper(seed: number, seconds: number) {
  const hiss = noise(seed);
  const roll = seededNumbers(seed + 1_000);
  const bright = highPass(1_800);
  const body = bandPass(1_100, 0.8);
  let crackle = 0;
  return (t: number): number => {
    if (roll() < 0.004) crackle = 0.4 + 0.6 * roll();
    crackle *= 0.996;
    const swell = Math.sin(Math.PI * Math.min(1, t / seconds)) ** 1.4;
    const sample = hiss();
    return swell * (0.5 + crackle) * (0.7 * bright(sample) + 0.5 * body(sample));
  };
}

/**
 * Plays a coin's edge on foil, 2 to 5 kHz, with the unevenness of small strokes by hand. The filter runs twice over the
 * same noise and the second pass is kept, so that the loop is seamless.
 */
function playScratch(track: Track): void {
  const { length } = track.left;
  for (const [side, seed] of [
    [track.left, 71],
    [track.right, 72],
  ] as const) {
    const hiss = noise(seed);
    const roll = seededNumbers(seed + 7);
    const grain = lowPass(90);
    const raw = Float64Array.from({ length }, () => hiss());
    const bumps = Float64Array.from({ length }, () => (roll() < 0.006 ? 60 * roll() : 0));
    const low = bandPass(2_400, 1.1);
    const high = bandPass(4_300, 1.3);
    const sound = (index: number): number => {
      const rough = 0.55 + Math.min(1.6, Math.abs(grain(bumps[index] ?? 0)));
      return rough * (low(raw[index] ?? 0) + 0.8 * high(raw[index] ?? 0));
    };
    for (let index = 0; index < length; index += 1) sound(index);
    for (let index = 0; index < length; index += 1) side[index] = sound(index);
  }
}
