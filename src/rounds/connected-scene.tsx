import type { SceneTypes } from '../../scenes/engine/definition.ts';
import { LazyScene, type LazySceneProps } from '../scene/lazy-scene.tsx';
import { useSceneChoices } from '../scene/use-scene-choices.ts';
import { usePack, usePreferences } from '../store/hooks.ts';

/** Renders a lazy scene in the current theme's art pack, with the player's preferences (sound, motion, language). */
export function ConnectedScene<T extends SceneTypes>(props: Omit<LazySceneProps<T>, 'choices' | 'pack'>) {
  const choices = useSceneChoices(usePreferences());
  return <LazyScene {...props} {...usePack()} choices={choices} />;
}
