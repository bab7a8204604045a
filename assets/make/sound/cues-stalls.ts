import { type Bundle, type Cue } from './cue.ts';
import { addHall, lowPass } from './filters.ts';
import { air, bell, coin, marimba, noise, note, plate, thump, wood } from './instruments.ts';
import { layBurst, layKnock, layRattle, slide } from './toys.ts';
import { lay } from '../../pipeline/sound/track.ts';

/** The sound of a bursting balloon, for the balloon stall and the pump game. */
export const balloonPop: Cue = {
  name: 'balloon.pop',
  seconds: 0.22,
  lufs: -25,
  play: (track) => layBurst(track, 301, 210),
};

/** Sounds of the fair's stalls. All stalls share one sprite, so that a player who moves between them loads it once. */
export const stallsBundle: Bundle = {
  name: 'stalls',
  cues: [
    {
      name: 'chute.roll',
      seconds: 0.62,
      lufs: -29,
      mono: true,
      play: (track) => layRattle(track, 310, { from: 0.085, for: 0.6 }),
    },
    { name: 'chute.die', seconds: 0.13, lufs: -25, play: (track) => layKnock(track, 340) },
    {
      name: 'toss.coin',
      seconds: 0.2,
      lufs: -26,
      play(track) {
        lay(track, coin(2_380, 24), { for: 0.2, gain: 0.7 });
        lay(track, wood(860, 85, 342), { for: 0.1, gain: 0.5 });
        lay(track, coin(2_610, 40), { at: 0.06, for: 0.13, gain: 0.3 });
      },
    },
    {
      name: 'dart.fly',
      seconds: 0.3,
      lufs: -32,
      mono: true,
      play: (track) => lay(track, air(344, 0.28, 900, 4_200), { for: 0.3 }),
    },
    balloonPop,
    {
      name: 'carousel.pass',
      seconds: 0.16,
      lufs: -30,
      play(track) {
        lay(track, marimba(note(76), 30), { for: 0.16, gain: 0.7 });
        lay(track, wood(520, 90, 346), { for: 0.06, gain: 0.3 });
      },
    },
    {
      name: 'cabin.pass',
      seconds: 0.12,
      lufs: -30,
      play(track) {
        lay(track, plate(430, 34), { for: 0.12, gain: 0.5 });
        lay(track, wood(980, 110, 348), { for: 0.07, gain: 0.5 });
      },
    },
    {
      name: 'ride.stop',
      seconds: 0.4,
      lufs: -24,
      mono: true,
      play(track) {
        lay(track, bell(note(79), 9), { for: 0.4, gain: 0.6 });
        lay(track, bell(note(86), 11), { at: 0.01, for: 0.38, gain: 0.25 });
        lay(track, thump(180, 90, 26), { for: 0.2, gain: 0.5 });
        addHall(track, 0.12, 0.6);
      },
    },
    {
      name: 'ring.touch',
      seconds: 0.14,
      lufs: -26,
      play(track) {
        lay(track, wood(640, 62, 350), { for: 0.14, gain: 0.8 });
        lay(track, wood(1_390, 120, 351), { at: 0.012, for: 0.09, gain: 0.35 });
      },
    },
    {
      name: 'ring.lie',
      seconds: 0.24,
      lufs: -29,
      play(track) {
        [0, 0.07, 0.12, 0.155].forEach((at, knock) => {
          lay(track, wood(430 + 40 * knock, 80, 352 + knock), { at, for: 0.08, gain: 0.7 - 0.14 * knock });
        });
      },
    },
    {
      name: 'hole.hop',
      seconds: 0.1,
      lufs: -28,
      play(track) {
        lay(track, thump(520, 290, 58), { for: 0.1, gain: 0.8 });
        lay(track, wood(900, 130, 358), { for: 0.05, gain: 0.3 });
      },
    },
    {
      name: 'duck.lift',
      seconds: 0.36,
      lufs: -28,
      mono: true,
      play(track) {
        lay(track, air(360, 0.34, 500, 2_100), { for: 0.36, gain: 0.6 });
        // Drops that fall back into the water: each is a tone that rises while its bubble closes.
        [0.09, 0.17, 0.22, 0.29].forEach((at, drop) => {
          lay(track, (t) => Math.exp(-70 * t) * Math.sin(2 * Math.PI * (620 + 130 * drop + 5_200 * t) * t), {
            at,
            for: 0.06,
            gain: 0.3,
          });
        });
      },
    },
    {
      name: 'duck.turn',
      seconds: 0.12,
      lufs: -27,
      play(track) {
        lay(track, thump(760, 430, 46), { for: 0.12, gain: 0.7 });
        lay(track, wood(1_250, 120, 364), { for: 0.06, gain: 0.3 });
      },
    },
    {
      name: 'tent.flap',
      seconds: 0.26,
      lufs: -27,
      play(track) {
        const hiss = noise(366);
        const cloth = lowPass(1_300);
        lay(track, slide(367, 0.2, 900), { for: 0.22, gain: 0.8 });
        lay(track, (t) => Math.min(1, t / 0.004) * Math.exp(-30 * t) * cloth(hiss()), {
          at: 0.1,
          for: 0.16,
          gain: 0.9,
        });
        lay(track, thump(170, 95, 30), { at: 0.1, for: 0.16, gain: 0.5 });
      },
    },
  ],
};
