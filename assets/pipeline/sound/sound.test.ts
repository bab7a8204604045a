// Reads: assets, contract, fair, scenes
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureSound } from '../../check/measure.ts';
import { readDeclarations } from '../../check/read-declarations.ts';
import { soundRules } from '../../check/rules.ts';
import { loudnessOf, truePeakOf } from './loudness.ts';
import { LOOPS, SPRITES } from './sprite-table.ts';
import { layOut, readSoundList, type Source } from './sprite.ts';
import { lay, SAMPLE_RATE, silence } from './track.ts';
import { fromWav, toWav } from './wav.ts';

const KIB = 1024;
const assets = join(import.meta.dirname, '..', '..');
const declarations = await readDeclarations();
/** Maximum size of the sprite's two files, KiB: webm, m4a. Other sprites may have 120 KiB each. */
const budgets: Readonly<Record<string, readonly [number, number]>> = {
  ui: [30, 30],
  win: [90, 120],
  // Music may be larger, because it is loaded only by players who switch it on.
  'music-fair': [250, 250],
  'music-halloween': [250, 250],
  'music-bonus': [250, 250],
};

const sine = (hertz: number) => (t: number) => Math.sin(2 * Math.PI * hertz * t);

describe.each(Object.entries(SPRITES))('audio sprite of %s', (name, { cues }) => {
  const folder = join(assets, name);
  const sources = cues.map((cue): Source => {
    const file = join(folder, 'sounds', `${cue}.wav`);
    return { name: cue, loop: LOOPS.has(cue), ...fromWav(readFileSync(file), file) };
  });

  it('is not larger than its size budget', () => {
    const [webm, m4a] = budgets[name] ?? [120, 120];
    expect(statSync(join(folder, 'sound.webm')).size).toBeLessThanOrEqual(webm * KIB);
    expect(statSync(join(folder, 'sound.m4a')).size).toBeLessThanOrEqual(m4a * KIB);
  });

  it('lists the position of every cue in sound.json', () => {
    const written = readSoundList(join(folder, 'sound.json'))?.sprite;
    expect(written).toEqual(layOut(sources).sprite);
  });

  // assets/check/check.test.ts checks the declared limits of each file.
  it.each(cues)('contains %s, which its scene declares and which has a WAV file', (cue) => {
    expect(declarations.get(name)?.sounds.get(cue)).toBeDefined();
    expect(existsSync(join(folder, 'sounds', `${cue}.wav`))).toBe(true);
  });
});

it('the sound rules accept a softer sound than declared and reject a louder one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const piece = { longestMs: 400, lufs: -26 };
  const ruleFor = (gain: number): string[] => {
    const track = silence(0.4);
    lay(track, sine(997), { for: 0.4, gain });
    const file = join(folder, 'press.wav');
    writeFileSync(file, toWav(track, 1));
    const facts = measureSound(file);
    if ('broken' in facts) throw new Error(facts.broken);
    return soundRules.filter((rule) => rule.find(facts, piece)).map((rule) => rule.name);
  };
  expect(ruleFor(10 ** (-40 / 20))).toEqual([]);
  expect(ruleFor(10 ** (-27 / 20))).toEqual([]);
  expect(ruleFor(10 ** (-20 / 20))).toEqual(['too loud']);
  rmSync(folder, { recursive: true });
});

describe('loudness meter', () => {
  it('measures 997 Hz at -23 dBFS on both channels as -23 LUFS (EBU Tech 3341, case 1)', () => {
    const track = silence(4);
    lay(track, sine(997), { for: 4, gain: 10 ** (-23 / 20) });
    expect(loudnessOf(track)).toBeCloseTo(-23, 1);
  });

  it('finds a peak that lies between two samples', () => {
    const track = silence(0.1);
    // The curve's peaks lie between the samples: at this frequency and phase every sample is 3 dB below them.
    lay(track, (t) => 0.5 * Math.sin(2 * Math.PI * (SAMPLE_RATE / 4) * t + Math.PI / 4), { for: 0.1 });
    expect(truePeakOf(track)).toBeCloseTo(-6.02, 0);
  });
});

