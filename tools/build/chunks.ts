import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { hashOf } from './hash.ts';
import { ROOT } from './root.ts';

/*
 * Which modules share a file. The bundler alone makes a file for every set of pages that share something: 438 files,
 * of which the lobby needs 74. Three rules make fewer of them: what an app starts with, what its scenes share, and
 * what its pages share.
 */

/** The modules of a build, as far as their files depend on them. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly code?: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Names of an app's files, and the modules that it starts with. */
export interface AppFiles {
  /** Modules that every visit runs; their imports are in two files, of packages and of our code. */
  readonly entries: readonly string[];
  /** Name of the file of our code that every visit runs. */
  readonly shell: string;
  /** Name of the file of what many pages share; what many scenes share is in `engine`. */
  readonly shared: string;
  /** Least source code in characters for a file of its own: for less, a request costs more than unused bytes. */
  readonly leastCode: number;
}

/** Share of the scenes, or of all lazy modules (pages, dialogs), from which a module is needed by many. */
const MANY = 0.2;
/** Module that shows every scene. */
const SCENE_VIEW = join(ROOT, 'src/scene/scene-view.tsx');

/** Creates the group that assigns the modules of an app to files. */
export function createChunkGroup(app: AppFiles): Rolldown.CodeSplittingGroup {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'files',
    // The rules assign a module's imports themselves.
    includeDependenciesRecursively: false,
    name: (id, graph) => (files ??= assignFiles(graph, app)).get(id) ?? null,
  };
}

/** Assigns modules to files: those of the start, those that scenes alone share, and the others that are shared. */
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
  // These are fetched by name: the bundler would add files that only export theirs again.
  for (const id of [...entries, SCENE_VIEW]) files.delete(id);
  return files;
}

/** Modules needed by the same lazy modules. */
interface UsedModules {
  readonly users: ReadonlySet<string>;
  readonly ids: string[];
  length: number;
}

/** How sets of modules become files. */
interface SetFiles {
  /** Name of the file of what many need, and of small sets that no other includes. */
  readonly rest: string;
  readonly isRest: (set: UsedModules) => boolean;
  readonly leastCode: number;
}

/**
 * Assigns each set of modules to a file of its own, except for what many need and for small sets. A small set goes
 * into the file of the smallest set that includes its users, else into `rest`. A module's imports have at least its
 * users, and so come in the same file or a later one: files never import each other in a circle.
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

/** Returns a name that only changes with the users. */
function nameOf({ users }: UsedModules): string {
  const paths = [...users].map((id) => relative(ROOT, id).replaceAll('\\', '/'));
  return `shared-${hashOf(paths.toSorted().join('\n')).slice(0, 6)}`;
}

/** Returns the modules that several lazy modules or the scene view need, by these users, without those of the start. */
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

/** Returns the modules that our code loads by import(), directly or indirectly. Packages load parts of themselves. */
function lazyModules(graph: Graph, entries: readonly string[]): ReadonlySet<string> {
  const lazy = new Set<string>();
  const seen = new Set(entries);
  // A Set also iterates items added during iteration.
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
  // A Set also iterates items added during iteration.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
