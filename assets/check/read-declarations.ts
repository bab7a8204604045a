/** Reads the declarations of all scenes of the project (in Node). */
import { join } from 'node:path';
import type { AnyStudioScene } from '../../scenes/engine/studio-scene.ts';
import { type Declarations, declarationsOf } from './declared.ts';
import { sceneFolders } from './scene-folders.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Returns all scenes, sorted by name. */
export async function readStudioScenes(): Promise<AnyStudioScene[]> {
  // PixiJS reads the navigator's name while it loads; Node 20 has no navigator.
  if (!('navigator' in globalThis)) {
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
  }
  return Promise.all([...sceneFolders().values()].map(readStudioScene));
}

/** Returns the scene in a folder of the repository. Rejects if its studio.ts exports none. */
export async function readStudioScene(folder: string): Promise<AnyStudioScene> {
  const module = (await import(/* @vite-ignore */ join(ROOT, folder, 'studio.ts'))) as {
    readonly studioScene?: AnyStudioScene;
  };
  if (!module.studioScene) throw new Error(`${folder}/studio.ts exports no studioScene`);
  return module.studioScene;
}

/** Returns the merged declarations of all scenes. */
export async function readDeclarations(): Promise<Declarations> {
  return declarationsOf(await readStudioScenes());
}
