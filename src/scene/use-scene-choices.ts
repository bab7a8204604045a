import { useMemo } from 'react';
import type { Locale } from '../../contract/errors.ts';
import { useStill } from '../ui/use-active.ts';
import type { SceneChoices } from './scene-view.tsx';

/** Rounds in calm mode last at least this long, in ms (docs/product-rules.md, Calm mode). */
const CALM_ROUND_MS = 2_500;

/** What the player chose on this device, as far as scenes care. */
export interface ScenePreferences {
  readonly sound: boolean;
  readonly music: boolean;
  readonly turbo: boolean;
  readonly kind: boolean;
  readonly locale: Locale;
}

/** Returns the player's preferences and the system's as scenes take them. */
export function useSceneChoices({ sound, music, turbo, kind, locale }: ScenePreferences): SceneChoices {
  const reduceMotion = useStill();
  return useMemo(
    () => ({
      muted: !sound,
      music,
      vibration: sound && !kind,
      reduceMotion,
      turbo: turbo && !kind,
      calmMode: kind,
      minRoundMs: kind ? CALM_ROUND_MS : 0,
      locale,
    }),
    [sound, music, turbo, kind, locale, reduceMotion],
  );
}
