/** Finds the artists' bundles. A folder of the assets is a bundle if it holds pictures or an encoded sound. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { GLYPHS } from '../../scenes/parts/glyph-metrics.ts';

/** Keys of a picture's cached rasters, by the number of pixels per design pixel. */
export type RasterKeys = Readonly<Record<string, string>>;

/** A picture as the artist has supplied it. */
export interface Picture {
  /** Name of the picture: its file name without extension, for a glyph after the name of its set: "money/7". */
  readonly name: string;
  readonly file: string;
  /**
   * Set for a letter that is drawn from a font in the folder of its set. `file` is used if the font lacks the letter.
   */
  readonly letter?: Letter;
  /**
   * Keys of the rasters packed last. Set if the game needs the picture but its file is missing: the rasters are used.
   */
  readonly before?: RasterKeys;
}

/** A letter of a glyph set, drawn from a font file. */
export interface Letter {
  readonly font: string;
  readonly set: string;
  readonly character: string;
}

/** Resolution and quality of a bundle's sheets. */
export interface PackSettings {
  /** Pixels on the sheet for each design pixel; the artists' files have two. */
  readonly art: number;
  readonly light: number;
  /** WebP quality of the sheets, 1 to 100. Above 80 the difference is hardly visible, and the size doubles. */
  readonly quality: number;
}

/** The pictures and sounds of one folder. */
export interface Bundle {
  readonly name: string;
  readonly folder: string;
  readonly art: readonly Picture[];
  readonly light: readonly Picture[];
  /** Whether the folder holds sound.webm, sound.m4a and sound.json. */
  readonly sound: boolean;
  /**
   * Cues that a scene needs but whose WAV files are missing. The encoded sounds, which still contain them, are kept.
   */
  readonly keptCues?: readonly string[];
  readonly settings: PackSettings;
}

/** The pictures and sounds of an art pack that replace those of one default bundle. */
export interface PackBundle extends Bundle {
  readonly pack: string;
  /** The default bundle whose files are replaced. */
  readonly under: Bundle;
  /** One message for each file that cannot be used. */
  readonly problems: readonly string[];
}

/**
 * Folders that are not bundles: tools, fonts, packs, titles, screenshots, and pictures that pages import themselves.
 */
export const FOLDERS_WITHOUT_BUNDLES = new Set([
  'make',
  'pipeline',
  'check',
  'templates',
  'packs',
  'first-frames',
  'hall-frames',
  'fonts',
  'lobby',
  'titles',
]);
/** Names of the files of a bundle's encoded sounds. */
export const SOUND_FILES = ['sound.webm', 'sound.m4a', 'sound.json'];

// A phone of 390 x 844 CSS pixels shows a design pixel as 1.08 device pixels at a device pixel ratio of 2, and as 1.63
// at 3. Light is soft and needs fewer.
const DEFAULT_SETTINGS: PackSettings = { art: 1.5, light: 1, quality: 90 };

/** Returns the sorted names of all files and folders in a folder; empty if there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Returns the sorted names of the folders in a folder, without symbolic links. */
export function foldersIn(folder: string): string[] {
  return namesIn(folder).filter((name) =>
    lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory(),
  );
}

function picturesOf(folder: string, prefix = ''): Picture[] {
  return namesIn(folder)
    .filter((file) => ['.svg', '.png'].includes(extname(file)))
    .map((file) => ({ name: prefix + basename(file, extname(file)), file: join(folder, file) }));
}

/** Extensions of font files. */
export const FONTS = ['.ttf', '.otf', '.woff', '.woff2'];

/** Returns the letters of a glyph set: its pictures, or letters of the font in its folder. */
function lettersOf(folder: string, set: string): Picture[] {
  const pictures = picturesOf(folder, `${set}/`);
  const file = namesIn(folder).find((name) => FONTS.includes(extname(name).toLowerCase()));
  const measures = Object.entries(GLYPHS).find(([name]) => name === set)?.[1];
  if (file === undefined || !measures) return pictures;
  const font = join(folder, file);
  const drawn = Object.entries(measures.frame).map(([character, name]) => ({
    name,
    file: pictures.find((picture) => picture.name === name)?.file ?? font,
    letter: { font, set, character },
  }));
  return [...drawn, ...pictures.filter(({ name }) => !drawn.some((one) => one.name === name))];
}

/** Removes pictures whose name is already taken by an earlier one, and reports each of them to `onProblem`. */
function withoutTwins(pictures: readonly Picture[], onProblem: (problem: string) => void): Picture[] {
  const seen = new Map<string, Picture>();
  for (const picture of pictures) {
    const other = seen.get(picture.name);
    if (other) onProblem(`${other.file} and ${picture.file} would both be called "${picture.name}".`);
    else seen.set(picture.name, picture);
  }
  return [...seen.values()];
}

