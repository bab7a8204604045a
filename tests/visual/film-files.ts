import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';

/** One frame of a film, a PNG file; `at` in scene ms. */
export interface Frame {
  readonly at: number;
  readonly png: Buffer;
}

/** One thread, no date and no encoder name: the same frames give the same bytes. */
const EXACT = ['-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
/** One palette for the whole film; ordered dithering, so that still areas do not shimmer. */
const GIF =
  'split[all][film];[all]palettegen=stats_mode=full[colours];[film][colours]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle';
/** This pixel format halves the colour resolution: both sides must be even. */
const EVEN = 'pad=ceil(iw/2)*2:ceil(ih/2)*2';

/** Plays in every browser and chat, and can start before it is fully downloaded. */
const MP4 = '-c:v libx264 -preset slow -crf 16 -pix_fmt yuv420p -movflags +faststart'.split(' ');

/** Encodes the film as an endlessly looping GIF. Rejects with the encoder's message. */
export const gifOf = (frames: readonly Frame[], fps: number): Promise<Buffer> =>
  encode(frames, fps, 'film.gif', ['-filter_complex', GIF, '-loop', '0']);

/** Encodes the film as an MP4 that every browser and chat plays. Rejects with the encoder's message. */
export const mp4Of = (frames: readonly Frame[], fps: number): Promise<Buffer> =>
  encode(frames, fps, 'film.mp4', [...MP4, '-vf', EVEN]);

async function encode(
  frames: readonly Frame[],
  fps: number,
  name: string,
  how: readonly string[],
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'perya-film-'));
  const path = join(folder, name);
  try {
    const source = ['-f', 'image2pipe', '-framerate', String(fps), '-c:v', 'png', '-i', '-'];
    await run(['-hide_banner', '-loglevel', 'error', ...source, ...how, ...EXACT, path], frames);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args: readonly string[], frames: readonly Frame[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const encoder = spawn(ffmpeg.path, args, { stdio: ['pipe', 'ignore', 'pipe'] });
    let output = '';
    encoder.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    encoder.once('error', reject);
    encoder.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
    // If the encoder stops reading, its exit reports the error.
    encoder.stdin.on('error', () => undefined);
    encoder.stdin.end(Buffer.concat(frames.map(({ png }) => png)));
  });
}

/** Number of pictures on a contact sheet, and its layout. */
const SHEET = { count: 12, widest: 1640, gap: 14, caption: 26, title: 44 };
/** Background colour of a contact sheet. */
export const GROUND = '#140630';

/** Draws twelve frames of a film with their instants on one picture. */
export async function contactSheet(frames: readonly Frame[], title: string): Promise<Buffer> {
  const shown = pick(frames, SHEET.count);
  const [first] = shown;
  if (!first) throw new Error('a film without frames has no contact sheet');
  const { width, height } = await sharp(first.png).metadata();
  const { gap, caption } = SHEET;
  // Tall scenes are laid out in two rows, wide ones below each other.
  const columns = Math.min(shown.length, Math.max(1, Math.min(6, Math.floor(SHEET.widest / (width + gap)))));
  const small = Math.min(width, Math.floor((SHEET.widest - gap) / columns - gap));
  const tall = Math.round((height * small) / width);
  const rows = Math.ceil(shown.length / columns);
  const size = {
    width: gap + columns * (small + gap),
    height: SHEET.title + rows * (tall + caption + gap) + gap,
  };
  const targets = shown.map((frame, index) => ({
    frame,
    left: gap + (index % columns) * (small + gap),
    top: SHEET.title + Math.floor(index / columns) * (tall + caption + gap),
  }));
  const words = [
    text(gap, 30, 20, title),
    ...targets.map(({ frame, left, top }) =>
      text(left, top + tall + 18, 14, `${(frame.at / 1000).toFixed(2)} s`),
    ),
  ];
  const lettering = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${words.join('')}</svg>`,
  );
  const pictures = await Promise.all(
    targets.map(async ({ frame, left, top }) => ({
      input: await sharp(frame.png).resize(small, tall).toBuffer(),
      left,
      top,
    })),
  );
  return sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite([...pictures, { input: lettering, left: 0, top: 0 }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns evenly spaced frames, including the first and the last. */
export function pick<T>(frames: readonly T[], count: number): T[] {
  if (frames.length <= count) return [...frames];
  return Array.from({ length: count }, (_, index) => {
    const frame = frames[Math.round((index * (frames.length - 1)) / (count - 1))];
    if (frame === undefined) throw new Error('a frame is missing');
    return frame;
  });
}

/** Returns a text on a contact sheet, as SVG. */
export const text = (x: number, y: number, size: number, words: string): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="#f4efff">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
