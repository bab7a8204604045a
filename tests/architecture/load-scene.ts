import { sceneFolder } from '../../assets/check/scene-folders.ts';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import { root } from './source.ts';

const isDefinition = (value: unknown): value is SceneDefinition<SceneTypes> =>
  typeof value === 'object' && value !== null && 'examples' in value && 'create' in value;

/** Loads the definition of a scene by its name; throws unless its file exports exactly one. */
export async function loadScene(scene: string): Promise<SceneDefinition<SceneTypes>> {
  const file = `${sceneFolder(scene)}/definition.ts`;
  const module = (await import(/* @vite-ignore */ `${root}${file}`)) as Record<string, unknown>;
  const found = Object.values(module).filter(isDefinition);
  const [definition] = found;
  if (found.length !== 1 || !definition) throw new Error(`${file} exports ${found.length} definitions`);
  return definition;
}
