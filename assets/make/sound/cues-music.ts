import type { Bundle, Cue } from './cue.ts';
import { addHall, bandPass, lowPass } from './filters.ts';
import { bell, seededNumbers, marimba, noise, note, strings, thump, wood } from './instruments.ts';
import { layRound, SAMPLE_RATE, toSamples, type Track, type Voice } from '../../pipeline/sound/track.ts';

/**
 * The music of the fair, of the night and of the free spins (docs/scenes.md, Sound). The loops have no melody that
 * builds up, so that nothing in them seems to follow stakes, wins or losses. Each loop is one file, which is loaded
 * only when the player has switched music on.
 */

/** A chord as MIDI notes: its bass and the three notes above. */
type Chord = readonly [bass: number, low: number, middle: number, high: number];

/** Returns a function that converts a beat to its time in seconds: `beat(bar, n)`, n from 0, fractions allowed. */
function metre(perMinute: number, beatsInBar: number): (bar: number, n: number) => number {
  const length = 60 / perMinute;
  return (bar, n) => (bar * beatsInBar + n) * length;
}

/** Cache of synthesised tones by name and length, since a track repeats the same few tones. */
const tones = new Map<string, Float64Array>();

/** Returns a tone of `seconds`; `voice` is synthesised once and cached under `name`. */
function tone(name: string, seconds: number, voice: () => Voice): Voice {
  const key = `${name} ${seconds}`;
  let samples = tones.get(key);
  if (!samples) {
    const made = voice();
    samples = Float64Array.from({ length: toSamples(seconds) }, (_, i) => made(i / SAMPLE_RATE));
    tones.set(key, samples);
  }
  const played = samples;
  return (t) => played[Math.round(t * SAMPLE_RATE)] ?? 0;
}

/** Returns a plucked note, made from the sound of a marimba bar. */
const pluck = (midi: number, seconds: number): Voice =>
  tone(`pluck ${midi}`, seconds, () => marimba(note(midi), 7));

/** Returns a note of bowed strings, held for `seconds`. */
const bowed = (midi: number, seconds: number): Voice =>
  tone(`bowed ${midi}`, seconds + 0.4, () => strings(note(midi), seconds + 0.3));

/** Returns one stroke of a shaker. */
function shaker(seed: number): Voice {
  const hiss = noise(seed);
  const band = bandPass(6_800, 0.8);
  return (t) => Math.min(1, t / 0.012) * Math.exp(-38 * t) * band(hiss());
}

/**
 * Adds reverberation that wraps around the end of the loop, and mixes the track to mono, which halves the file size.
 */
function finish(track: Track, amount: number, feedback: number): void {
  const { length } = track.left;
  const laps: Track = { left: new Float64Array(2 * length), right: new Float64Array(2 * length) };
  for (const lap of [0, length]) {
    laps.left.set(track.left, lap);
    laps.right.set(track.right, lap);
  }
  addHall(laps, amount, feedback);
  for (let i = 0; i < length; i += 1) {
    const value = ((laps.left[length + i] ?? 0) + (laps.right[length + i] ?? 0)) / 2;
    track.left[i] = value;
    track.right[i] = value;
  }
}

/** Adds a held chord under everything else; its release overlaps the next chord. */
function pad(track: Track, chord: Chord, at: number, seconds: number, gain: number): void {
  for (const [place, midi] of [chord[1], chord[2], chord[3]].entries())
    layRound(track, bowed(midi, seconds), {
      at,
      for: seconds + 0.4,
      gain: gain * (place === 1 ? 0.8 : 1),
    });
}

// The carousel's chords: C, A minor, F, G; C, E minor, F, G.
const CAROUSEL: readonly Chord[] = [
  [48, 64, 67, 72],
  [45, 64, 69, 72],
  [41, 65, 69, 72],
  [43, 62, 67, 71],
  [48, 64, 67, 72],
  [40, 64, 67, 71],
  [41, 65, 69, 72],
  [43, 65, 67, 71],
];

/** Music of the fair, like a distant carousel: a slow waltz of bass, chords and an occasional bell. */
const fair: Cue = {
  name: 'music.fair',
  // 16 bars of three beats, at 104 beats a minute.
  seconds: (16 * 3 * 60) / 104,
  lufs: -30,
  mono: true,
  play(track) {
    const beat = metre(104, 3);
    const roll = seededNumbers(1_904);
    for (let bar = 0; bar < 16; bar += 1) {
      const chord = CAROUSEL[bar % CAROUSEL.length] ?? CAROUSEL[0];
      if (!chord) continue;
      const [bass, low, middle, high] = chord;
      layRound(track, thump(note(bass) * 1.6, note(bass), 5), { at: beat(bar, 0), for: 0.7, gain: 0.5 });
      layRound(track, pluck(bass + 12, 0.8), { at: beat(bar, 0), for: 0.8, gain: 0.34 });
      for (const n of [1, 2])
        for (const midi of [low, middle, high])
          layRound(track, pluck(midi, 0.5), {
            at: beat(bar, n) + 0.006 * roll(),
            for: 0.5,
            gain: n === 1 ? 0.2 : 0.16,
          });
      for (const n of [0.5, 1.5, 2.5])
        layRound(track, shaker(bar * 7 + n * 2), { at: beat(bar, n), for: 0.14, gain: 0.1 });
      // Two bell notes of the chord in every second bar; they alternate between a high and a low pair.
      if (bar % 2 === 1) {
        const turn = bar % 4 === 1 ? [high + 12, middle + 12] : [middle + 12, low + 12];
        for (const [index, midi] of turn.entries())
          layRound(track, bell(note(midi), 5), { at: beat(bar, index * 1.5), for: 1.2, gain: 0.13 });
      }
      pad(track, chord, beat(bar, 0), beat(1, 0), 0.16);
    }
    finish(track, 0.16, 0.72);
  },
};

