/** Module to which a file belongs: a top folder, or a folder within `src`, `scenes` and `contract`. */
export interface Module {
  /** contract, fair, server, assets, tests, config, src/ui, src/features, scenes/engine, scenes/hall ... */
  readonly kind: string;
  /** Name of the feature or scene. */
  readonly name?: string;
}

/** Folders of `scenes` with one folder for each scene: of the lobby's features, and of the hall's games. */
const sceneGroups = ['lobby', 'hall'];

/** Returns whether modules of this kind are scenes. */
export const isSceneKind = (kind: string): boolean => sceneGroups.some((group) => kind === `scenes/${group}`);

/** Returns the module to which a path of the repository belongs. */
export function moduleOf(path: string): Module {
  const [top = '', part = '', name = ''] = path.split('/');
  if (!path.includes('/')) return { kind: 'config' };
  // The studio's own server runs in Node; none of its code reaches a browser.
  if (/^scenes\/(studio\/serve\/|[\w-]+\.config\.ts$)/.test(path)) return { kind: 'scenes/studio/serve' };
  if (top === 'scenes') {
    if (!path.startsWith(`scenes/${part}/`)) return { kind: 'scenes/studio' };
    // Code that several games of the hall share.
    if (path.startsWith('scenes/hall/models/')) return { kind: 'scenes/hall/models' };
    if (!sceneGroups.includes(part)) return { kind: `scenes/${part}` };
    return path.startsWith(`scenes/${part}/${name}/`) ? { kind: `scenes/${part}`, name } : { kind: 'scenes' };
  }
  if (top === 'src') {
    if (!path.startsWith(`src/${part}/`)) return { kind: 'src' };
    return part === 'features' ? { kind: 'src/features', name } : { kind: `src/${part}` };
  }
  // Plain data read by the server, the scenes and the art scripts.
  if (path.startsWith('contract/catalogue/')) return { kind: 'contract/catalogue' };
  if (path.startsWith('fair/tables/')) return { kind: 'fair/tables' };
  // The scripts that drew the game's original art; nothing imports them.
  if (path.startsWith('assets/make/')) return { kind: 'assets/make' };
  return { kind: top };
}

/** Returns the names of the scenes in a list of files. */
export const scenesOf = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.map(moduleOf).flatMap(({ kind, name }) => (isSceneKind(kind) && name !== undefined ? [name] : [])),
  ),
];
