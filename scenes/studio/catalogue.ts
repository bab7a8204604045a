/// <reference types="vite/client" />
import type { AnyStudioScene, PixelTolerance } from '../engine/studio-scene.ts';

/** A scene as the studio and the camera list it. Instants of photographs are in ms, sizes in design pixels. */
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

// Every folder with a studio.ts is a scene, so a new scene needs no entry here.
const modules = import.meta.glob<AnyStudioScene>(['../lobby/*/studio.ts', '../hall/*/studio.ts'], {
  import: 'studioScene',
});

/** Functions that load a scene, by its name. */
const loaders = new Map(Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

/** Names of all scenes, sorted. */
export const sceneNames: readonly string[] = [...loaders.keys()].sort();

/** Loads a scene by its name. Rejects for an unknown name with a list of the scenes. */
export async function loadStudioScene(scene: string): Promise<AnyStudioScene> {
  const load = loaders.get(scene);
  if (!load) throw new Error(`there is no scene "${scene}"; there are ${sceneNames.join(', ')}`);
  return load();
}

/** Returns all scenes with their examples. */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  const scenes = await Promise.all(sceneNames.map(loadStudioScene));
  return scenes.map(({ name, size, examples }) => ({
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
