import type { Bundle } from './cue.ts';
import { addHall, bandPass, lowPass } from './filters.ts';
import { air, bell, noise, note, plate, thump, wood } from './instruments.ts';
import { lay, layRound, SAMPLE_RATE, type Track } from '../../pipeline/sound/track.ts';

/**
 * Pegs that pass the pointer per second at full speed: the wheel turns 900 degrees per second and has a peg every 15
 * degrees.
 */
const PEGS_PER_SECOND = 60;

/**
 * Sounds of the jackpot wheel: it opens with a breath of air, whirrs like a ratchet, clicks at each peg, and stops with
 * a stroke on brass.
 */
export const wheelBundle: Bundle = {
  name: 'jackpot-wheel',
  cues: [
    {
      name: 'wheel.open',
      seconds: 0.4,
      lufs: -24,
      play(track) {
        lay(track, air(31, 0.38, 350, 2600), { for: 0.4, gain: 0.9, pan: -0.3 });
        lay(track, air(32, 0.38, 500, 3400), { for: 0.4, gain: 0.7, pan: 0.3 });
        [79, 84, 88].forEach((midi, step) => {
          lay(track, bell(note(midi), 11), {
            at: 0.1 + step * 0.055,
            for: 0.24,
            gain: 0.13,
            pan: (step - 1) * 0.4,
          });
        });
      },
    },
    {
      name: 'whirr',
      seconds: 1,
      lufs: -30,
      play: playWhirr,
    },
    {
      name: 'wheel.tick',
      seconds: 0.07,
      lufs: -26,
      play(track) {
        lay(track, wood(1080, 85, 33), { for: 0.07 });
        lay(track, thump(420, 260, 90), { for: 0.07, gain: 0.4 });
      },
    },
    {
      name: 'wheel.land',
      seconds: 0.6,
      lufs: -19,
      play(track) {
        lay(track, thump(210, 64, 14), { for: 0.35, gain: 0.8 });
        lay(track, plate(note(67), 6), { for: 0.6, gain: 0.7, pan: -0.1 });
        lay(track, bell(note(84), 6), { at: 0.006, for: 0.59, gain: 0.4, pan: 0.2 });
        lay(track, wood(760, 60, 34), { for: 0.12, gain: 0.5 });
        addHall(track, 0.16, 0.72);
      },
    },
  ],
};

/** Sounds of the jackpot wheel without the sound of its opening. */
const turning = wheelBundle.cues.filter(({ name }) => name !== 'wheel.open');

/** Sounds of the daily wheel, the same as the jackpot wheel's. */
export const dailyBundle: Bundle = { name: 'daily-spin', cues: turning };

/** Sounds of the hall's wheel, the same as the jackpot wheel's. */
export const hallWheelBundle: Bundle = { name: 'wheel', cues: turning };

/**
 * Plays one second of the wheel at full speed. The pegs differ slightly, so that they sound like wood, not like a
 * buzzer.
 */
function playWhirr(track: Track): void {
  for (let peg = 0; peg < PEGS_PER_SECOND; peg += 1) {
    const uneven = ((peg * 7) % 12) / 12;
    layRound(track, wood(620 + 90 * uneven, 130, 100 + peg), {
      at: peg / PEGS_PER_SECOND,
      for: 0.05,
      gain: 0.3 + 0.12 * uneven,
      pan: 0.35 * Math.sin((2 * Math.PI * peg) / 12),
    });
  }
  layAirRound(track, 35, -0.5);
  layAirRound(track, 36, 0.5);
}

/**
 * Adds the wind at the wheel's rim. The filter runs twice over the same noise and the second pass is kept, so that the
 * loop is seamless.
 */
function layAirRound(track: Track, seed: number, pan: number): void {
  const hiss = noise(seed);
  const lap = Float64Array.from({ length: track.left.length }, () => hiss());
  const band = bandPass(1300, 0.7);
  const low = lowPass(260);
  const sound = (index: number): number => 0.5 * band(lap[index] ?? 0) + 1.2 * low(lap[index] ?? 0);
  for (let index = 0; index < lap.length; index += 1) sound(index);
  const steady = lap.map((_, index) => sound(index));
  const toLeft = 0.45 * (1 - pan);
  const toRight = 0.45 * (1 + pan);
  for (let index = 0; index < lap.length; index += 1) {
    track.left[index] = (track.left[index] ?? 0) + (steady[index] ?? 0) * toLeft;
    track.right[index] = (track.right[index] ?? 0) + (steady[index] ?? 0) * toRight;
  }
  if (lap.length !== SAMPLE_RATE) throw new Error('The whirr lasts one second: its pegs are counted for it');
}
