import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Parts of a theme: the scenes' art pack, and colours by token. */
export interface Theme {
  /** A folder of assets/packs; "default" means no pack. */
  readonly pack: string;
  /** Values of design tokens by name including the dashes, for example --accent. */
  readonly colors: Readonly<Record<string, string>>;
}

/** The lobby without a theme. */
export const plainTheme: Theme = { pack: 'default', colors: {} };

const slice = createSlice({
  name: 'theme',
  initialState: plainTheme,
  reducers: {
    /** Replaces the theme by another from the server. */
    themeChanged: (_, { payload }: PayloadAction<Theme>) => payload,
  },
});

export const { themeChanged } = slice.actions;
/** Reducer of the theme. */
export const themeReducer = slice.reducer;
