import type { Bundle } from './cue.ts';
import { addHall } from './filters.ts';
import {
  air,
  bell,
  brass,
  coin,
  cymbal,
  seededNumbers,
  note,
  strings,
  thump,
  timpani,
  wood,
} from './instruments.ts';
import { lay, layRound, type Track } from '../../pipeline/sound/track.ts';

/** Sounds of celebrations and coins in every scene. All are in C, so that two at once harmonise. */
export const winBundle: Bundle = {
  name: 'win',
  // The sprite's 14 seconds must fit in 90 KiB (Opus) and 120 KiB (AAC).
  cues: [
    { name: 'win.small', seconds: 1.3, lufs: -22, play: playSmall },
    { name: 'win.medium', seconds: 1.9, lufs: -20, play: playMedium },
    { name: 'win.big', seconds: 2.6, lufs: -17, play: playBig },
    { name: 'win.jackpot', seconds: 5.2, lufs: -15, play: playJackpot },
    { name: 'count.loop', seconds: 0.4, lufs: -30, play: playCounting },
    {
      name: 'count.end',
      seconds: 0.2,
      lufs: -24,
      play(track) {
        lay(track, bell(note(96), 20), { for: 0.2, gain: 0.6 });
        lay(track, bell(note(91), 22), { for: 0.2, gain: 0.5 });
        lay(track, wood(1500, 120, 41), { for: 0.06, gain: 0.3 });
      },
    },
    {
      name: 'whoosh',
      seconds: 0.3,
      lufs: -28,
      play(track) {
        lay(track, air(42, 0.29, 300, 3000), { for: 0.3, pan: -0.4 });
        lay(track, air(43, 0.29, 450, 4200), { at: 0.01, for: 0.29, gain: 0.8, pan: 0.4 });
      },
    },
    { name: 'coin.get.1', seconds: 0.16, lufs: -26, play: (track) => playCoin(track, 2637, 3136) },
    { name: 'coin.get.2', seconds: 0.16, lufs: -26, play: (track) => playCoin(track, 2794, 3520) },
    {
      name: 'coin.rain',
      seconds: 1.7,
      lufs: -24,
      play(track) {
        // The fountain spawns coins for 500 ms, and each coin lives 1.4 s, so most land in the middle of the sound.
        scatterCoins(track, { seed: 44, count: 46, from: 0.02, to: 1.45, gain: 0.5 });
        addHall(track, 0.12, 0.7);
      },
    },
  ],
};

function playSmall(track: Track): void {
  [79, 84, 88, 91].forEach((midi, step) => {
    lay(track, bell(note(midi), 5), { at: step * 0.085, for: 1, gain: 0.55, pan: (step - 1.5) * 0.25 });
  });
  lay(track, bell(note(96), 5.5), { at: 0.36, for: 0.9, gain: 0.42 });
  lay(track, bell(note(100), 7), { at: 0.372, for: 0.7, gain: 0.16, pan: 0.3 });
  addHall(track, 0.26);
}

function playMedium(track: Track): void {
  [72, 76, 79, 84, 88, 91, 96].forEach((midi, step) => {
    lay(track, bell(note(midi), 4.5), { at: step * 0.08, for: 1.2, gain: 0.42, pan: (step - 3) * 0.18 });
  });
  for (const [midi, pan] of [
    [60, -0.5],
    [64, 0.3],
    [67, -0.2],
    [72, 0.5],
  ] as const) {
    lay(track, strings(note(midi), 1.45), { at: 0.1, for: 1.45, gain: 0.34, pan });
  }
  [103, 100, 103, 108].forEach((midi, step) => {
    lay(track, bell(note(midi), 8), {
      at: 0.62 + step * 0.07,
      for: 0.6,
      gain: 0.14,
      pan: step % 2 ? 0.5 : -0.5,
    });
  });
  addHall(track, 0.28, 0.8);
}

function playBig(track: Track): void {
  // Two short notes on the fifth, then the chord: "ta-ta-taa".
  blow(track, [67, 55], { at: 0, for: 0.13, gain: 0.4 });
  blow(track, [67, 71, 55], { at: 0.17, for: 0.13, gain: 0.42 });
  blow(track, [60, 64, 67, 72, 76, 48], { at: 0.36, for: 1.35, gain: 0.34 });
  lay(track, timpani(note(43), 51), { at: 0, for: 0.4, gain: 0.4 });
  lay(track, timpani(note(48), 52), { at: 0.36, for: 1.4, gain: 0.95 });
  lay(track, thump(150, 50, 8), { at: 0.36, for: 0.6, gain: 0.6 });
  lay(track, cymbal(53, 2.6), { at: 0.36, for: 1.8, gain: 0.22, pan: 0.2 });
  [72, 76, 79, 84, 88, 91, 96, 100].forEach((midi, step) => {
    lay(track, bell(note(midi), 4.5), {
      at: 0.4 + step * 0.075,
      for: 1.2,
      gain: 0.34,
      pan: (step - 3.5) * 0.2,
    });
  });
  scatterCoins(track, { seed: 54, count: 22, from: 0.7, to: 1.9, gain: 0.13 });
  addHall(track, 0.3, 0.82);
}

