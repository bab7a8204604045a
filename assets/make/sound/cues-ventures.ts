import { type Bundle, type Cue } from './cue.ts';
import { balloonPop } from './cues-stalls.ts';
import { addHall, bandPass, lowPass } from './filters.ts';
import { air, bell, noise, note, plate, thump, wood } from './instruments.ts';
import { layHissRound } from './rounds.ts';
import { layBurst, slide } from './toys.ts';
import { lay, layRound, type Track } from '../../pipeline/sound/track.ts';

/** Returns the sound of a revealed treasure: two soft high bells. */
const glint = (name: string, midi: number): Cue => ({
  name,
  seconds: 0.26,
  lufs: -28,
  play(track) {
    lay(track, bell(note(midi), 13), { for: 0.26, gain: 0.5 });
    lay(track, bell(note(midi + 5), 15), { at: 0.05, for: 0.2, gain: 0.35 });
  },
});

/** Sounds of the mines game: chests on a board. */
export const minesBundle: Bundle = {
  name: 'mines',
  cues: [
    {
      name: 'chest.open',
      seconds: 0.18,
      lufs: -27,
      play(track) {
        lay(track, wood(410, 54, 501), { for: 0.16, gain: 0.7 });
        lay(track, plate(980, 40), { at: 0.015, for: 0.12, gain: 0.2 });
      },
    },
    glint('chest.gem', 86),
    {
      name: 'mine.thud',
      seconds: 0.34,
      lufs: -28,
      mono: true,
      play(track) {
        lay(track, thump(120, 52, 13), { for: 0.34, gain: 1 });
        lay(track, slide(503, 0.3, 300), { for: 0.34, gain: 0.6 });
      },
    },
  ],
};

/** Sounds of the towers game: a tower with shutters, and its climber. */
export const towersBundle: Bundle = {
  name: 'towers',
  cues: [
    {
      name: 'tower.hop',
      seconds: 0.14,
      lufs: -29,
      play(track) {
        lay(track, thump(300, 470, 34), { for: 0.12, gain: 0.6 });
        lay(track, slide(505, 0.1, 1_300), { for: 0.12, gain: 0.5 });
      },
    },
    {
      name: 'window.open',
      seconds: 0.16,
      lufs: -27,
      play(track) {
        lay(track, wood(760, 78, 507), { for: 0.12, gain: 0.7 });
        lay(track, wood(620, 78, 508), { at: 0.05, for: 0.1, gain: 0.45 });
      },
    },
    glint('window.star', 84),
    {
      name: 'tower.fall',
      seconds: 0.3,
      lufs: -29,
      mono: true,
      play(track) {
        lay(track, thump(150, 70, 20), { for: 0.3, gain: 0.9 });
        lay(track, slide(510, 0.22, 500), { for: 0.26, gain: 0.5 });
      },
    },
  ],
};

/** Sounds of the pump game: a hand pump and a balloon. */
export const pumpBundle: Bundle = {
  name: 'pump',
  cues: [
    {
      name: 'pump.puff',
      seconds: 0.24,
      lufs: -28,
      play(track) {
        lay(track, air(512, 0.22, 500, 1_900), { for: 0.24, gain: 0.9 });
        lay(track, thump(190, 110, 36), { for: 0.12, gain: 0.5 });
      },
    },
    {
      name: 'pump.swell',
      seconds: 0.2,
      lufs: -28,
      play(track) {
        // Tightly stretched rubber: a tone that rises and stops.
        lay(
          track,
          (t) => Math.sin(Math.PI * Math.min(1, t / 0.19)) * Math.sin(2 * Math.PI * (290 + 620 * t) * t),
          { for: 0.2, gain: 0.6 },
        );
        lay(track, slide(514, 0.16, 1_700), { for: 0.18, gain: 0.3 });
      },
    },
    balloonPop,
  ],
};

