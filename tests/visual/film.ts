/**
 * Films an example of a scene for reviews, as a GIF, an MP4 and a contact sheet. The same example gives the same files.
 *
 *   npm run film -- --scene jackpot-wheel --example mega
 *   npm run film -- --scene jackpot-wheel --example mega --pack christmas --reduced
 *   npm run film -- --scene jackpot-wheel --example mega --from 4 --to 6.5 --fps 50      seconds
 *   npm run film -- --film jackpot              one of the permanent films (film-list.ts); repeat for more
 *   npm run film -- --film all                  all of them
 *   npm run film -- --moments                   sheets with the best moment of each win tier, all scenes, four windows
 *   npm run film -- --moments --size 844x390 --pack christmas --scene slotshack
 *   npm run film -- --journey first-minute      the built product on a phone, as fast as this machine plays it
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, PIXEL_FLAGS } from './browser.ts';
import { type Camera, type ExampleChoice, openCamera } from './camera.ts';
import { type Frame, contactSheet, gifOf, mp4Of } from './film-files.ts';
import { filmJourney } from './film-journey.ts';
import { type FilmOf, films } from './film-list.ts';
import { momentSheet, type Size, takeMoments, WINDOWS } from './moments.ts';
import { packChangedArt } from './packed-art.ts';
import { ROOT, serveStudio } from './static-server.ts';

const { values: options } = parseArgs({
  options: {
    journey: { type: 'string' },
    film: { type: 'string', multiple: true },
    moments: { type: 'boolean', default: false },
    size: { type: 'string' },
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
/** Maximum frame rate, since the shortest frame of a GIF lasts 0.02 s. */
const MAX_FPS = 50;
/** Maximum length of a film, s. */
const LONGEST = 600;

/** The part of an example to film; both ends in seconds. */
type Part = Pick<FilmOf, 'from' | 'to'>;

const print = (line: string): void => console.log(line);

function numberOf(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!(value >= 0 && value <= most)) throw new Error(`--${option} is "${text}"; it must be 0 to ${most}`);
  return value;
}

/** Returns all frames of a part of an example. */
async function shoot(camera: Camera, choice: ExampleChoice, { from = 0, to }: Part): Promise<Frame[]> {
  const { length } = await camera.film(choice);
  const step = 1000 / Math.max(1, numberOf('fps', options.fps, MAX_FPS));
  const last = Math.min(length, to === undefined ? length : to * 1000);
  const frames: Frame[] = [];
  for (let index = 0; from * 1000 + index * step <= last; index++) {
    const at = from * 1000 + index * step;
    frames.push({ at, png: await camera.frame(at) });
  }
  if (frames.length === 0) throw new Error('there is nothing between --from and --to');
  return frames;
}

/** Films a player's journey through the built product. */
async function shootJourney(name: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const fps = Math.max(1, numberOf('fps', options.fps, MAX_FPS));
    await keep(await filmJourney(browser, name, fps), { name: `journey-${name}`, title: name });
  } finally {
    await browser.close();
  }
}

/** Runs a callback with an open camera, and closes the camera afterwards. */
async function withCamera(use: (camera: Camera) => Promise<void>): Promise<void> {
  // Creates the folder before the first build, since the studio's list of modules is written there.
  await mkdir(FOLDER, { recursive: true });
  await packChangedArt();
  const studio = await serveStudio();
  const browser = await openBrowser(PIXEL_FLAGS);
  try {
    await use(await openCamera(browser, studio.address));
  } finally {
    await browser.close();
    await studio.close();
  }
}

async function shootExample(camera: Camera): Promise<void> {
  const { scene, example, pack, reduced } = options;
  if (scene === undefined || example === undefined)
    throw new Error('name the scene and the example: npm run film -- --scene jackpot-wheel --example mega');
  const seconds = (option: 'from' | 'to', text: string): number => numberOf(option, text, LONGEST);
  const frames = await shoot(
    camera,
    { scene, example, pack, reduced },
    {
      from: seconds('from', options.from),
      ...(options.to === undefined ? {} : { to: seconds('to', options.to) }),
    },
  );
  const variant = `${pack === undefined ? '' : `+${pack}`}${reduced ? '+reduced' : ''}`;
  await keep(frames, { name: `${scene}-${example}${variant}`, title: `${scene} / ${example}${variant}` });
}

/** Films the permanent films with these names. */
async function shootFilms(camera: Camera, names: readonly string[]): Promise<void> {
  const list = new Map<string, FilmOf>(Object.entries(films));
  for (const name of names.includes('all') ? list.keys() : names) {
    const film = list.get(name);
    if (film === undefined) throw new Error(`--film is all or one of ${[...list.keys()].join(', ')}`);
    const { scene, example } = film;
    const { pack, reduced } = options;
    const frames = await shoot(camera, { scene, example, pack, reduced }, film);
    await keep(frames, { name: `film-${name}`, title: `${name}: ${scene} / ${example}` });
  }
}

/** Writes a sheet for each window size, with the best moments of all scenes side by side. */
async function shootMoments(camera: Camera): Promise<void> {
  const { pack, scene } = options;
  for (const size of options.size === undefined ? WINDOWS : [sizeOf(options.size)]) {
    const rows = await takeMoments(camera, { pack, only: scene }, size);
    const name = ['moments', scene, pack, `${size.width}x${size.height}`].filter(Boolean).join('-');
    await write(`${name}.png`, await momentSheet(rows, name));
  }
}

function sizeOf(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`--size is "${text}"; it must be like 390x844`);
  return { width, height };
}

/** Writes a film as GIF, MP4 and contact sheet; prints their paths. */
async function keep(
  frames: readonly Frame[],
  { name, title }: { readonly name: string; readonly title: string },
): Promise<void> {
  const fps = Number(options.fps);
  const files = [
    ['.gif', await gifOf(frames, fps)],
    ['.mp4', await mp4Of(frames, fps)],
    ['-sheet.png', await contactSheet(frames, title)],
  ] as const;
  await mkdir(FOLDER, { recursive: true });
  for (const [ending, bytes] of files) {
    await write(`${name}${ending}`, bytes);
  }
  print(`${frames.length} frames at ${fps} a second`);
}

async function write(file: string, bytes: Buffer): Promise<void> {
  const path = join(FOLDER, file);
  await writeFile(path, bytes);
  print(`${relative(ROOT, path)}: ${Math.ceil(bytes.length / 1024)} KiB`);
}

const { journey, film, moments } = options;
if (journey !== undefined) await shootJourney(journey);
else if (film !== undefined) await withCamera((camera) => shootFilms(camera, film));
else await withCamera(moments ? shootMoments : shootExample);
