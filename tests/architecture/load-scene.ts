import { readStudioScene } from '../../assets/check/read-declarations.ts';
import { sceneFolder } from '../../assets/check/scene-folders.ts';
import type { AnyStudioScene } from '../../scenes/engine/studio-scene.ts';

/** Loads a scene by its name. Rejects if its studio.ts exports none. */
export const loadScene = (scene: string): Promise<AnyStudioScene> => readStudioScene(sceneFolder(scene));
