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
  readonly still: boolean;
  readonly turbo: boolean;
  /** Calm rounds (motion: kind mode). */
  readonly kind: boolean;
}

/** What a new device gets. */
export const defaultPreferences: PreferencesState = {
  locale: 'en',
  sound: true,
  music: false,
  still: false,
  turbo: false,
  kind: false,
};

/** Reads stored preferences; what is missing or odd gets its default. */
export function parsePreferences(stored: string | undefined): PreferencesState {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return defaultPreferences;
    const given = value as Partial<Record<keyof PreferencesState, unknown>>;
    const flag = (name: 'sound' | 'music' | 'still' | 'turbo' | 'kind'): boolean => {
      const chosen = given[name];
      return typeof chosen === 'boolean' ? chosen : defaultPreferences[name];
    };
    return {
      locale: given.locale === 'fil' ? 'fil' : 'en',
      sound: flag('sound'),
      music: flag('music'),
      still: flag('still'),
      turbo: flag('turbo'),
      kind: flag('kind'),
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
    preferred: (state, { payload }: PayloadAction<Partial<PreferencesState>>) => ({ ...state, ...payload }),
  },
});

export const { preferred } = slice.actions;
/** Reducer of the preferences. */
export const preferencesReducer = slice.reducer;