/** Reads a pack.json with the settings of a bundle; returns a description of the fault if it is not valid. */
function readSettings(file: string, usual: PackSettings): PackSettings | string {
  const text = readFileSync(file, 'utf8');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return /^\s*(?:\/\/|\/\*)|[,{]\s*(?:\/\/|\/\*)/m.test(text)
      ? 'a comment, which such a file cannot hold'
      : 'something that is no list of settings';
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return 'something that is no list of settings';
  const { art, light, quality } = { ...usual, ...given };
  if (![art, light].every((scale) => typeof scale === 'number' && scale > 0 && scale <= 2))
    return '"art" and "light" are numbers above 0, at most 2 (pixels for a design pixel)';
  return Number.isInteger(quality) && quality >= 1 && quality <= 100
    ? { art, light, quality }
    : '"quality" is a whole number from 1 to 100 (how exact the WebP is)';
}

/** Returns the fault of a pack.json as text; undefined if the file is valid. */
export function settingsFault(file: string): string | undefined {
  const settings = readSettings(file, DEFAULT_SETTINGS);
  return typeof settings === 'string' ? settings : undefined;
}

/** Reads the optional pack.json of a bundle. Throws with the name of the file if it is not valid. */
function settingsOf(folder: string, usual: PackSettings): PackSettings {
  const file = join(folder, 'pack.json');
  if (!namesIn(folder).includes('pack.json')) return usual;
  const settings = readSettings(file, usual);
  if (typeof settings === 'string') throw new Error(`${file}: ${settings}.`);
  return settings;
}

function readFolder(
  name: string,
  folder: string,
  onProblem: (problem: string) => void,
): Omit<Bundle, 'settings'> {
  const glyphs = namesIn(join(folder, 'glyphs')).flatMap((set) =>
    lettersOf(join(folder, 'glyphs', set), set),
  );
  const missing = SOUND_FILES.filter((file) => !namesIn(folder).includes(file));
  if (missing.length === 1 || missing.length === 2) {
    onProblem(`${folder}: the sound lacks ${missing.join(' and ')}.`);
  }
  return {
    name,
    folder,
    art: withoutTwins([...picturesOf(folder), ...glyphs], onProblem),
    light: withoutTwins(picturesOf(join(folder, 'light')), onProblem),
    sound: missing.length === 0,
  };
}

/**
 * Returns all bundles under `assets`, sorted by name. Throws if two pictures of a bundle have the same name, or if an
 * encoded sound lacks one of its files.
 */
export function findBundles(assets: string): Bundle[] {
  const refuse = (problem: string): never => {
    throw new Error(problem);
  };
  return foldersIn(assets)
    .filter((name) => !FOLDERS_WITHOUT_BUNDLES.has(name))
    .map((name) => {
      const folder = join(assets, name);
      return { ...readFolder(name, folder, refuse), settings: settingsOf(folder, DEFAULT_SETTINGS) };
    })
    .filter(({ art, light, sound }) => art.length + light.length > 0 || sound);
}

/** Returns whether an art pack belongs to a title of the hall. Such a pack is not a theme of the lobby. */
export const isHallPack = (pack: string): boolean => pack.startsWith('hall-');

/** Returns the folder of the art packs. */
export const packsIn = (assets: string): string => join(assets, 'packs');

/**
 * Returns the bundles of all art packs that replace files of `bundles`. Files that cannot be used are left out and
 * reported; a fault in a pack never throws.
 */
export function findPackBundles(assets: string, bundles: readonly Bundle[]): PackBundle[] {
  return foldersIn(packsIn(assets)).flatMap((pack) =>
    foldersIn(join(packsIn(assets), pack)).map((name) => {
      const folder = join(packsIn(assets), pack, name);
      const problems: string[] = [];
      const onProblem = (problem: string): void => void problems.push(problem);
      const under = bundles.find((bundle) => bundle.name === name) ?? {
        name,
        folder,
        art: [],
        light: [],
        sound: false,
        settings: DEFAULT_SETTINGS,
      };
      const own = readFolder(name, folder, onProblem);
      const known = (kind: 'art' | 'light'): Picture[] =>
        own[kind].filter((picture) => {
          const isKnown = under[kind].some((other) => other.name === picture.name);
          // A font may have letters that the default set does not have; those are no problem.
          if (!isKnown && !picture.letter)
            onProblem(`${picture.file}: the default art has no such picture to lay it over.`);
          return isKnown;
        });
      let { settings } = under;
      try {
        settings = settingsOf(folder, under.settings);
      } catch (error) {
        onProblem(error instanceof Error ? error.message : String(error));
      }
      return { ...own, pack, under, settings, problems, art: known('art'), light: known('light') };
    }),
  );
}
