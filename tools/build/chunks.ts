import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { hashOf } from './hash.ts';
import { ROOT } from './root.ts';

/*
 * Decides which modules are built into the same file. By itself the bundler creates a file for every set of pages that
 * share something: 438 files, of which the lobby needs 74. Here, three rules make fewer files: for the modules with which
 * an app starts, for those that scenes share, and for those that pages share.
 */

/** The modules of a build, with everything that decides into which files they go. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly code?: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Names of an app's shared files, and the modules with which it starts. */
export interface AppFiles {
  /** Paths of the modules that every visit runs. Their imports go to two files: packages, and our own code. */
  readonly entries: readonly string[];
  /** Name of the file with our own code that every visit runs. */
  readonly shell: string;
  /** Name of the file with modules that many pages share. Those that many scenes share go to `engine`. */
  readonly shared: string;
  /**
   * Minimum length of shared source code that gets a file of its own, in characters: for less code, another request
   * costs more than loading unused code.
   */
  readonly leastCode: number;
}

/**
 * A module is shared by many if at least this share of the scenes, or of all lazy modules (pages, dialogs), needs it.
 */
const MANY = 0.2;
/** Module that shows every scene. */
const SCENE_VIEW = join(ROOT, 'src/scene/scene-view.tsx');

/** Returns the bundler's option that assigns the modules of an app to files. */
export function createChunkGroup(app: AppFiles): Rolldown.CodeSplittingGroup {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'files',
    // Keeps the bundler from assigning a module's imports to files: `assignFiles` decides about them as well.
    includeDependenciesRecursively: false,
    name: (id, graph) => (files ??= assignFiles(graph, app)).get(id) ?? null,
  };
}

/** Returns the file of each module that the app starts with, that only scenes share, or that pages share. */
export function assignFiles(graph: Graph, app: AppFiles): ReadonlyMap<string, string> {
  const { entries, shell, shared, leastCode } = app;
  const start = withImports(graph, entries);
  const lazy = [...lazyModules(graph, entries)];
  const sets = findShared(graph, lazy, start);
  const isScene = (id: string): boolean => id === SCENE_VIEW || id.includes('/scenes/');
  const isOfScenes = ({ users }: UsedModules): boolean => [...users].every(isScene);
  const files = new Map([
    ...assignSets(sets.filter(isOfScenes), {
      rest: 'engine',
      isRest: ({ users }) => users.has(SCENE_VIEW) || users.size >= lazy.filter(isScene).length * MANY,
      leastCode,
    }),
    ...assignSets(
      sets.filter((set) => !isOfScenes(set)),
      { rest: shared, isRest: ({ users }) => users.size >= lazy.length * MANY, leastCode },
    ),
    ...[...start].map((id) => [id, id.includes('node_modules') ? 'libraries' : shell] as const),
  ]);
  // Leaves out modules that are loaded directly; assigned to another file, each would need one more file that only
  // re-exports it.
  for (const id of [...entries, SCENE_VIEW]) files.delete(id);
  return files;
}

/**
 * Modules (`ids`) that exactly the same lazy modules (`users`) need; `length` is the total of their source code, in
 * characters.
 */
interface UsedModules {
  readonly users: ReadonlySet<string>;
  readonly ids: string[];
  length: number;
}

/** Rules by which sets of modules are assigned to files. */
interface SetFiles {
  /** Name of the file for sets that many modules need, and for small sets that fit into no other file. */
  readonly rest: string;
  readonly isRest: (set: UsedModules) => boolean;
  readonly leastCode: number;
}

/**
 * Assigns each set of modules to a file of its own. Sets that many modules need go into `rest`. A small set goes into the
 * file of the smallest set that has all its users, else into `rest`. A module's imports have at least its users, so they
 * are in the same file or in one with more users: files never import each other in a cycle.
 */
function assignSets(
  sets: readonly UsedModules[],
  { rest, isRest, leastCode }: SetFiles,
): (readonly [id: string, file: string])[] {
  const own = sets
    .filter((set) => set.length >= leastCode && !isRest(set))
    .toSorted((a, b) => a.users.size - b.users.size);
  const fileOf = (set: UsedModules): string => {
    const file = isRest(set)
      ? undefined
      : own.find(({ users }) => [...set.users].every((id) => users.has(id)));
    return file === undefined ? rest : nameOf(file);
  };
  return sets.flatMap((set) => set.ids.map((id) => [id, fileOf(set)] as const));
}

/** Returns the file name of a set of modules. It depends only on the modules that need the set. */
function nameOf({ users }: UsedModules): string {
  const paths = [...users].map((id) => relative(ROOT, id).replaceAll('\\', '/'));
  return `shared-${hashOf(paths.toSorted().join('\n')).slice(0, 6)}`;
}

/** Returns the modules that several lazy modules or the scene view need, grouped by these users. Leaves out `start`. */
function findShared(graph: Graph, lazy: readonly string[], start: ReadonlySet<string>): UsedModules[] {
  const users = new Map<string, Set<string>>();
  for (const root of lazy)
    for (const id of withImports(graph, [root])) users.set(id, (users.get(id) ?? new Set()).add(root));
  const sets = new Map<string, UsedModules>();
  for (const [id, by] of users) {
    if (start.has(id) || (by.size < 2 && !by.has(SCENE_VIEW))) continue;
    const key = [...by].toSorted().join('\n');
    const set = sets.get(key) ?? { users: by, ids: [], length: 0 };
    set.ids.push(id);
    set.length += graph.getModuleInfo(id)?.code?.length ?? 0;
    sets.set(key, set);
  }
  return [...sets.values()];
}

/** Returns the modules that our own code loads by import(), directly or indirectly. */
function lazyModules(graph: Graph, entries: readonly string[]): ReadonlySet<string> {
  const lazy = new Set<string>();
  const seen = new Set(entries);
  // The loop also visits the modules that it adds to the set.
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of importedIds) seen.add(next);
    if (id.includes('node_modules')) continue;
    for (const next of dynamicallyImportedIds) {
      lazy.add(next);
      seen.add(next);
    }
  }
  return lazy;
}

/** Returns the given modules and all their static imports. */
function withImports(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  // The loop also visits the modules that it adds to the set.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
