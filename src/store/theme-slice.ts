import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a theme changes: the scenes' art pack, and colours by token. */
export interface Theme {
  /** A folder of assets/packs; "default" is the art without a pack. */
  readonly pack: string;
  /** Values of design tokens by their name with its dashes, for example --accent. */
  readonly colors: Readonly<Record<string, string>>;
}

/** The lobby without a theme. */
export const plainTheme: Theme = { pack: 'default', colors: {} };

const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const TOKEN = /^--[a-z0-9-]{1,40}$/;
/** Colours and nothing else: a theme must not be a way to load things or to move parts of the page. */
const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch)a?\([0-9.,%/ deg-]+\))$/i;

/** Reads themeJsonData; what is missing or odd is left out, because a bad theme must never break the lobby. */
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

const slice = createSlice({
  name: 'theme',
  initialState: plainTheme,
  reducers: {
    /** The server named another theme. */
    themeChanged: (_, { payload }: PayloadAction<Theme>) => payload,
  },
});

export const { themeChanged } = slice.actions;
/** Reducer of the theme. */
export const themeReducer = slice.reducer;
