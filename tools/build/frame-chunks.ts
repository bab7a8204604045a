import { join } from 'node:path';
import { type ChunkGroup, type Graph, reached } from './chunks.ts';
import { ROOT } from './root.ts';

const pathTo = (path: string): string => join(ROOT, path);

const ENTRY = pathTo('src/game-frame/main.tsx');
/** Module that loads the code of every game: its page and its scene. */
const GAMES = pathTo('src/game-frame/games.ts');
/** Module that shows a scene, with the engine. */
const VIEW = pathTo('src/scene/scene-view.tsx');
const SCENE = /\/scenes\/(?:lobby|hall)\/[\w-]+\/definition\.ts$/;
/** Runtime that the bundler adds to a build. */
const RUNTIME = /^\0rolldown\/runtime/;

/** Share of the games from which a shared part is loaded with every game. */
const MOST = 0.5;
/** Fewest characters of source for which what some games share is a separate file: for less, a request costs more. */
const WORTH_A_FILE = 4_000;

/**
 * Creates the rules that assign the modules of the games' frame to files. A frame is opened for one game: what most
 * games need is one file for their pages and one, with the engine, for their scenes; what some games share is a file
 * for those. Code of only one game is never loaded with another. The bundler would make a file for every set of games
 * that share something: sixty for each game.
 */
export function createFrameChunkGroups(): ChunkGroup[] {
  let files: ReadonlyMap<string, string> | undefined;
  return [
    {
      debugName: 'frame',
      priority: 1,
      // A module's imports may be needed without it, and PixiJS loads parts of itself later.
      includeDependenciesRecursively: false,
      name: (id, graph) => (RUNTIME.test(id) ? 'app' : ((files ??= assignFiles(graph)).get(id) ?? null)),
    },
  ];
}

/** A module and the games that need it. */
interface Shared {
  readonly id: string;
  readonly users: ReadonlySet<string>;
  readonly length: number;
}

function assignFiles(graph: Graph): ReadonlyMap<string, string> {
  const roots = graph.getModuleInfo(GAMES)?.dynamicallyImportedIds ?? [];
  const app = reached(graph, [ENTRY]);
  const engine = reached(graph, [VIEW]);
  const files = new Map<string, string>();
  // Libraries, which rarely change, stay cached from one release to the next.
  for (const id of app) files.set(id, id.includes('node_modules') ? 'libraries' : 'app');
  const { pages, scenes } = sharedModules(graph, roots, app);
  assign(files, pages, { rest: 'app', parts: 'game-parts' });
  for (const id of engine) if (!files.has(id)) files.set(id, 'engine');
  assign(
    files,
    scenes.filter(({ id }) => !files.has(id)),
    { rest: 'engine', parts: 'scene-parts' },
  );
  // Modules loaded by name keep their own file: otherwise the bundler would add one that only re-exports
  // them.
  for (const id of [ENTRY, VIEW]) files.delete(id);
  return files;
}

/**
 * Returns the modules shared by several games' pages, with or without their scenes, and those shared by scenes only.
 */
function sharedModules(
  graph: Graph,
  roots: readonly string[],
  app: ReadonlySet<string>,
): { readonly pages: readonly Shared[]; readonly scenes: readonly Shared[] } {
  const usersOf = (ids: readonly string[]): Map<string, Set<string>> => {
    const users = new Map<string, Set<string>>();
    for (const root of ids)
      for (const id of reached(graph, [root])) users.set(id, (users.get(id) ?? new Set()).add(root));
    return users;
  };
  const shared = (users: ReadonlyMap<string, ReadonlySet<string>>): Shared[] =>
    [...users].flatMap(([id, by]) =>
      by.size > 1 && !app.has(id)
        ? [{ id, users: by, length: graph.getModuleInfo(id)?.code?.length ?? 0 }]
        : [],
    );
  return {
    pages: shared(usersOf(roots.filter((id) => !SCENE.test(id)))),
    scenes: shared(usersOf(roots.filter((id) => SCENE.test(id)))),
  };
}

/**
 * Assigns what most games share, and what is too small for a file, to `rest`; the others to files named after
 * `parts`, one for each set of games. Small modules go into the file of a set that contains all games using them.
 */
function assign(
  files: Map<string, string>,
  modules: readonly Shared[],
  { rest, parts }: { readonly rest: string; readonly parts: string },
): void {
  const games = new Set(modules.flatMap(({ users }) => [...users])).size;
  const isOfFew = ({ users }: Shared): boolean => users.size < games * MOST;
  const sets = new Map<string, { readonly users: ReadonlySet<string>; length: number }>();
  for (const module of modules.filter(isOfFew)) {
    const key = [...module.users].toSorted().join(' ');
    const set = sets.get(key) ?? { users: module.users, length: 0 };
    set.length += module.length;
    sets.set(key, set);
  }
  const kept = [...sets.values()]
    .filter(({ length }) => length >= WORTH_A_FILE)
    .toSorted((a, b) => a.users.size - b.users.size);
  for (const module of modules) {
    // The smallest set that contains them all.
    const index = kept.findIndex(({ users }) => [...module.users].every((user) => users.has(user)));
    files.set(module.id, index < 0 || !isOfFew(module) ? rest : `${parts}-${index + 1}`);
  }
}
