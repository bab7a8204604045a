import { type Bundle, type Cue } from './cue.ts';
import { addHall } from './filters.ts';
import { air, bell, coin, marimba, note, thump, wood } from './instruments.ts';
import { layKnock, layRattle, slide } from './toys.ts';
import { lay } from '../../pipeline/sound/track.ts';

/** Dice shaken in a hand, as knocks on wood. */
const dieRoll: Cue = {
  name: 'die.roll',
  seconds: 0.4,
  lufs: -29,
  mono: true,
  play: (track) => layRattle(track, 430, { from: 0.075, for: 0.4 }),
};
const dieHit: Cue = { name: 'die.hit', seconds: 0.12, lufs: -25, play: (track) => layKnock(track, 446) };

/** Sounds of the dice game: one die on its track. */
export const diceBundle: Bundle = { name: 'dice', cues: [dieRoll, dieHit] };

/** Sounds of the snakes game: two dice, a hopping chick, and a snake. */
export const snakesBundle: Bundle = {
  name: 'snakes',
  cues: [
    dieRoll,
    dieHit,
    {
      name: 'chick.hop',
      seconds: 0.09,
      lufs: -29,
      play(track) {
        lay(track, thump(460, 640, 52), { for: 0.09, gain: 0.7 });
        lay(track, wood(1_180, 140, 450), { for: 0.05, gain: 0.3 });
      },
    },
    {
      name: 'snake.lunge',
      seconds: 0.34,
      lufs: -30,
      mono: true,
      play(track) {
        lay(track, air(452, 0.24, 1_400, 4_600), { for: 0.26, gain: 0.7 });
        lay(track, thump(210, 110, 30), { at: 0.14, for: 0.2, gain: 0.5 });
      },
    },
  ],
};

/** Sounds of coin flips: the thumb and the first turns of a large coin, and its landing. */
export const flipsBundle: Bundle = {
  name: 'coin-flips',
  cues: [
    {
      name: 'flip.up',
      seconds: 0.5,
      lufs: -27,
      mono: true,
      play(track) {
        lay(track, coin(2_060, 12), { for: 0.5, gain: 0.6 });
        // A breath of air for each turn of the coin, softer each time.
        for (let turn = 0; turn < 7; turn += 1) {
          lay(track, air(454 + turn, 0.055, 1_500, 3_400), {
            at: 0.02 + turn * 0.062,
            for: 0.06,
            gain: 0.5 * (1 - turn / 8),
          });
        }
      },
    },
    {
      name: 'flip.land',
      seconds: 0.24,
      lufs: -24,
      play(track) {
        lay(track, coin(2_060, 17), { for: 0.24, gain: 0.7 });
        lay(track, wood(640, 80, 462), { for: 0.1, gain: 0.5 });
        lay(track, thump(220, 120, 44), { for: 0.12, gain: 0.4 });
      },
    },
  ],
};

/** Sounds of the hilo game: cards from a pack. */
export const hiloBundle: Bundle = {
  name: 'hilo',
  cues: [
    {
      name: 'card.slide',
      seconds: 0.22,
      lufs: -29,
      play: (track) => lay(track, slide(464, 0.2, 2_300), { for: 0.22 }),
    },
    {
      name: 'card.turn',
      seconds: 0.16,
      lufs: -26,
      play(track) {
        lay(track, slide(465, 0.07, 3_400), { for: 0.08, gain: 0.7 });
        lay(track, wood(1_120, 130, 466), { at: 0.045, for: 0.1, gain: 0.6 });
        lay(track, thump(280, 170, 50), { at: 0.045, for: 0.1, gain: 0.5 });
      },
    },
  ],
};

/** Sounds of the cups game: wooden cups on a table. */
export const cupsBundle: Bundle = {
  name: 'cups',
  cues: [
    {
      name: 'cup.swap',
      seconds: 0.26,
      lufs: -30,
      play(track) {
        lay(track, slide(468, 0.22, 780), { for: 0.24, gain: 0.8 });
        lay(track, wood(350, 70, 469), { at: 0.19, for: 0.07, gain: 0.35 });
      },
    },
    {
      name: 'cup.lift',
      seconds: 0.2,
      lufs: -26,
      play(track) {
        lay(track, wood(470, 46, 470), { for: 0.18, gain: 0.7 });
        lay(track, marimba(note(69), 28), { at: 0.02, for: 0.18, gain: 0.4 });
      },
    },
  ],
};

/** Sounds of the limbo game: a balloon over a burner. */
export const limboBundle: Bundle = {
  name: 'limbo',
  cues: [
    {
      name: 'burner',
      seconds: 0.7,
      lufs: -29,
      mono: true,
      play(track) {
        lay(track, air(474, 0.68, 180, 1_150), { for: 0.7, gain: 1 });
        lay(track, air(475, 0.6, 700, 2_600), { at: 0.06, for: 0.62, gain: 0.4 });
      },
    },
    {
      name: 'rope.taut',
      seconds: 0.3,
      lufs: -25,
      mono: true,
      play(track) {
        lay(track, wood(300, 40, 477), { for: 0.2, gain: 0.6 });
        lay(track, bell(note(76), 12), { for: 0.3, gain: 0.4 });
        lay(track, thump(170, 100, 30), { for: 0.2, gain: 0.5 });
        addHall(track, 0.1, 0.6);
      },
    },
  ],
};
