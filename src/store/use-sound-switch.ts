import { useAppDispatch, usePreferences } from './hooks.ts';
import { preferencesChanged } from './preferences-slice.ts';

/** Returns the single sound switch, for a game's header. */
export function useSoundSwitch(): { readonly isOn: boolean; readonly toggle: () => void } {
  const dispatch = useAppDispatch();
  const isOn = usePreferences().sound;
  return { isOn, toggle: () => void dispatch(preferencesChanged({ sound: !isOn })) };
}
