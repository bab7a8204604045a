import { plainTheme, type Theme } from './theme-slice.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const TOKEN = /^--[a-z0-9-]{1,40}$/;
/** Only colours are allowed: a theme must not be able to load files or to move parts of the page. */
const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\([0-9.,%/ deg-]+\))$/i;

/** Parses the server's themeJsonData. Drops missing or invalid parts, so that a bad theme never breaks the lobby. */
export function parseTheme(json: string): Theme {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return plainTheme;
    const { pack, colors } = value as { pack?: unknown; colors?: unknown };
    const named = typeof pack === 'string' && NAME.test(pack) ? pack : plainTheme.pack;
    const entries = typeof colors === 'object' && colors !== null ? Object.entries(colors) : [];
    return {
      pack: named,
      colors: Object.fromEntries(
        entries.filter(
          (entry): entry is [string, string] =>
            TOKEN.test(entry[0]) && typeof entry[1] === 'string' && COLOR.test(entry[1]),
        ),
      ),
    };
  } catch {
    return plainTheme;
  }
}
