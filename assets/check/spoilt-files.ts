/** Creates good and broken pictures and sounds for the tests of the check. */
import sharp from 'sharp';
import { lay, silence } from '../pipeline/sound/track.ts';
import { toWav } from '../pipeline/sound/wav.ts';

/** Returns an SVG of the given size in pixels with `body` as its content. */
export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
/** Returns a good picture as an SVG: a dot that leaves the corners transparent. */
export const dot = (size = 40): string =>
  svg(size, size, `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 4}"/>`);
/** Returns a WAV file with a tone; `seconds` is its length, `gain` is linear, up to 1. */
export const tone = (seconds: number, gain: number): Buffer => {
  const track = silence(seconds);
  lay(track, (t) => Math.sin(2 * Math.PI * 997 * t), { for: seconds, gain });
  return toWav(track, 1);
};
/** Returns a PNG of random pixels, which cannot be compressed. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 4,
      background: '#0000',
      noise: { type: 'gaussian', mean: 99, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
/** Creates a photograph of 20 x 20 pixels without transparency, to be embedded in an SVG of 40 x 40. */
export const photograph = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#f80' } });
/** Returns an SVG image element with an embedded picture in the given format. */
export const embedded = (format: string, bytes: Buffer): string =>
  `<image x="10" y="10" width="20" height="20" href="data:image/${format};base64,${bytes.toString('base64')}"/>`;
/** Returns a WAV file whose header declares the given sample rate and bits per sample. */
export const ofKind = (rate: number, bits: number): Buffer => {
  const file = tone(0.05, 0.1);
  file.writeUInt32LE(rate, 24);
  file.writeUInt16LE(bits, 34);
  return file;
};
