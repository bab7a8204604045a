import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import type { Crop, Crops } from '../../src/rounds/crops.ts';
import type { Camera } from './camera.ts';
import { GROUND, text } from './film-files.ts';
import { hallScenes } from './first-frames/hall-list.ts';

/** Size of a window, CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of the windows in which moments are shown: two phones in portrait, one in landscape, a desktop. */
export const WINDOWS: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1_440, height: 900 },
];

/** Names of the examples that show a win tier, with the delay after the final amount at which each looks best, ms. */
const BEST: Readonly<Record<string, number>> = {
  small: 220,
  good: 600,
  big: 1_000,
  huge: 1_000,
  jackpot: 1_600,
  mini: 1_600,
  minor: 1_600,
  major: 1_600,
  mega: 1_600,
  grand: 1_600,
};

/** Win tiers of a hall scene, with the multiple of the stake to which its best win is scaled. */
const TIMES: Readonly<Record<string, number>> = { small: 2, good: 10, big: 40, huge: 150 };
/** Names of the examples that can be scaled, the preferred one first. */
const BASES = ['big', 'won', 'small'] as const;

/** Index, from 0, of the best photograph of examples that show no amount. */
const PHOTO: Readonly<Record<string, number>> = { 'lucky-jackpot/jackpot': 2 };

/** Width of a scene in design pixels. */
const DESIGN = 720;
/** Pixels per CSS px at which a scene is filmed; a CSS px is two design pixels. */
const SCALE = 2;
/** Height of the bars around a page's stage, the area of its scene (src/rounds/game-area.module.css), CSS px. */
const BAR = 52;
const NAV = 76;
const RESULT = 44;

/** Returns the part of a scene that its page shows in a window, and its width there in CSS px. */
export function stageOf(
  { width, height }: Size,
  { upright, low, desk }: Crops,
): { crop: Crop; width: number } {
  const fitting = (crop: Crop, tall: number, widest: number) => ({
    crop,
    width: Math.round(Math.min(widest, (tall * DESIGN) / (crop[1] - crop[0]))),
  });
  if (width >= 1_024) return fitting(desk, height - 24, width - 420 - 72);
  if (width > height && height <= 500) return fitting(low, height - 8, (width - BAR) * 0.56);
  return fitting(upright, height - BAR - RESULT - (height <= 700 ? 0 : NAV), Math.min(width, 520));
}

/**
 * Space that a hall game's scene does not have: the lobby's bar, and the controls below or beside the scene
 * (src/game-frame/game-layout.module.css), CSS px.
 */
const FRAME = {
  bar: 76,
  controls: { tall: 218, usual: 400, low: 335 },
  least: 210,
  beside: 380,
  room: 32,
} as const;

/** Returns the middle part of a hall scene that its game shows in a window, and its width there in CSS px. */
export function frameStageOf({ width, height }: Size, design: Size): { crop: Crop; width: number } {
  const isTall = design.height > design.width;
  const isBeside = width >= 900 || (height <= 499 && width >= 560);
  const { tall, usual, low } = FRAME.controls;
  const controls = isTall ? tall : height <= 599 + FRAME.bar ? low : usual;
  const open = isBeside
    ? { width: width - FRAME.beside, height: height - FRAME.bar - (height > 499 ? FRAME.room : 0) }
    : { width, height: Math.max(FRAME.least, height - FRAME.bar - controls) };
  // Shows the whole middle of a card, which is very tall, and as much of other scenes as fits into the window.
  const isCard = design.height > 1_000;
  const widest = isCard
    ? open.height * 0.818
    : isTall
      ? Math.max(open.height * 0.8, Math.min(open.height * 1.5, 520))
      : open.height * 1.5;
  const shown = Math.min(open.width, widest);
  const seen = Math.min(
    design.height,
    (Math.min(open.height, shown * (design.height / design.width)) * DESIGN) / shown,
  );
  const from = (design.height - seen) / 2;
  return { crop: [from, from + seen], width: Math.round(shown) };
}

/** Returns a whole scene as the part to show, and its width in CSS px (src/features/slots/ticket-stage.module.css). */
export function wholeStageOf({ width, height }: Size, design: Size): { crop: Crop; width: number } {
  const tall = (height - 130) * (design.width / design.height);
  return { crop: [0, design.height], width: Math.round(Math.min(width, 560, Math.max(240, tall))) };
}

/** A picture on a sheet; `name` is its caption. */
interface Moment {
  readonly name: string;
  readonly png: Buffer;
}

/** The functions of the camera that moments need. */
type Moments = Pick<Camera, 'catalogue' | 'film' | 'frame'>;

