import type { Bundle, Cue } from './cue.ts';
import { addHall, bandPass, lowPass } from './filters.ts';
import { air, bell, marimba, noise, note, strings, thump, wood } from './instruments.ts';
import { lay, layRound, SAMPLE_RATE, type Track } from '../../pipeline/sound/track.ts';

/**
 * Notes of winning lines as MIDI numbers: a pentatonic scale from C5. Each line plays the next note, whatever it pays.
 */
const PENTATONIC = [72, 74, 76, 79, 81] as const;

/** Turning wooden drums: a low rumble, and the seams between symbols, 24 per second. */
const reelLoop: Cue = {
  name: 'reel.loop',
  seconds: 0.8,
  lufs: -34,
  play(track) {
    layRumbleRound(track, 61, -0.35);
    layRumbleRound(track, 62, 0.35);
    const seams = 24 * 0.8;
    for (let seam = 0; seam < Math.floor(seams); seam += 1) {
      layRound(track, wood(240 + 30 * ((seam * 5) % 3), 90, 200 + seam), {
        at: (seam * 0.8) / Math.floor(seams),
        for: 0.05,
        gain: 0.05,
        pan: 0.4 * Math.sin(seam),
      });
    }
  },
};

/** A drum stopped by its brake: a knock on wood, falling from 150 to 55 hertz, and a click. */
const reelStop: Cue = {
  name: 'reel.stop',
  seconds: 0.24,
  lufs: -22,
  play(track) {
    lay(track, thump(150, 55, 17), { for: 0.24, gain: 1 });
    lay(track, wood(310, 46, 63), { for: 0.16, gain: 0.55 });
    lay(track, wood(1_650, 170, 64), { for: 0.04, gain: 0.22 });
  },
};

const line = (step: number): Cue => ({
  name: `line.${step + 1}`,
  seconds: 0.18,
  lufs: -26,
  play(track) {
    const midi = PENTATONIC[step] ?? 72;
    lay(track, marimba(note(midi), 17), { for: 0.18, gain: 0.8 });
    lay(track, bell(note(midi + 12), 16), { at: 0.004, for: 0.17, gain: 0.3 });
  },
});

/** One sound for each of the first five winning lines. */
const lines: readonly Cue[] = PENTATONIC.map((_, step) => line(step));

/** Returns the sound of a scatter that lands: a third higher than the scatter before it, and equally loud. */
const scatter = (step: number): Cue => ({
  name: `scatter.${step + 1}`,
  seconds: 0.4,
  lufs: -22,
  play(track) {
    const midi = [69, 73, 76][step] ?? 69;
    lay(track, thump(180, 70, 16), { for: 0.2, gain: 0.4 });
    lay(track, bell(note(midi), 7), { for: 0.4, gain: 0.7, pan: -0.2 });
    lay(track, bell(note(midi + 7), 8), { at: 0.03, for: 0.36, gain: 0.4, pan: 0.25 });
    lay(track, air(70 + step, 0.36, 700, 3_200), { for: 0.38, gain: 0.25 });
    addHall(track, 0.2, 0.74);
  },
});

/** One sound for each of the first three scatters. */
const scatters: readonly Cue[] = [0, 1, 2].map(scatter);

/** Suspense: three trembling notes that do not rise, looped as long as needed. */
const tease: Cue = {
  name: 'tease',
  seconds: 1.2,
  lufs: -27,
  play(track) {
    const beat = (2 * Math.PI) / 0.1;
    for (const [midi, pan] of [
      [57, -0.3],
      [64, 0.3],
      [69, 0],
    ] as const) {
      // A whole number of periods fits in the loop, so that its end meets its start.
      const hertz = Math.round(note(midi) * 1.2) / 1.2;
      layRound(
        track,
        (t) =>
          (0.6 + 0.4 * Math.sin(beat * t)) *
          (Math.sin(2 * Math.PI * hertz * t) +
            0.35 * Math.sin(4 * Math.PI * hertz * t) +
            0.12 * Math.sin(6 * Math.PI * hertz * t)),
        { for: 1.2, gain: 0.2, pan },
      );
    }
  },
};

