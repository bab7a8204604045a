import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';

/** One frame of a film as a PNG; `at` is its time in the film, ms. */
export interface Frame {
  readonly at: number;
  readonly png: Buffer;
}

/** Options of ffmpeg for one thread, and no date or encoder name, so that the same frames give the same bytes. */
const EXACT = ['-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
/**
 * Filter of ffmpeg for a GIF: one palette for the whole film, and ordered dithering, so that areas without motion do
 * not flicker.
 */
const GIF =
  'split[all][film];[all]palettegen=stats_mode=full[colours];[film][colours]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle';
/** Filter of ffmpeg that makes width and height even, since the MP4's pixel format halves the colour resolution. */
const EVEN = 'pad=ceil(iw/2)*2:ceil(ih/2)*2';

/** Options of ffmpeg for an MP4 that plays in every browser and chat, even before it is fully downloaded. */
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
    // Ignores errors of the pipe: if the encoder stops reading, its exit reports why.
    encoder.stdin.on('error', () => undefined);
    encoder.stdin.end(Buffer.concat(frames.map(({ png }) => png)));
  });
}

/** Number of pictures on a contact sheet, and measures of its layout, px. */
const SHEET = { count: 12, widest: 1640, gap: 14, caption: 26, title: 44 };
/** Background colour of a contact sheet. */
export const GROUND = '#140630';

/** Returns a picture of twelve frames of a film, each with its time. */
export async function contactSheet(frames: readonly Frame[], title: string): Promise<Buffer> {
  const shown = pick(frames, SHEET.count);
  const [first] = shown;
  if (!first) throw new Error('a film without frames has no contact sheet');
  const { width, height } = await sharp(first.png).metadata();
  const { gap, caption } = SHEET;
  // The number of columns depends on the frames' width: tall scenes get two rows, wide scenes a single column.
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

/** Returns at most `count` items at even distances, including the first and the last. */
export function pick<T>(frames: readonly T[], count: number): T[] {
  if (frames.length <= count) return [...frames];
  return Array.from({ length: count }, (_, index) => {
    const frame = frames[Math.round((index * (frames.length - 1)) / (count - 1))];
    if (frame === undefined) throw new Error('a frame is missing');
    return frame;
  });
}

/** Returns an SVG element with a text for a contact sheet. */
export const text = (x: number, y: number, size: number, words: string): string =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" fill="#f4efff">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
