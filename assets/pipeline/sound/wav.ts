import { SAMPLE_RATE, type Track } from './track.ts';

const HEADER = 44;
const FULL_SCALE = 32_767;

/** Returns a track as a 16-bit PCM WAV file. One channel contains only the left side, for tracks with equal sides. */
export function toWav({ left, right }: Track, channels: 1 | 2): Buffer {
  const sides = channels === 1 ? [left] : [left, right];
  const frame = 2 * channels;
  const file = Buffer.alloc(HEADER + left.length * frame);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * frame, 28);
  file.writeUInt16LE(frame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(file.length - HEADER, 40);
  // Plain loops here and in fromWav: artists wait for them, and a function call for each sample takes five times as
  // long.
  const samples = new DataView(file.buffer, file.byteOffset + HEADER);
  sides.forEach((side, channel) => {
    for (let i = 0; i < side.length; i += 1) {
      const value = Math.round((side[i] ?? 0) * FULL_SCALE);
      samples.setInt16(i * frame + channel * 2, Math.max(-FULL_SCALE, Math.min(FULL_SCALE, value)), true);
    }
  });
  return file;
}

/** Lowest and highest sample rate that is converted, samples per second. A lower one lacks the high notes. */
const LEAST_RATE = 44_100;
const MOST_RATE = 192_000;
const INTEGER_BITS: ReadonlySet<number> = new Set([16, 24, 32]);
const FLOAT_BITS = 32;

/** Codes of the formats that are read, in the header of a WAV file. */
const INTEGER = 1;
const FLOAT = 3;
/** Code of the extensible header, which has the format's code in another place. */
const EXTENSIBLE = 0xfffe;

interface WavFormat {
  readonly code: number;
  readonly channels: number;
  /** Samples per second. */
  readonly rate: number;
  /** Bits per sample. */
  readonly bits: number;
}

function formatOf(file: Buffer, name: string): WavFormat {
  if (file.toString('latin1', 0, 4) !== 'RIFF') throw new Error(`${name}: not a WAV file`);
  const format = chunk(file, 'fmt ', name);
  if (format.length < 16) throw new Error(`${name}: the WAV file is cut short`);
  const code = format.readUInt16LE(0);
  return {
    code: code === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : code,
    channels: format.readUInt16LE(2),
    rate: format.readUInt32LE(4),
    bits: format.readUInt16LE(14),
  };
}

function textOf({ code, channels, rate, bits }: WavFormat): string {
  const sides = channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`;
  const how = code === INTEGER ? '' : code === FLOAT ? 'floating, ' : 'compressed, ';
  return `${rate.toLocaleString('en')} Hz, ${bits} bit, ${how}${sides}`;
}

/** The game's own format, for artists. */
const OURS = `${SAMPLE_RATE.toLocaleString('en')} Hz, 16 bit`;

const isReadable = ({ code, channels, rate, bits }: WavFormat): boolean =>
  (channels === 1 || channels === 2) &&
  rate >= LEAST_RATE &&
  rate <= MOST_RATE &&
  (code === INTEGER ? INTEGER_BITS.has(bits) : code === FLOAT && bits === FLOAT_BITS);

/**
 * Returns a description of a format that is neither the game's own nor converted to it; undefined for all others.
 * Throws if the file is not a complete WAV file.
 */
export function refusedKindOf(file: Buffer, name: string): string | undefined {
  const format = formatOf(file, name);
  return isReadable(format) ? undefined : textOf(format);
}

/** A sound as read from a WAV file. A mono file gives two equal sides. */
export interface ReadSound {
  readonly track: Track;
  readonly channels: 1 | 2;
  /** Sentence for the artist if the file has another format than the game's own and was converted. */
  readonly converted?: string;
}

/**
 * Reads a WAV file and converts it to the game's sample rate. With `loops`, its end continues at its start. For a
 * format that is not converted, throws an error that tells the artist what to change.
 */
export function fromWav(file: Buffer, name: string, { loops = false } = {}): ReadSound {
  const format = formatOf(file, name);
  if (!isReadable(format))
    throw new Error(`${name}: is ${textOf(format)}; export it as WAV with ${OURS}, mono or stereo`);
  const { code, rate, bits } = format;
  const channels = format.channels === 1 ? 1 : 2;
  const data = chunk(file, 'data', name);
  const bytes = bits / 8;
  const read = readerOf(new DataView(data.buffer, data.byteOffset, data.length), code, bits);
  const length = Math.floor(data.length / bytes / channels);
  const side = (channel: number): Float64Array => {
    const samples = new Float64Array(length);
    for (let i = 0; i < length; i += 1) samples[i] = read((i * channels + channel) * bytes);
    return resample(samples, rate, loops);
  };
  const left = side(0);
  const isOurs = rate === SAMPLE_RATE && code === INTEGER && bits === 16;
  return {
    track: { left, right: channels === 1 ? left : side(1) },
    channels,
    ...(isOurs ? {} : { converted: `${name}: is ${textOf(format)}; converted to ${OURS} for the game` }),
  };
}

/** Returns a function that reads the sample at a byte of the data, from -1 to 1. */
function readerOf(data: DataView, code: number, bits: number): (at: number) => number {
  if (code === FLOAT) return (at) => data.getFloat32(at, true);
  if (bits === 16) return (at) => data.getInt16(at, true) / FULL_SCALE;
  if (bits === 32) return (at) => data.getInt32(at, true) / (2 ** 31 - 1);
  return (at) => ((data.getInt8(at + 2) << 16) | data.getUint16(at, true)) / (2 ** 23 - 1);
}

/** Number of samples on either side from which a new sample is computed, at a lower rate than the game's. */
const REACH = 32;

/** Returns the samples at the game's rate, by a windowed sinc. Frequencies that the rate cannot hold are removed. */
function resample(samples: Float64Array, rate: number, loops: boolean): Float64Array {
  if (rate === SAMPLE_RATE) return samples;
  const cutoff = Math.min(1, SAMPLE_RATE / rate);
  const reach = Math.ceil(REACH / cutoff);
  const { length } = samples;
  const made = new Float64Array(Math.round((length * SAMPLE_RATE) / rate));
  // The weights depend only on the fraction of the place, which repeats.
  const known = new Map<number, Float64Array>();
  for (let i = 0; i < made.length; i += 1) {
    const first = Math.floor((i * rate) / SAMPLE_RATE);
    const rest = (i * rate) % SAMPLE_RATE;
    const weights = known.get(rest) ?? weightsAt(rest / SAMPLE_RATE, cutoff, reach);
    known.set(rest, weights);
    let sum = 0;
    for (let tap = 0; tap < weights.length; tap += 1) {
      const place = first + tap - reach + 1;
      const from = loops ? ((place % length) + length) % length : place;
      sum += (weights[tap] ?? 0) * (samples[from] ?? 0);
    }
    made[i] = sum;
  }
  return made;
}

/** Returns the weights of the samples around a place that is `fraction` of a sample after the first one. */
function weightsAt(fraction: number, cutoff: number, reach: number): Float64Array {
  const weights = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const away = tap - reach + 1 - fraction;
    const x = Math.PI * cutoff * away;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / reach);
    return Math.abs(away) >= reach ? 0 : (x === 0 ? 1 : Math.sin(x) / x) * window;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function chunk(file: Buffer, id: string, name: string): Buffer {
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === id) {
      if (at + 8 + size > file.length) throw new Error(`${name}: the WAV file is cut short`);
      return file.subarray(at + 8, at + 8 + size);
    }
    at += 8 + size + (size % 2);
  }
  throw new Error(`${name}: the WAV file has no "${id.trim()}" part`);
}