/** Start of the free spins: a chord that swells under rising bells. */
const bonusIn: Cue = {
  name: 'bonus.in',
  seconds: 1.2,
  lufs: -20,
  play(track) {
    for (const [index, midi] of [57, 64, 69, 73].entries())
      lay(track, strings(note(midi), 1.05), { for: 1.2, gain: 0.5, pan: (index - 1.5) * 0.35 });
    for (const [index, midi] of [69, 73, 76, 81, 85, 88].entries())
      lay(track, bell(note(midi), 5), {
        at: 0.12 + index * 0.085,
        for: 0.7,
        gain: 0.28,
        pan: index % 2 ? 0.4 : -0.4,
      });
    lay(track, air(73, 1, 300, 4_200), { for: 1.1, gain: 0.35 });
    addHall(track, 0.24, 0.78);
  },
};

/** A heavy coin that falls into its place: the wood under it, and the ring of the metal. */
const coinLands: Cue = {
  name: 'coin.lands',
  seconds: 0.28,
  lufs: -22,
  play(track) {
    lay(track, thump(140, 60, 20), { for: 0.2, gain: 0.9 });
    lay(track, wood(230, 60, 75), { for: 0.1, gain: 0.35 });
    lay(track, bell(note(86), 18), { at: 0.006, for: 0.27, gain: 0.34 });
    lay(track, bell(note(93), 24), { at: 0.012, for: 0.2, gain: 0.16 });
  },
};

/**
 * Adds the low noise of turning wood. The filter runs twice over the same noise and the second pass is kept, so that
 * the loop is seamless.
 */
function layRumbleRound(track: Track, seed: number, pan: number): void {
  const hiss = noise(seed);
  const lap = Float64Array.from({ length: track.left.length }, () => hiss());
  const low = lowPass(130);
  const body = bandPass(420, 0.9);
  const sound = (index: number): number => 2.4 * low(lap[index] ?? 0) + 0.28 * body(lap[index] ?? 0);
  for (let index = 0; index < lap.length; index += 1) sound(index);
  for (let index = 0; index < lap.length; index += 1) {
    // Twelve swells per loop, since drums are never quite round.
    const swell = 0.8 + 0.2 * Math.sin((2 * Math.PI * 12 * index) / (0.8 * SAMPLE_RATE));
    const value = sound(index) * swell;
    track.left[index] = (track.left[index] ?? 0) + value * 0.5 * (1 - pan);
    track.right[index] = (track.right[index] ?? 0) + value * 0.5 * (1 + pan);
  }
}

/** Sounds of machines with scatters and several lines: those of the night fair and of the hall. */
export const fiveReelsBundle: Bundle = {
  name: 'five-reels',
  cues: [reelLoop, reelStop, ...scatters, tease, ...lines, bonusIn],
};

/** Sounds of machines with three reels: those of the sari-sari store and of the hall. */
export const threeReelsBundle: Bundle = {
  name: 'three-reels',
  cues: [reelLoop, reelStop, ...lines.slice(0, 1)],
};

/** Sounds of tumbling reels: landing columns, bursts, scatters, and the start of the free spins. */
export const tumbleReelsBundle: Bundle = {
  name: 'tumble-reels',
  cues: [reelStop, ...scatters.slice(2), ...lines.slice(0, 1), ...lines.slice(2, 3), bonusIn],
};

/** Sounds of hold-and-respin reels: the reels, coins that land and are counted, and the start of the feature. */
export const holdReelsBundle: Bundle = {
  name: 'hold-reels',
  cues: [reelLoop, reelStop, ...lines.slice(0, 1), coinLands, bonusIn],
};
