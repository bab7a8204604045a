import { type Bundle } from './cue.ts';
import { highPass } from './filters.ts';
import { air, marimba, noise, note, thump, wood } from './instruments.ts';
import { slide } from './toys.ts';
import { lay } from '../../pipeline/sound/track.ts';

/** Sounds of balls and kernels that fall from peg to peg: light taps that do not tire the ear, and the landing. */
export const dropsBundle: Bundle = {
  name: 'drops',
  cues: [
    {
      name: 'peg.tap',
      seconds: 0.08,
      lufs: -31,
      play(track) {
        lay(track, marimba(note(88), 70), { for: 0.08, gain: 0.6 });
        lay(track, wood(1_900, 190, 401), { for: 0.04, gain: 0.3 });
      },
    },
    {
      name: 'bin.fall',
      seconds: 0.2,
      lufs: -25,
      play(track) {
        lay(track, thump(230, 120, 34), { for: 0.2, gain: 0.8 });
        lay(track, wood(420, 62, 402), { for: 0.14, gain: 0.6 });
        lay(track, marimba(note(64), 34), { for: 0.18, gain: 0.3 });
      },
    },
    {
      name: 'corn.pop',
      seconds: 0.14,
      lufs: -27,
      play(track) {
        const hiss = noise(404);
        const husk = highPass(1_500);
        lay(track, thump(640, 240, 60), { for: 0.12, gain: 0.9 });
        lay(track, (t) => Math.min(1, t / 0.001) * Math.exp(-90 * t) * husk(hiss()), {
          for: 0.08,
          gain: 0.4,
        });
      },
    },
  ],
};

/** Sounds of the climbing games: up a greased pole and up a coaster's first hill. */
export const climbsBundle: Bundle = {
  name: 'climbs',
  cues: [
    {
      name: 'climb.pull',
      seconds: 0.24,
      lufs: -30,
      play(track) {
        lay(track, slide(411, 0.2, 620), { for: 0.22, gain: 0.8 });
        lay(track, wood(300, 60, 412), { at: 0.03, for: 0.12, gain: 0.3 });
      },
    },
    {
      name: 'track.pull',
      seconds: 0.36,
      lufs: -30,
      mono: true,
      play(track) {
        // Clicks of the chain that pulls the car up.
        [0, 0.09, 0.18, 0.27].forEach((at, pawl) => {
          lay(track, wood(1_050 + 60 * (pawl % 2), 120, 414 + pawl), { at, for: 0.07, gain: 0.7 });
          lay(track, thump(190, 130, 70), { at, for: 0.06, gain: 0.4 });
        });
      },
    },
    {
      name: 'climb.step',
      seconds: 0.16,
      lufs: -26,
      play(track) {
        lay(track, wood(560, 58, 420), { for: 0.14, gain: 0.7 });
        lay(track, marimba(note(72), 30), { for: 0.16, gain: 0.5 });
      },
    },
    {
      name: 'climb.slip',
      seconds: 0.42,
      lufs: -30,
      mono: true,
      play(track) {
        lay(track, air(422, 0.4, 260, 900), { for: 0.42, gain: 0.8 });
        lay(track, slide(423, 0.38, 420), { for: 0.4, gain: 0.5 });
      },
    },
  ],
};