const CROPS = new URL('../../src/rounds/crops/', import.meta.url);

/** Reads which part of each scene its page shows, by window shape; these are the only exports of their files. */
async function readCrops(): Promise<ReadonlyMap<string, Crops>> {
  const files = readdirSync(CROPS);
  const read = async (file: string): Promise<readonly [string, Crops][]> => {
    const exported = (await import(new URL(file, CROPS).href)) as Readonly<Record<string, Crops>>;
    return Object.values(exported).map((crops) => [basename(file, '.ts'), crops]);
  };
  return new Map((await Promise.all(files.map(read))).flat());
}

/**
 * Photographs the best moment of each win tier in all scenes, or in one, as in this window. Returns a row per scene.
 */
export async function takeMoments(
  camera: Moments,
  { pack, only }: { readonly pack: string | undefined; readonly only: string | undefined },
  size: Size,
): Promise<Moment[][]> {
  const rows: Moment[][] = [];
  const known = await readCrops();
  const hall = new Set(hallScenes());
  for (const { name: scene, size: design, examples } of await camera.catalogue()) {
    const own = known.get(scene);
    // Skips scenes that are lower than half their width, since they are only a part of a page.
    if ((only !== undefined && only !== scene) || design.height * 2 < design.width) continue;
    const isOfHall = own === undefined && hall.has(scene);
    const stage = own
      ? stageOf(size, own)
      : isOfHall
        ? frameStageOf(size, design)
        : wholeStageOf(size, design);
    const row: Moment[] = [];
    for (const { name, example, photos, times } of stepsOf(examples, isOfHall)) {
      const film = await camera.film({ scene, example, pack, reduced: undefined, times }, SCALE);
      const photo = PHOTO[`${scene}/${name}`] ?? (film.shown === undefined ? -1 : undefined);
      const at = photo === undefined ? (film.shown ?? 0) + (BEST[name] ?? 0) : (photos.at(photo) ?? 0);
      const png = await cutOut(await camera.frame(at), stage);
      row.push({ name: `${scene} / ${name}  ${(at / 1_000).toFixed(2)} s`, png });
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

interface StepShot {
  readonly name: string;
  readonly example: string;
  readonly photos: readonly number[];
  readonly times?: number;
}

/** Returns the win tiers for which a scene has an example; for a hall scene all tiers, scaled from its best win. */
function stepsOf(
  examples: readonly { readonly name: string; readonly photos: readonly number[] }[],
  isMade: boolean,
): StepShot[] {
  const own = examples
    .filter(({ name }) => BEST[name] !== undefined)
    .map(({ name, photos }) => ({ name, example: name, photos }));
  const base = BASES.map((name) => examples.find((one) => one.name === name)).find(Boolean);
  if (!isMade || base === undefined) return own;
  const made = Object.entries(TIMES).map(([name, times]) => ({
    name,
    example: base.name,
    photos: base.photos,
    times,
  }));
  return [...made, ...own.filter(({ name }) => !(name in TIMES))];
}

/** Returns the shown part of a scene's picture, scaled to the size that it has on its page. */
async function cutOut(png: Buffer, stage: { crop: Crop; width: number }): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const pixels = width / DESIGN;
  const [from, to] = stage.crop;
  const top = Math.round(from * pixels);
  return sharp(png)
    .extract({ left: 0, top, width, height: Math.min(height - top, Math.round((to - from) * pixels)) })
    .resize({ width: stage.width })
    .png()
    .toBuffer();
}

/** Gap between pictures, and height of the captions below them, px. */
const GAP = 14;
const CAPTION = 26;
const TITLE = 44;

/** Returns one picture with rows of pictures and their names. */
export async function momentSheet(rows: readonly (readonly Moment[])[], title: string): Promise<Buffer> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  const words = [text(GAP, 30, 20, title)];
  let top = TITLE;
  let widest = 0;
  for (const row of rows) {
    let left = GAP;
    let tallest = 0;
    for (const { name, png } of row) {
      const { width, height } = await sharp(png).metadata();
      placed.push({ input: png, left, top });
      words.push(text(left, top + height + 18, 14, name));
      left += width + GAP;
      tallest = Math.max(tallest, height);
    }
    widest = Math.max(widest, left);
    top += tallest + CAPTION + GAP;
  }
  if (placed.length === 0) throw new Error('no scene has a step of a win');
  const size = { width: widest, height: top };
  const lettering = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${words.join('')}</svg>`,
  );
  return sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite([...placed, { input: lettering, left: 0, top: 0 }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
