import { useMemo } from 'react';
import type { Locale } from '../../contract/errors.ts';
import { useReducedMotion } from '../ui/use-active.ts';
import type { SceneChoices } from './scene-view.tsx';

/** Minimum duration of a round in calm mode, ms (docs/product-rules.md, Calm mode). */
const CALM_ROUND_MS = 2_500;

/** The player's preferences on this device that scenes need. */
export interface ScenePreferences {
  readonly sound: boolean;
  readonly music: boolean;
  /** Volume of game sounds and of music, in per cent. */
  readonly effectsVolume: number;
  readonly musicVolume: number;
  readonly turbo: boolean;
  readonly calmMode: boolean;
  readonly locale: Locale;
}

/** Returns the player's preferences and the system's motion setting in the form that scenes need. */
export function useSceneChoices(preferences: ScenePreferences): SceneChoices {
  const { sound, music, effectsVolume, musicVolume, turbo, calmMode, locale } = preferences;
  const reduceMotion = useReducedMotion();
  return useMemo(
    () => ({
      muted: !sound,
      music,
      effectsVolume,
      musicVolume,
      vibration: sound && !calmMode,
      reduceMotion,
      turbo: turbo && !calmMode,
      calmMode,
      minRoundMs: calmMode ? CALM_ROUND_MS : 0,
      locale,
    }),
    [sound, music, effectsVolume, musicVolume, turbo, calmMode, locale, reduceMotion],
  );
}
