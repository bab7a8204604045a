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
