/** Reads the declarations of all scenes of the project (in Node). */
import { join } from 'node:path';
import type { AnyStudioScene } from '../../scenes/engine/studio-scene.ts';
import { type Declarations, declarationsOf } from './declared.ts';
import { sceneFolders } from './scene-folders.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Loads all scenes, sorted by name. */
export async function readStudioScenes(): Promise<AnyStudioScene[]> {
  // PixiJS reads the global `navigator` while it loads, which Node 20 does not have.
  if (!('navigator' in globalThis)) {
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
  }
  return Promise.all([...sceneFolders().values()].map(readStudioScene));
}

/** Loads the scene in a folder of the repository. Rejects if the folder's studio.ts exports no scene. */
export async function readStudioScene(folder: string): Promise<AnyStudioScene> {
  const module = (await import(/* @vite-ignore */ join(ROOT, folder, 'studio.ts'))) as {
    readonly studioScene?: AnyStudioScene;
  };
  if (!module.studioScene) throw new Error(`${folder}/studio.ts exports no studioScene`);
  return module.studioScene;
}

/** Returns the pictures and sounds that all scenes require. */
export async function readDeclarations(): Promise<Declarations> {
  return declarationsOf(await readStudioScenes());
}
