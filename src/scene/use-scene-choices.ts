import { useMemo } from 'react';
import type { Locale } from '../../contract/errors.ts';
import { useReducedMotion } from '../ui/use-active.ts';
import type { SceneChoices } from './scene-view.tsx';

/** Rounds in calm mode last at least this long, in ms (docs/product-rules.md, Calm mode). */
const CALM_ROUND_MS = 2_500;

/** What the player chose on this device, as far as scenes care. */
export interface ScenePreferences {
  readonly sound: boolean;
  readonly music: boolean;
  readonly turbo: boolean;
  readonly calmMode: boolean;
  readonly locale: Locale;
}

/** Returns the player's preferences and the system's as scenes take them. */
export function useSceneChoices({ sound, music, turbo, calmMode, locale }: ScenePreferences): SceneChoices {
  const reduceMotion = useReducedMotion();
  return useMemo(
    () => ({
      muted: !sound,
      music,
      vibration: sound && !calmMode,
      reduceMotion,
      turbo: turbo && !calmMode,
      calmMode,
      minRoundMs: calmMode ? CALM_ROUND_MS : 0,
      locale,
    }),
    [sound, music, turbo, calmMode, locale, reduceMotion],
  );
}
