/** The module of a file: a top folder, and inside `src` and `scenes` one of its parts. */
export interface Module {
  /** contract, fair, server, assets, tests, config, src/ui, src/features, scenes/engine, scene ... */
  readonly kind: string;
  /** Name of the feature or scene. */
  readonly name?: string;
}

/** Folders of `scenes` that are not scenes. */
export const nonSceneFolders = ['engine', 'parts', 'studio'];

/** Returns the module of a path of the repository. */
export function moduleOf(path: string): Module {
  const [top = '', part = '', name = ''] = path.split('/');
  if (!path.includes('/')) return { kind: 'config' };
  // The studio's own server runs in Node; none of its code reaches a browser.
  if (/^scenes\/(studio\/serve\/|[\w-]+\.config\.ts$)/.test(path)) return { kind: 'scenes/studio/serve' };
  if (top === 'scenes') {
    if (!path.startsWith(`scenes/${part}/`) || nonSceneFolders.includes(part)) {
      return { kind: path.startsWith(`scenes/${part}/`) ? `scenes/${part}` : 'scenes/studio' };
    }
    return { kind: 'scene', name: part };
  }
  if (top === 'src') {
    if (!path.startsWith(`src/${part}/`)) return { kind: 'src' };
    return part === 'features' ? { kind: 'src/features', name } : { kind: `src/${part}` };
  }
  // Plain data read by the server, the scenes and the art scripts.
  if (path.startsWith('contract/catalogue/')) return { kind: 'contract/catalogue' };
  if (path.startsWith('fair/tables/')) return { kind: 'fair/tables' };
  return { kind: top };
}

/** Returns the scenes in a list of files: every folder of `scenes` except the tools. */
export const scenesOf = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.map(moduleOf).flatMap(({ kind, name }) => (kind === 'scene' && name !== undefined ? [name] : [])),
  ),
];