function playJackpot(track: Track): void {
  const beat = 0.15;
  // The fanfare: start in beats, length in beats, melody note, and the chord under it (MIDI numbers). The chords go
  // from C to F and G, and back to C.
  const fanfare: readonly (readonly [number, number, number, readonly number[]])[] = [
    [0, 0.8, 67, [55]],
    [1, 0.8, 67, [55]],
    [2, 0.8, 67, [55]],
    [3, 2.7, 72, [48, 60, 64, 67]],
    [6, 1.8, 76, [48, 60, 67, 72]],
    [8, 1.8, 79, [48, 64, 67, 72]],
    [10, 2.7, 81, [53, 65, 69, 72]],
    [13, 2.7, 83, [55, 67, 71, 74]],
    [16, 13, 84, [48, 60, 64, 67, 72, 76]],
  ];
  for (const [start, length, melody, chord] of fanfare) {
    const span = { at: start * beat, for: length * beat };
    blow(track, [melody], { ...span, gain: 0.5 });
    blow(track, chord, { ...span, gain: 0.24 });
    lay(track, bell(note(melody + 12), 5), { at: span.at, for: 0.8, gain: 0.28 });
  }
  for (const [start, midi] of [
    [3, 48],
    [6, 43],
    [8, 48],
    [10, 41],
    [13, 43],
    [16, 48],
  ] as const) {
    lay(track, timpani(note(midi), 60 + start), { at: start * beat, for: 1, gain: 0.7 });
  }
  const home = 16 * beat;
  for (let stroke = 0; stroke < 8; stroke += 1) {
    const at = home - (8 - stroke) * (beat / 4);
    lay(track, timpani(note(43), 80 + stroke), { at, for: 0.3, gain: 0.1 + stroke * 0.05 });
  }
  lay(track, thump(160, 46, 6), { at: home, for: 0.9, gain: 0.8 });
  lay(track, cymbal(61, 1.8), { at: home, for: 2.6, gain: 0.3 });
  lay(track, cymbal(62, 3.2), { at: 3 * beat, for: 1.2, gain: 0.16, pan: -0.3 });
  for (const midi of [60, 67, 72, 76]) {
    lay(track, strings(note(midi), 2.3), { at: home, for: 2.3, gain: 0.16, pan: (midi - 68) / 16 });
  }
  const run = [84, 88, 91, 96, 100, 96, 91, 88];
  for (let step = 0; step < 24; step += 1) {
    const at = home + 0.12 + step * 0.0875;
    const fade = 1 - step / 30;
    lay(track, bell(note(run[step % run.length] ?? 84), 7), {
      at,
      for: 0.5,
      gain: 0.24 * fade,
      pan: step % 2 ? 0.5 : -0.5,
    });
  }
  scatterCoins(track, { seed: 63, count: 48, from: home + 0.1, to: 4.7, gain: 0.13 });
  addHall(track, 0.32, 0.84);
}

/**
 * Plays ten light ticks per second (the limit is twelve), alternating in pitch, so that the start of the loop is
 * inaudible.
 */
function playCounting(track: Track): void {
  [96, 93, 96, 91].forEach((midi, step) => {
    layRound(track, bell(note(midi), 42), { at: step * 0.1, for: 0.095, gain: 0.5 });
    layRound(track, wood(2100, 160, 45 + step), { at: step * 0.1, for: 0.04, gain: 0.4 });
  });
}

/** Plays a coin that is set down: its rim rings, then rings a little higher as the coin settles. */
function playCoin(track: Track, first: number, second: number): void {
  lay(track, coin(first, 34), { for: 0.16, gain: 0.6 });
  lay(track, coin(second, 26), { at: 0.042, for: 0.118, gain: 0.7 });
  lay(track, bell(second / 2, 24), { at: 0.042, for: 0.118, gain: 0.22 });
}

function blow(track: Track, chord: readonly number[], span: { at: number; for: number; gain: number }): void {
  chord.forEach((midi, index) => {
    const pan = chord.length > 1 ? (index / (chord.length - 1) - 0.5) * 0.7 : 0;
    lay(track, brass(note(midi), span.for), { ...span, pan });
  });
}

interface Shower {
  readonly seed: number;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

/** Plays coins falling between two times, densest in the middle (the mean of two random numbers). */
function scatterCoins(track: Track, { seed, count, from, to, gain }: Shower): void {
  const roll = seededNumbers(seed);
  for (let k = 0; k < count; k += 1) {
    const at = from + ((roll() + roll()) / 2) * (to - from);
    const voice = coin(2350 + 1500 * roll(), 15 + 12 * roll());
    lay(track, voice, { at, for: 0.3, gain: gain * (0.35 + 0.65 * roll()), pan: roll() * 1.6 - 0.8 });
  }
}
