import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Parts of a theme: an art pack for the scenes, and colours of design tokens. */
export interface Theme {
  /** Name of a folder in assets/packs; "default" means no pack. */
  readonly pack: string;
  /** Colours by the names of their design tokens with dashes, for example --accent. */
  readonly colors: Readonly<Record<string, string>>;
}

/** Theme of a lobby without art pack and colours of its own. */
export const plainTheme: Theme = { pack: 'default', colors: {} };

const slice = createSlice({
  name: 'theme',
  initialState: plainTheme,
  reducers: {
    /** Replaces the theme by the server's. */
    themeChanged: (_, { payload }: PayloadAction<Theme>) => payload,
  },
});

export const { themeChanged } = slice.actions;
/** Reducer of the theme. */
export const themeReducer = slice.reducer;
