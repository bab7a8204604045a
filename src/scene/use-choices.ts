import { useMemo } from 'react';
import type { Locale } from '../../contract/errors.ts';
import { useStill } from '../ui/use-active.ts';
import type { SceneChoices } from './scene-view.tsx';

/** Calm rounds last at least this long, in ms (decisions 13). */
const KIND_ROUND = 2_500;

/** What the player chose on this device, as far as scenes care. */
export interface Preferred {
  readonly sound: boolean;
  readonly music: boolean;
  readonly turbo: boolean;
  readonly kind: boolean;
  readonly locale: Locale;
}

/** The player's preferences and the system's, as scenes take them. */
export function useSceneChoices({ sound, music, turbo, kind, locale }: Preferred): SceneChoices {
  const reducedMotion = useStill();
  return useMemo(
    () => ({
      muted: !sound,
      music,
      vibration: sound && !kind,
      reducedMotion,
      turbo: turbo && !kind,
      kind,
      minRoundMs: kind ? KIND_ROUND : 0,
      locale,
    }),
    [sound, music, turbo, kind, locale, reducedMotion],
  );
}
