/// <reference types="vite/client" />
import type { PixelTolerance, SceneDefinition, SceneTypes } from '../engine/definition.ts';

/** Definition of any scene, for a tool that only plays its examples. */
export type AnyDefinition = SceneDefinition<SceneTypes>;

/** A scene as listed by the camera and the studio; photos in ms, sizes in design pixels. */
export interface CatalogueEntry {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly examples: readonly {
    readonly name: string;
    readonly photos: readonly number[];
    readonly reduced: boolean;
    readonly tolerance: PixelTolerance | undefined;
  }[];
}

// Every folder with a definition is a scene, so that new ones appear by themselves.
const modules = import.meta.glob<Record<string, unknown>>([
  '../lobby/*/definition.ts',
  '../hall/*/definition.ts',
]);

/** Loaders of definitions by the names of their scenes. */
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

const isDefinition = (value: unknown): value is AnyDefinition =>
  typeof value === 'object' && value !== null && 'create' in value && 'examples' in value && 'art' in value;

/** Names of all scenes, sorted. */
export const sceneNames: readonly string[] = [...loaders.keys()].sort();

/** Loads a scene's definition. Rejects for an unknown name; the error lists the scenes. */
export async function loadDefinition(scene: string): Promise<AnyDefinition> {
  const load = loaders.get(scene);
  if (!load) throw new Error(`there is no scene "${scene}"; there are ${sceneNames.join(', ')}`);
  const definition = Object.values(await load()).find(isDefinition);
  if (!definition) throw new Error(`${scene}/definition.ts exports no scene`);
  return definition;
}

/** Returns all scenes with their examples. */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  const definitions = await Promise.all(sceneNames.map(loadDefinition));
  return definitions.map(({ name, size, examples }) => ({
    name,
    size,
    examples: Object.entries(examples).map(([example, { photos, settings, tolerance }]) => ({
      name: example,
      photos,
      reduced: settings?.reduceMotion === true,
      tolerance,
    })),
  }));
}
