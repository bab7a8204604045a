/** Reads the colour theme of an art pack from the optional `theme.json` in its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, isHallPack, packsIn } from './bundles.ts';
import { readSource } from './source-file.ts';

/** Name of the file with a pack's theme, in the artists' folder and in the output folder for the server. */
export const THEME = 'theme.json';

/** The theme of a pack, as the lobby uses it. */
export interface PackTheme {
  /** Name of the pack whose pictures are shown; "default" for a theme without pictures. */
  readonly pack: string;
  /** Values that replace those of design tokens in src/ui/tokens.css, by name of the token. */
  readonly colors: Readonly<Record<string, string>>;
}

const TOKEN = /^--[a-z0-9-]{1,40}$/;
const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\([0-9.,%/ deg-]+\))$/i;

/** Returns the colours in a theme's file, or the file's fault as text. */
export function readColors(file: string): Readonly<Record<string, string>> | string {
  let given: unknown;
  try {
    given = JSON.parse(readSource(file).toString('utf8'));
  } catch {
    return 'something that is no list of colours, or a comment in it';
  }
  const colors = typeof given === 'object' && given !== null && 'colors' in given ? given.colors : undefined;
  if (typeof colors !== 'object' || colors === null || Array.isArray(colors)) return 'no list "colors"';
  const entries = Object.entries(colors).map(([token, color]) => [token, String(color)] as const);
  const odd = entries.find(([token, color]) => !TOKEN.test(token) || !COLOR.test(color));
  return odd ? `"${odd[0]}": "${odd[1]}"` : Object.fromEntries(entries);
}

/**
 * Returns the themes of all packs by name, except packs of the hall's titles. Unusable parts of a file are left out and
 * reported.
 */
export function findThemes(
  assets: string,
  withPictures: ReadonlySet<string>,
  onProblem: (problem: string) => void,
): Map<string, PackTheme> {
  return new Map(
    foldersIn(packsIn(assets))
      .filter((name) => !isHallPack(name))
      .map((name) => {
        const file = join(packsIn(assets), name, THEME);
        const colors = existsSync(file) ? readColors(file) : {};
        if (typeof colors === 'string') onProblem(`${file}: ${colors}; the ordinary colours show.`);
        return [
          name,
          {
            pack: withPictures.has(name) ? name : 'default',
            colors: typeof colors === 'string' ? {} : colors,
          },
        ];
      }),
  );
}
