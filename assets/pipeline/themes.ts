/** The colour theme of an art pack: the optional `theme.json` in its folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, isHallPack, packsIn } from './bundles.ts';
import { readSource } from './source-file.ts';

/** Name of a pack's theme file, and of the file generated from it for the server. */
export const THEME = 'theme.json';

/** The part of a pack that the lobby uses. */
export interface PackTheme {
  /** The pack whose pictures are shown; "default" if it has none. */
  readonly pack: string;
  /** Values of the design tokens of src/ui/tokens.css, by name. */
  readonly colors: Readonly<Record<string, string>>;
}

const TOKEN = /^--[a-z0-9-]{1,40}$/;
const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\([0-9.,%/ deg-]+\))$/i;

/** Reads the colours of a pack, or returns a description of what is wrong with its file. */
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
 * Returns the theme of every pack, except those of the hall, by name; unusable parts of a file are left out and
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