// The night's chords: A minor, F, D minor, E; A minor, C, D minor, E.
const NIGHT: readonly Chord[] = [
  [45, 60, 64, 69],
  [41, 60, 65, 69],
  [38, 62, 65, 69],
  [40, 59, 64, 68],
  [45, 60, 64, 69],
  [48, 60, 64, 67],
  [38, 62, 65, 69],
  [40, 59, 64, 68],
];

/** Adds the noise of wind, which is the same at the end of the loop as at its start. */
function layWind(track: Track, seed: number, gain: number): void {
  const hiss = noise(seed);
  const lap = Float64Array.from({ length: track.left.length }, () => hiss());
  const low = lowPass(520);
  for (const sample of lap) low(sample);
  for (const [index, sample] of lap.entries()) {
    const swell = 0.55 + 0.45 * Math.sin((2 * Math.PI * 5 * index) / lap.length);
    const value = gain * swell * low(sample);
    track.left[index] = (track.left[index] ?? 0) + value;
    track.right[index] = (track.right[index] ?? 0) + value;
  }
}

/** Music of the night fair: low strings, soft plucked notes, ticking wood, wind. */
const halloween: Cue = {
  name: 'music.halloween',
  // 12 bars of four beats, at 96 beats a minute.
  seconds: (12 * 4 * 60) / 96,
  lufs: -30,
  mono: true,
  play(track) {
    const beat = metre(96, 4);
    for (let bar = 0; bar < 12; bar += 1) {
      const chord = NIGHT[bar % NIGHT.length] ?? NIGHT[0];
      if (!chord) continue;
      const [bass, low, middle, high] = chord;
      layRound(track, bowed(bass, beat(1, 0)), {
        at: beat(bar, 0),
        for: beat(1, 0) + 0.4,
        gain: 0.5,
      });
      const steps = [bass + 12, low, middle, low, high, middle, low, middle];
      for (const [index, midi] of steps.entries())
        layRound(track, pluck(midi - 12, 0.4), {
          at: beat(bar, index / 2),
          for: 0.4,
          gain: index === 0 ? 0.3 : 0.19,
        });
      for (const n of [1, 3])
        layRound(track, wood(n === 1 ? 620 : 540, 34, bar * 4 + n), {
          at: beat(bar, n),
          for: 0.2,
          gain: 0.12,
        });
      if (bar % 4 === 3) layRound(track, bell(note(high + 12), 3), { at: beat(bar, 2), for: 2, gain: 0.1 });
      pad(track, chord, beat(bar, 0), beat(1, 0), 0.1);
    }
    layWind(track, 1_031, 0.05);
    finish(track, 0.26, 0.8);
  },
};

/** Music of the free spins: the night's chords as a dance, plucked eighths over a light beat. */
const bonus: Cue = {
  name: 'music.bonus',
  // 12 bars of four beats, at 108 beats a minute.
  seconds: (12 * 4 * 60) / 108,
  lufs: -30,
  mono: true,
  play(track) {
    const beat = metre(108, 4);
    for (let bar = 0; bar < 12; bar += 1) {
      const chord = NIGHT[bar % NIGHT.length] ?? NIGHT[0];
      if (!chord) continue;
      const [bass, low, middle, high] = chord;
      for (const n of [0, 2])
        layRound(track, thump(note(bass) * 2, note(bass), 8), { at: beat(bar, n), for: 0.4, gain: 0.55 });
      const steps = [low, middle, high, middle, low + 12, high, middle, high];
      for (const [index, midi] of steps.entries())
        layRound(track, pluck(midi, 0.4), { at: beat(bar, index / 2), for: 0.4, gain: 0.2 });
      for (let n = 0.5; n < 4; n += 1)
        layRound(track, shaker(bar * 9 + n * 2), { at: beat(bar, n), for: 0.14, gain: 0.16 });
      for (const n of [1, 3])
        layRound(track, wood(760, 40, bar * 4 + n), { at: beat(bar, n), for: 0.16, gain: 0.14 });
      pad(track, chord, beat(bar, 0), beat(1, 0), 0.2);
    }
    finish(track, 0.16, 0.72);
  },
};

const musicBundle = (cue: Cue): Bundle => ({
  name: cue.name.replace('.', '-'),
  cues: [cue],
});

/** One bundle for each piece of music, since scenes need only one at a time. */
export const musicBundles: readonly Bundle[] = [fair, halloween, bonus].map(musicBundle);
