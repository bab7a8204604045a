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

/** Returned by `kindOfWav` for a file in the game's own format. */
export const OUR_WAV = 'ours';

/**
 * Returns `OUR_WAV`, or a description of a format that the game does not accept. Throws if the file is not a complete
 * WAV file.
 */
export function kindOfWav(file: Buffer, name: string): string {
  if (file.toString('latin1', 0, 4) !== 'RIFF') throw new Error(`${name}: not a WAV file`);
  const format = chunk(file, 'fmt ', name);
  if (format.length < 16) throw new Error(`${name}: the WAV file is cut short`);
  const [code, channels, rate] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt32LE(4)];
  const bits = format.readUInt16LE(14);
  // Some programs write plain PCM with the extensible header, which has the format code in another place.
  const isPlain = code === 1 || (code === 0xfffe && format.length >= 26 && format.readUInt16LE(24) === 1);
  if (isPlain && bits === 16 && rate === SAMPLE_RATE && (channels === 1 || channels === 2)) return OUR_WAV;
  const sides = channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`;
  return `${rate.toLocaleString('en')} Hz, ${bits} bit, ${isPlain ? '' : 'compressed or floating, '}${sides}`;
}

/**
 * Reads a 16-bit PCM WAV file at the game's sample rate; a mono file gives two equal channels. For any other format,
 * throws an error that tells the artist what to change.
 */
export function fromWav(file: Buffer, name: string): { track: Track; channels: 1 | 2 } {
  const kind = kindOfWav(file, name);
  if (kind !== OUR_WAV) {
    throw new Error(
      `${name}: is ${kind}; export it as WAV with ${SAMPLE_RATE.toLocaleString('en')} Hz, 16 bit, mono or stereo`,
    );
  }
  const channels = chunk(file, 'fmt ', name).readUInt16LE(2) === 1 ? 1 : 2;
  const data = chunk(file, 'data', name);
  const length = Math.floor(data.length / 2 / channels);
  const samples = new DataView(data.buffer, data.byteOffset, data.length);
  const side = (channel: number): Float64Array => {
    const track = new Float64Array(length);
    for (let i = 0; i < length; i += 1) {
      track[i] = samples.getInt16((i * channels + channel) * 2, true) / FULL_SCALE;
    }
    return track;
  };
  const left = side(0);
  return { track: { left, right: channels === 1 ? left : side(1) }, channels };
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
