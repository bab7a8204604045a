import { useMemo } from 'react';
import { useAppSelector } from '../../api/hooks.ts';
import { useStill } from '../../ui/use-active.ts';
import type { SceneChoices } from '../../scene/scene-view.tsx';

/** Calm rounds last at least this long, in ms (decisions 13). */
const KIND_ROUND = 2_500;

/** The art pack that the server's theme names; undefined is the art without a pack. */
export function usePack(): { readonly pack?: string } {
  const pack = useAppSelector((state) => state.theme.pack);
  return useMemo(() => (pack === 'default' ? {} : { pack }), [pack]);
}

/** The player's choices as scenes take them. */
export function useChoices(): SceneChoices {
  const preferences = useAppSelector((state) => state.preferences);
  const reducedMotion = useStill();
  return useMemo(
    () => ({
      muted: !preferences.sound,
      vibration: preferences.sound && !preferences.kind,
      reducedMotion,
      turbo: preferences.turbo && !preferences.kind,
      kind: preferences.kind,
      minRoundMs: preferences.kind ? KIND_ROUND : 0,
      locale: preferences.locale,
    }),
    [preferences, reducedMotion],
  );
}
