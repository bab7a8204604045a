/** Finds the folders with the code of the scenes. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SCENES = join(import.meta.dirname, '../../scenes');
/** Folders of scenes: those of the lobby's features and those of the hall's games. */
const GROUPS = ['lobby', 'hall'];

/** Returns the folder of each scene by name, relative to the repository, in order of name. */
export function sceneFolders(): ReadonlyMap<string, string> {
  const found = GROUPS.flatMap((group) =>
    readdirSync(join(SCENES, group))
      .filter((name) => existsSync(join(SCENES, group, name, 'definition.ts')))
      .map((name) => [name, `scenes/${group}/${name}`] as const),
  );
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the folder of a scene, relative to the repository. Throws if there is no such scene. */
export function sceneFolder(scene: string): string {
  const folder = sceneFolders().get(scene);
  if (folder === undefined) throw new Error(`there is no scene "${scene}"`);
  return folder;
}
