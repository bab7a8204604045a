/** Where a file lives: its room, and inside `src` and `scenes` which part of it. */
export interface Area {
  /** contract, fair, server, assets, tests, config, src/ui, src/features, scenes/engine, scene ... */
  readonly kind: string;
  /** Which feature or which scene. */
  readonly name?: string;
}

/** Folders of `scenes` that are no scene. */
export const sceneTools = ['engine', 'parts', 'studio'];

/** The area of a path of the repository. */
export function areaOf(path: string): Area {
  const [room = '', part = '', name = ''] = path.split('/');
  if (!path.includes('/')) return { kind: 'config' };
  // The studio's own server runs in Node; nothing of it reaches a browser.
  if (/^scenes\/(studio\/serve\/|[\w-]+\.config\.ts$)/.test(path)) return { kind: 'scenes/studio/serve' };
  if (room === 'scenes') {
    if (!path.startsWith(`scenes/${part}/`) || sceneTools.includes(part)) {
      return { kind: path.startsWith(`scenes/${part}/`) ? `scenes/${part}` : 'scenes/studio' };
    }
    return { kind: 'scene', name: part };
  }
  if (room === 'src') {
    if (!path.startsWith(`src/${part}/`)) return { kind: 'src' };
    return part === 'features' ? { kind: 'src/features', name } : { kind: `src/${part}` };
  }
  return { kind: room };
}

/** The scenes of a list of files: every folder of `scenes` that is no tool. */
export const scenesOf = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.map(areaOf).flatMap(({ kind, name }) => (kind === 'scene' && name !== undefined ? [name] : [])),
  ),
];