describe('WAV files', () => {
  it('keep their samples when written and read again, except for rounding', () => {
    const track = silence(0.01);
    lay(track, sine(440), { for: 0.01, gain: 0.5, pan: 0.3 });
    const back = fromWav(toWav(track, 2), 'tone.wav').track;
    expect(back.right.every((sample, i) => Math.abs(sample - (track.right[i] ?? 0)) < 1 / 32_000)).toBe(true);
  });

  /** Returns a WAV file of a tone of 1,000 Hz at half the full level. */
  function toneOf(rate: number, bits: 16 | 24 | 32, { isFloat = false, seconds = 0.2 } = {}): Buffer {
    const count = Math.round(rate * seconds);
    const bytes = bits / 8;
    const file = Buffer.concat([toWav(silence(0), 1), Buffer.alloc(count * bytes)]);
    file.writeUInt16LE(isFloat ? 3 : 1, 20);
    file.writeUInt32LE(rate, 24);
    file.writeUInt16LE(bits, 34);
    file.writeUInt32LE(count * bytes, 40);
    for (let i = 0; i < count; i += 1) {
      const value = 0.5 * sine(1_000)(i / rate);
      if (isFloat) file.writeFloatLE(value, 44 + i * bytes);
      else file.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), 44 + i * bytes, bytes);
    }
    return file;
  }

  it.each([
    [44_100, 16, false, '44,100 Hz, 16 bit, mono'],
    [48_000, 24, false, '48,000 Hz, 24 bit, mono'],
    [44_100, 24, false, '44,100 Hz, 24 bit, mono'],
    [96_000, 32, false, '96,000 Hz, 32 bit, mono'],
    [88_200, 32, true, '88,200 Hz, 32 bit, floating, mono'],
  ] as const)(
    'of %d Hz and %d bit are converted with a sentence (floating: %s)',
    (rate, bits, isFloat, kind) => {
      const { track, channels, converted } = fromWav(toneOf(rate, bits, { isFloat }), 'coin.wav');
      expect([track.left.length, channels]).toEqual([0.2 * SAMPLE_RATE, 1]);
      // At the ends the conversion has samples on one side only.
      for (let i = 200; i < track.left.length - 200; i += 1)
        expect(Math.abs((track.left[i] ?? 0) - 0.5 * sine(1_000)(i / SAMPLE_RATE))).toBeLessThan(0.001);
      expect(converted).toBe(`coin.wav: is ${kind}; converted to 48,000 Hz, 16 bit for the game`);
    },
  );

  it('of loops are converted without a seam', () => {
    // The tone has whole periods, so its end runs into its start.
    const { left } = fromWav(toneOf(44_100, 16), 'hum.wav', { loops: true }).track;
    for (const i of [0, 1, 2, left.length - 2, left.length - 1])
      expect(Math.abs((left[i] ?? 0) - 0.5 * sine(1_000)(i / SAMPLE_RATE))).toBeLessThan(0.001);
  });

  it('in the game’s own format are read without a sentence', () => {
    expect(fromWav(toneOf(48_000, 16), 'coin.wav').converted).toBeUndefined();
  });

  it('with a lower sample rate, or compressed, are rejected with a message that tells the artist what to change', () => {
    const file = toWav(silence(0.01), 1);
    file.writeUInt32LE(22_050, 24);
    expect(() => fromWav(file, 'coin.wav')).toThrow(
      'coin.wav: is 22,050 Hz, 16 bit, mono; export it as WAV with 48,000 Hz',
    );
    const other = toWav(silence(0.01), 1);
    other.writeUInt16LE(85, 20);
    expect(() => fromWav(other, 'coin.wav')).toThrow('coin.wav: is 48,000 Hz, 16 bit, compressed, mono');
  });
});
