import { useAppDispatch, usePreferences } from './hooks.ts';
import { preferencesChanged } from './preferences-slice.ts';

/** Returns whether sound is on, and a function that switches it: the one switch that the headers of all games share. */
export function useSoundSwitch(): { readonly isOn: boolean; readonly toggle: () => void } {
  const dispatch = useAppDispatch();
  const isOn = usePreferences().sound;
  return { isOn, toggle: () => void dispatch(preferencesChanged({ sound: !isOn })) };
}