/** A fuse that is lit, before a rocket starts and before a race. */
const fuseLight: Cue = {
  name: 'fuse.light',
  seconds: 0.4,
  lufs: -31,
  mono: true,
  play(track) {
    lay(track, air(520, 0.38, 2_400, 5_200), { for: 0.4, gain: 0.7 });
    lay(track, wood(2_100, 200, 521), { for: 0.03, gain: 0.3 });
  },
};

/** Sounds of the crash game: a rocket's launch, its flight, and a distant burst. */
export const crashBundle: Bundle = {
  name: 'crash',
  cues: [
    fuseLight,
    {
      name: 'rocket.launch',
      seconds: 0.8,
      lufs: -26,
      mono: true,
      play(track) {
        lay(track, thump(130, 70, 11), { for: 0.3, gain: 0.5 });
        lay(track, air(523, 0.78, 400, 3_000), { for: 0.8, gain: 0.9 });
      },
    },
    { name: 'rocket.hum', seconds: 1, lufs: -36, play: playHum },
    {
      name: 'rocket.burst',
      seconds: 0.6,
      lufs: -28,
      mono: true,
      play(track) {
        layBurst(track, 526, 110);
        lay(track, air(527, 0.5, 900, 2_800), { at: 0.08, for: 0.5, gain: 0.25 });
        addHall(track, 0.3, 0.76);
      },
    },
  ],
};

/** Sounds of Karera: horses racing on a street. */
export const kareraBundle: Bundle = {
  name: 'karera',
  cues: [
    fuseLight,
    {
      name: 'race.start',
      seconds: 0.3,
      lufs: -24,
      mono: true,
      play(track) {
        // The start signal: two boards clapped together.
        lay(track, wood(880, 46, 530), { for: 0.2, gain: 0.9 });
        lay(track, wood(1_310, 60, 531), { at: 0.003, for: 0.16, gain: 0.5 });
        addHall(track, 0.2, 0.7);
      },
    },
    { name: 'gallop', seconds: 1.02, lufs: -33, play: playGallop },
    {
      name: 'race.finish',
      seconds: 0.5,
      lufs: -23,
      mono: true,
      play(track) {
        lay(track, bell(note(83), 7), { for: 0.5, gain: 0.6 });
        lay(track, bell(note(83), 8), { at: 0.11, for: 0.39, gain: 0.5 });
        addHall(track, 0.14, 0.7);
      },
    },
  ],
};

/**
 * Plays the hiss of a flame with a soft tone in it. The tone has whole periods in the loop's one second, so that the
 * loop has no seam.
 */
function playHum(track: Track): void {
  layHissRound(track, {
    seeds: [540, 541],
    gain: 0.5,
    filter: () => {
      const [low, high] = [lowPass(420), bandPass(1_250, 0.6)];
      return (sample) => low(sample) + 0.35 * high(sample);
    },
  });
  for (const [hertz, gain] of [
    [110, 0.05],
    [165, 0.035],
    [220, 0.02],
  ] as const)
    layRound(track, (t) => Math.sin(2 * Math.PI * hertz * t), { for: 1, gain });
}

/** Plays three strides of four horses. Each horse sets down four hooves per stride, and no two horses step together. */
function playGallop(track: Track): void {
  const stride = 0.34;
  const dirt = noise(545);
  const ground = lowPass(700);
  for (let horse = 0; horse < 4; horse += 1) {
    for (let step = 0; step < 3; step += 1) {
      [0, 0.075, 0.13, 0.215].forEach((hoof, index) => {
        const at = step * stride + hoof + horse * 0.079;
        const pan = 0.5 * Math.sin(horse * 2.1);
        const gain = (horse === 0 ? 0.5 : 0.3) * (index === 2 ? 1 : 0.75);
        layRound(track, thump(165 + 18 * horse, 84, 44), { at, for: 0.09, gain, pan });
        layRound(track, (t) => Math.exp(-80 * t) * ground(dirt()), { at, for: 0.05, gain: gain * 0.7, pan });
      });
    }
  }
}
