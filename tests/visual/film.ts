/**
 * Films an example of a scene, for reviews: a GIF, an MP4 and a contact sheet. The same example gives the same files.
 *
 *   npm run film -- --scene jackpot-wheel --example mega
 *   npm run film -- --scene jackpot-wheel --example mega --pack christmas --reduced
 *   npm run film -- --scene jackpot-wheel --example mega --from 4 --to 6.5 --fps 50      seconds
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, PIXEL_FLAGS } from './browser.ts';
import { type Camera, type ExampleChoice, openCamera } from './camera.ts';
import { type Frame, contactSheet, gifOf, mp4Of } from './film-files.ts';
import { ROOT, serveStudio } from './static-server.ts';

const { values: options } = parseArgs({
  options: {
    scene: { type: 'string' },
    example: { type: 'string' },
    pack: { type: 'string' },
    reduced: { type: 'boolean', default: false },
    from: { type: 'string', default: '0' },
    to: { type: 'string' },
    fps: { type: 'string', default: '25' },
  },
});

const FOLDER = join(ROOT, 'dist/film');
/** A GIF's shortest frame is two hundredths of a second. */
const MAX_FPS = 50;

const print = (line: string): void => console.log(line);

function numberOf(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!(value >= 0 && value <= most)) throw new Error(`--${option} is "${text}"; it must be 0 to ${most}`);
  return value;
}

/** Every frame of an example between two instants, ms. */
async function shoot(camera: Camera, choice: ExampleChoice): Promise<Frame[]> {
  const { length } = await camera.film(choice);
  const step = 1000 / Math.max(1, numberOf('fps', options.fps, MAX_FPS));
  const from = numberOf('from', options.from, length / 1000) * 1000;
  const to = options.to === undefined ? length : numberOf('to', options.to, length / 1000) * 1000;
  const frames: Frame[] = [];
  for (let index = 0; from + index * step <= to; index++) {
    const at = from + index * step;
    frames.push({ at, png: await camera.frame(at) });
  }
  if (frames.length === 0) throw new Error('--to lies before --from');
  return frames;
}

async function main(): Promise<void> {
  const { scene, example, pack, reduced } = options;
  if (scene === undefined || example === undefined)
    throw new Error('name the scene and the example: npm run film -- --scene jackpot-wheel --example mega');
  const studio = await serveStudio();
  const browser = await openBrowser(PIXEL_FLAGS);
  try {
    const camera = await openCamera(browser, studio.address);
    const frames = await shoot(camera, { scene, example, pack, reduced });
    const fps = Number(options.fps);
    const variant = `${pack === undefined ? '' : `+${pack}`}${reduced ? '+reduced' : ''}`;
    const files = [
      ['.gif', await gifOf(frames, fps)],
      ['.mp4', await mp4Of(frames, fps)],
      ['-sheet.png', await contactSheet(frames, `${scene} / ${example}${variant}`)],
    ] as const;
    await mkdir(FOLDER, { recursive: true });
    for (const [ending, bytes] of files) {
      const path = join(FOLDER, `${scene}-${example}${variant}${ending}`);
      await writeFile(path, bytes);
      print(`${relative(ROOT, path)}: ${Math.ceil(bytes.length / 1024)} KiB`);
    }
    print(`${frames.length} frames at ${fps} a second`);
  } finally {
    await browser.close();
    await studio.close();
  }
}

await main();
