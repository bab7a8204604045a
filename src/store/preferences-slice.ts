import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultPreferences, type PreferencesState } from './preferences.ts';

const slice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    /** Changes one or more preferences. */
    preferencesChanged: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export const { preferencesChanged } = slice.actions;
/** Reducer of the preferences. */
export const preferencesReducer = slice.reducer;
