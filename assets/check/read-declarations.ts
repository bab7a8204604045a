/** Reads the declarations of every scene of the house (in Node). */
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import { type Declarations, declarationsOf } from './declared.ts';

const scenesFolder = join(import.meta.dirname, '../../scenes');

/** A scene's definition as every tool reads it. */
export type AnyDefinition = SceneDefinition<SceneTypes>;

const isDefinition = (value: unknown): value is AnyDefinition =>
  typeof value === 'object' && value !== null && 'create' in value && 'art' in value && 'examples' in value;

/** Every scene's definition, in order of name. */
export async function readDefinitions(): Promise<AnyDefinition[]> {
  // PixiJS asks the navigator for its name while it loads; Node 20 has none.
  if (!('navigator' in globalThis)) {
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'node' }, configurable: true });
  }
  const folders = readdirSync(scenesFolder).filter(
    (name) => name !== 'engine' && existsSync(join(scenesFolder, name, 'definition.ts')),
  );
  const modules = await Promise.all(
    folders.map(
      (name) => import(join(scenesFolder, name, 'definition.ts')) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter(isDefinition));
}

/** What all scenes ask for. */
export async function readDeclarations(): Promise<Declarations> {
  return declarationsOf(await readDefinitions());
}
