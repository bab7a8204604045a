import { useAppDispatch, usePreferences } from './hooks.ts';
import { preferencesChanged } from './preferences-slice.ts';

/** The one switch for sound, for a game's head. */
export function useSoundSwitch(): { readonly isOn: boolean; readonly toggle: () => void } {
  const dispatch = useAppDispatch();
  const isOn = usePreferences().sound;
  return { isOn, toggle: () => void dispatch(preferencesChanged({ sound: !isOn })) };
}
