/** Finds the artists' bundles: a folder of assets is a bundle when it holds pictures or an encoded sound. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** One picture as an artist left it. */
export interface Picture {
  /** Frame name: the file's name without its ending; glyphs carry their set, "money/7". */
  readonly name: string;
  readonly file: string;
}

/** How many pixels of texture a design pixel gets; sources hold two. */
export interface PackSettings {
  readonly art: number;
  readonly light: number;
}

/** What one folder holds. */
export interface Bundle {
  readonly name: string;
  readonly folder: string;
  readonly art: readonly Picture[];
  readonly light: readonly Picture[];
  /** True when the folder holds sound.webm, sound.m4a and sound.json. */
  readonly sound: boolean;
  readonly settings: PackSettings;
}

/** Folders of tools, fonts and of pictures that the pages import one by one. */
const OTHER_FOLDERS = new Set(['make', 'pipeline', 'fonts', 'lobby']);

// A phone of 390 x 844 at 2x shows 1.08 pixels for each design pixel, at 3x 1.63; light is soft and needs fewer.
const DEFAULT_SETTINGS: PackSettings = { art: 1.5, light: 1 };

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function picturesOf(folder: string, prefix = ''): Picture[] {
  return filesOf(folder)
    .filter((file) => ['.svg', '.png'].includes(extname(file)))
    .map((file) => ({ name: prefix + basename(file, extname(file)), file: join(folder, file) }));
}

function rejectTwins(pictures: readonly Picture[]): void {
  const seen = new Map<string, string>();
  for (const { name, file } of pictures) {
    const other = seen.get(name);
    if (other) throw new Error(`${other} and ${file} would both be called "${name}".`);
    seen.set(name, file);
  }
}

/** The optional pack.json of a bundle; throws with the file's name when it is not what PackSettings says. */
function settingsOf(folder: string): PackSettings {
  const file = join(folder, 'pack.json');
  if (!filesOf(folder).includes('pack.json')) return DEFAULT_SETTINGS;
  const settings: unknown = { ...DEFAULT_SETTINGS, ...JSON.parse(readFileSync(file, 'utf8')) };
  const { art, light } = settings as PackSettings;
  for (const scale of [art, light]) {
    if (typeof scale !== 'number' || !(scale > 0 && scale <= 2)) {
      throw new Error(
        `${file}: "art" and "light" are numbers above 0, at most 2 (pixels for a design pixel).`,
      );
    }
  }
  return { art, light };
}

/** Every bundle under `assets`, by name. Throws when two pictures of a sheet share a name or a sound is incomplete. */
export function findBundles(assets: string): Bundle[] {
  return filesOf(assets)
    .filter((name) => !OTHER_FOLDERS.has(name) && statSync(join(assets, name)).isDirectory())
    .map((name) => {
      const folder = join(assets, name);
      const glyphs = filesOf(join(folder, 'glyphs')).flatMap((set) =>
        picturesOf(join(folder, 'glyphs', set), `${set}/`),
      );
      const art = [...picturesOf(folder), ...glyphs];
      const light = picturesOf(join(folder, 'light'));
      rejectTwins(art);
      rejectTwins(light);
      const sounds = ['sound.webm', 'sound.m4a', 'sound.json'];
      const missing = sounds.filter((file) => !filesOf(folder).includes(file));
      if (missing.length === 1 || missing.length === 2) {
        throw new Error(`${folder}: the sound lacks ${missing.join(' and ')}.`);
      }
      return { name, folder, art, light, sound: missing.length === 0, settings: settingsOf(folder) };
    })
    .filter(({ art, light, sound }) => art.length + light.length > 0 || sound);
}
