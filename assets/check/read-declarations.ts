/** Reads the declarations of all scenes of the project (in Node). */
import { join } from 'node:path';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import { type Declarations, declarationsOf } from './declared.ts';
import { sceneFolders } from './scene-folders.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A scene's definition as read by the tools. */
export type AnyDefinition = SceneDefinition<SceneTypes>;

const isDefinition = (value: unknown): value is AnyDefinition =>
  typeof value === 'object' && value !== null && 'create' in value && 'art' in value && 'examples' in value;

/** Returns the definitions of all scenes, sorted by name. */
export async function readDefinitions(): Promise<AnyDefinition[]> {
  // PixiJS reads the navigator's name while it loads; Node 20 has no navigator.
  if (!('navigator' in globalThis)) {
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
  }
  const modules = await Promise.all(
    [...sceneFolders().values()].map(
      (folder) => import(join(ROOT, folder, 'definition.ts')) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter(isDefinition));
}

/** Returns the merged declarations of all scenes. */
export async function readDeclarations(): Promise<Declarations> {
  return declarationsOf(await readDefinitions());
}
