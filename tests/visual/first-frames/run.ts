/**
 * Takes the first frame of every scene in every art pack, which pages show while they wait for the scene (docs/camera.md,
 * First frames).
 *
 *   npm run first-frames                         only outdated first frames
 *   npm run first-frames -- --all                all first frames
 *   npm run first-frames -- --scene slotshack    those of one scene
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FirstFrameChoice, FirstFramePhoto } from '../../../scenes/studio/first-frames.ts';
import { openBrowser, PIXEL_FLAGS } from '../browser.ts';
import { openCamera } from '../camera.ts';
import { packChangedArt } from '../packed-art.ts';
import { serveStudio } from '../static-server.ts';
import {
  type Box,
  differenceOf,
  encode,
  encodePatch,
  isSameIn,
  type Pixels,
  readPixels,
  unionOf,
} from './encode.ts';
import { isHallFresh, takeHall } from './hall.ts';
import { hallScenes } from './hall-list.ts';
import { DEFAULT, FRAMES, framedScenes, inputsOf, packNames } from './inputs.ts';
import { drawSheet, type Sheet, sheetOf } from './sheet.ts';

/** Takes one photograph of a scene at rest. */
type Take = (choice: FirstFrameChoice) => Promise<FirstFramePhoto>;

/** A photograph of a scene's state, and the photograph `under` it, on which only the differences are laid. */
interface Shot {
  readonly pack: string;
  readonly state: string;
  readonly locale: 'en' | 'fil';
  readonly pixels: Pixels;
  readonly under: Pixels;
}

/** Name of the patch with the Filipino texts for the plain first frame. */
const FILIPINO = 'fil';

const { values: options } = parseArgs({
  options: { scene: { type: 'string' }, all: { type: 'boolean', default: false } },
});

const round = (value: number): number => Math.round(value * 10) / 10;
const pixelsOf = async ({ png }: FirstFramePhoto): Promise<Pixels> => readPixels(Buffer.from(png, 'base64'));

/** Returns where the scene's page must place figures and patches. All lengths in design pixels of the scene. */
function placesOf(
  photos: readonly FirstFramePhoto[],
  boxes: ReadonlyMap<string, Box>,
  ownFilipino: readonly string[],
  sheet: Sheet | undefined,
) {
  const [plain] = photos;
  if (!plain) throw new Error('nothing was photographed');
  const { size, marks, pieces } = plain;
  const figures = new Map(photos.flatMap((photo) => photo.figures).map((figure) => [figure.name, figure]));
  const toPlace = ({ x, y, width, height }: Box): number[] => [x, y, width, height].map(round);
  return {
    size,
    figures: Object.fromEntries(
      [...figures].map(([name, { x, y, capHeight, maxWidth, set, align, tint }]) => [
        name,
        {
          x: round(x),
          y: round(y),
          cap: round(capHeight),
          ...(maxWidth === undefined ? {} : { maxWidth: round(maxWidth) }),
          set,
          align,
          color: `#${tint.toString(16).padStart(6, '0')}`,
        },
      ]),
    ),
    states: Object.fromEntries([...boxes].map(([state, box]) => [state, toPlace(box)])),
    ownFilipino,
    marks: marks.map(toPlace),
    pieces: pieces.map(toPlace),
    ...(sheet ? { sheet } : {}),
  };
}

