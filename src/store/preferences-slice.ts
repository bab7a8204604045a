import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '../../contract/errors.ts';

/** Where the preferences are stored on the device. */
export const PREFERENCES_KEY = 'perya.preferences';

/** What the player chose on this device. */
export interface PreferencesState {
  readonly locale: Locale;
  readonly sound: boolean;
  /** Music of the scenes; nobody hears it unasked. */
  readonly music: boolean;
  /** True: nothing moves on its own, whatever the system says. */
  readonly reduceMotion: boolean;
  readonly turbo: boolean;
  /** Rounds take their time and nothing is turbo (docs/product-rules.md, Calm mode). */
  readonly calmMode: boolean;
}

/** What a new device gets. */
export const defaultPreferences: PreferencesState = {
  locale: 'en',
  sound: true,
  music: false,
  reduceMotion: false,
  turbo: false,
  calmMode: false,
};

/** Reads stored preferences; what is missing or odd gets its default. */
export function parsePreferences(stored: string | undefined): PreferencesState {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return defaultPreferences;
    const { still, kind, ...rest } = value as Readonly<Record<string, unknown>>;
    // Devices that chose before remember two of them by older names.
    const given: Readonly<Record<string, unknown>> = { reduceMotion: still, calmMode: kind, ...rest };
    const flag = (name: 'sound' | 'music' | 'reduceMotion' | 'turbo' | 'calmMode'): boolean => {
      const chosen = given[name];
      return typeof chosen === 'boolean' ? chosen : defaultPreferences[name];
    };
    return {
      locale: given['locale'] === 'fil' ? 'fil' : 'en',
      sound: flag('sound'),
      music: flag('music'),
      reduceMotion: flag('reduceMotion'),
      turbo: flag('turbo'),
      calmMode: flag('calmMode'),
    };
  } catch {
    return defaultPreferences;
  }
}

const slice = createSlice({
  name: 'preferences',
  initialState: defaultPreferences,
  reducers: {
    /** Changes one preference or more. */
    preferencesChanged: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({
      ...state,
      ...payload,
    }),
  },
});

export const { preferencesChanged } = slice.actions;
/** Reducer of the preferences. */
export const preferencesReducer = slice.reducer;