async function takeScene(scene: string, states: Readonly<Record<string, string | undefined>>, take: Take) {
  const folder = join(FRAMES, scene);
  await rm(folder, { recursive: true, force: true });
  const shots: Shot[] = [];
  const photos: FirstFramePhoto[] = [];
  const plain = new Map<string, Pixels>();
  for (const pack of packNames()) {
    for (const locale of ['en', 'fil'] as const) {
      const taken = new Map<string | undefined, Pixels>();
      for (const state of [undefined, ...Object.keys(states)]) {
        // Skips, in Filipino, states that are laid over another state, since they contain no text.
        if (locale === 'fil' && state !== undefined && states[state] !== undefined) continue;
        const photo = await take({ scene, pack: pack === DEFAULT ? undefined : pack, locale, state });
        const pixels = await pixelsOf(photo);
        if (locale === 'en' && pack === DEFAULT) photos.push(photo);
        taken.set(state, pixels);
        const under = state === undefined ? plain.get(pack) : taken.get(states[state]);
        if (under) shots.push({ pack, state: state ?? FILIPINO, locale, pixels, under });
        else plain.set(pack, pixels);
      }
    }
  }
  const boxes = new Map<string, Box>();
  for (const state of new Set(shots.map((shot) => shot.state))) {
    const found = shots
      .filter((shot) => shot.state === state)
      .flatMap(({ pixels, under }) => differenceOf(pixels, under) ?? []);
    if (found.length > 0) boxes.set(state, unionOf(found));
  }

  const art = new Map(photos[0]?.art);
  const sheet = art.size > 0 ? sheetOf(art) : undefined;

  let bytes = 0;
  const write = async (pack: string, name: string, file: Buffer): Promise<void> => {
    bytes += file.length;
    await mkdir(join(folder, pack), { recursive: true });
    await writeFile(join(folder, pack, name), file);
  };
  const ownFilipino = new Set<string>();
  for (const [pack, pixels] of plain) {
    await write(pack, 'plain.avif', await encode(pixels));
    if (sheet) await write(pack, 'pieces.avif', await drawSheet(scene, pack, sheet, art));
  }
  const scale = (photos[0]?.size.width ?? 1) / ([...plain.values()][0]?.width ?? 1);
  for (const [state, box] of boxes) {
    const of = shots.filter((shot) => shot.state === state);
    const isSame = of.every(
      ({ pack, locale, pixels }) =>
        locale === 'en' ||
        of.some(
          (other) => other.locale === 'en' && other.pack === pack && isSameIn(box, other.pixels, pixels),
        ),
    );
    if (!isSame && state !== FILIPINO) ownFilipino.add(state);
    for (const { pack, locale, pixels, under } of of) {
      if (locale === 'fil' && isSame) continue;
      const name = locale === 'fil' && state !== FILIPINO ? `${state}-fil` : state;
      await write(pack, `${name}.avif`, await encodePatch(pixels, under, box));
    }
  }
  const inDesign = [...boxes].map(([state, { x, y, width, height }]): [string, Box] => [
    state,
    { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
  ]);
  const places = placesOf(photos, new Map(inDesign), [...ownFilipino], sheet);
  await writeFile(join(folder, 'places.json'), `${JSON.stringify(places, undefined, 2)}\n`);
  await writeFile(join(folder, 'inputs.json'), `${JSON.stringify(await inputsOf(scene), undefined, 2)}\n`);
  return bytes;
}

async function isFresh(scene: string): Promise<boolean> {
  const before = await readFile(join(FRAMES, scene, 'inputs.json'), 'utf8').catch(() => '{}');
  return JSON.stringify(JSON.parse(before)) === JSON.stringify(await inputsOf(scene));
}

async function main(): Promise<void> {
  const started = performance.now();
  const isAsked = (scene: string): boolean => options.scene === undefined || scene === options.scene;
  const stale = async (
    scenes: readonly string[],
    isAsNow: (scene: string) => Promise<boolean>,
  ): Promise<string[]> => {
    const found: string[] = [];
    for (const scene of scenes.filter(isAsked)) if (options.all || !(await isAsNow(scene))) found.push(scene);
    return found;
  };
  const todo = await stale(framedScenes(), isFresh);
  const hall = await stale(hallScenes(), isHallFresh);
  if (todo.length + hall.length === 0) return console.log('every first frame is as it is photographed now');
  await packChangedArt();
  const studio = await serveStudio();
  const browser = await openBrowser(PIXEL_FLAGS);
  try {
    const { page, close } = await openCamera(browser, studio.address);
    const take: Take = (choice) =>
      page.evaluate((asking) => {
        if (!window.studio) throw new Error('this page is no camera');
        return window.studio.firstFrame(asking);
      }, choice);
    const tell = (what: string, bytes: number): void => {
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${what}: ${Math.ceil(bytes / 1024)} KiB, ${seconds} s`);
    };
    for (const scene of todo) {
      const states = await page.evaluate((name) => window.studio?.firstFrameStates(name) ?? {}, scene);
      tell(scene, await takeScene(scene, states, take));
    }
    for (const scene of hall) tell(`${scene} in the hall`, await takeHall(scene, take));
    await close();
  } finally {
    await browser.close();
    await studio.close();
  }
}

await main();
