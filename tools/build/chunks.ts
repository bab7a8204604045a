import { basename, dirname, join, parse } from 'node:path';
import { ROOT } from './root.ts';

/** Information about a module when chunks are assigned. */
interface ImportingModule {
  /** Source as it goes into the build. */
  readonly code?: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface Graph {
  getModuleInfo(id: string): ImportingModule | null;
}

/** Modules of the lobby: its entry and its home page, with which most visits begin. */
export const LOBBY = [join(ROOT, 'src/main.tsx'), join(ROOT, 'src/features/home/home-page.tsx')];

/** Modules that the lobby loads for a guest, without interaction, after its first screen. */
const LOBBY_REST = ['src/features/home/home-rest.ts', 'src/features/start-up/start-up.tsx'].map((path) =>
  join(ROOT, path),
);
/** Guard of every activity page. */
const GUARD = join(ROOT, 'src/app/activity-guard.tsx');
/** Modules of the lobby's games: pages that show them are mostly opened from there. */
const OF_LOBBY = /\/src\/features\/home\//;
/** Footer of every page. */
const FOOTER = join(ROOT, 'src/casino/house-footer.tsx');

const PAGES = ['src/pages/pages.ts', 'src/pages/more-pages.ts'].map((path) => join(ROOT, path));
/** Modules that load a scene: their page is a game's. */
const SCENE = /\/scenes\/[\w-]+\/definition\.ts$/;
/** Modules of scenes and those shared by scenes: some have a part that loads later (scenes/engine/late-part.ts). */
const OF_SCENES = /\/scenes\/(?!engine\/)/;
/** Game rules, used by scenes and proofs of rounds. */
const RULES = /\/fair\/[\w-]+\//;
/** Drawing modules for scenes of every kind; what one kind shares, such as the reels, is in a subfolder. */
const PARTS = /\/scenes\/(parts\/(celebration\/)?[\w-]+|engine\/late-part)\.ts$/;
/** Modules of one feature, however many games it has. */
const FEATURE = /\/src\/features\/([\w-]+)\//;
/** Number of games from which a shared module is loaded with the first of them. */
const SHARED_BY = 2;
/** Small modules of ordinary pages: their lists, their frames, the addresses of the lobby's pictures. */
const SMALL = /\/(src\/(ui|store|casino)\/|assets\/lobby\/)/;
/** One of the lobby's small pictures: only its address. */
const PICTURE = /\/assets\/lobby\/i\//;
/**
 * Number of ordinary pages from which a shared module is loaded with the first of them: the lobby lists every file of
 * every page.
 */
const ORDINARY_BY = 3;
/** Features with small pages that are visited one after the other: one file each. */
const WHOLE_FEATURE = /\/src\/features\/(vip|bonus|invite|offers|inbox|feedback|kyc|red-vs-blue)\//;

/** Features whose parts share a file, plus one each for what only that part uses. */
const PARTED_FEATURE = /\/src\/features\/(auth)\//;

/** A chunk group of the build: returns the name of a module's file, null if the module is not in this group. */
export interface ChunkGroup {
  readonly debugName: string;
  /** A module goes into the first group that accepts it. */
  readonly priority: number;
  readonly includeDependenciesRecursively?: boolean;
  readonly name: (id: string, graph: Graph) => string | null;
}

/**
 * Creates the rules that assign modules to shared files; for the rest the bundler makes a file for every set of pages
 * that share something. What the lobby imports statically is one file for libraries and one for our code: thirty
 * small ones cost 20 KiB more. What follows its first screen is two files, so that it loads nothing of other pages.
 * What most games need is one file for their pages, and one for their scenes.
 */
export function createChunkGroups(): ChunkGroup[] {
  let shared: SharedModules | undefined;
  const of = (graph: Graph): SharedModules => (shared ??= findShared(graph));
  const group = (
    name: Exclude<keyof SharedModules, 'lobby' | 'ofOneFeature' | 'ofOneGame' | 'besideLate'>,
    priority: number,
  ): ChunkGroup => ({
    debugName: name,
    priority,
    // A module's imports may be needed without it, such as ids of rewards by a scene; and PixiJS loads parts
    // of itself later.
    includeDependenciesRecursively: false,
    name: (id, graph) => (of(graph)[name].has(id) ? name : null),
  });
  return [
    {
      debugName: 'lobby',
      priority: 4,
      name(id, graph) {
        if (!of(graph).lobby.has(id) || LOBBY.includes(id)) return null;
        return id.includes('node_modules') ? 'libraries' : 'shell';
      },
    },
    group('house-parts', 3),
    group('home-parts', 3),
    group('footer-parts', 3),
    group('page-parts', 3),
    group('game-parts', 2),
    group('scene-parts', 1),
    group('list-parts', 1),
    {
      debugName: 'feature',
      priority: 1,
      includeDependenciesRecursively: false,
      name: (id, graph) => WHOLE_FEATURE.exec(id)?.[1] ?? of(graph).ofOneFeature.get(id) ?? null,
    },
    {
      debugName: 'game',
      priority: 0,
      includeDependenciesRecursively: false,
      name: (id, graph) => of(graph).ofOneGame.get(id) ?? null,
    },
    {
      debugName: 'scene',
      priority: 0,
      includeDependenciesRecursively: false,
      name: (id, graph) => of(graph).besideLate.get(id) ?? null,
    },
  ];
}

/** Modules that many pages need, by file. */
interface SharedModules {
  readonly lobby: ReadonlySet<string>;
  /**
   * Modules of the lobby after its first screen: those that other pages also need, those that only the lobby needs,
   * and the footer.
   */
  readonly 'house-parts': ReadonlySet<string>;
  readonly 'home-parts': ReadonlySet<string>;
  readonly 'footer-parts': ReadonlySet<string>;
  /** Modules of game and other pages; of game pages only; of game scenes. */
  readonly 'page-parts': ReadonlySet<string>;
  readonly 'game-parts': ReadonlySet<string>;
  readonly 'scene-parts': ReadonlySet<string>;
  /** Modules of ordinary pages, and of no game. */
  readonly 'list-parts': ReadonlySet<string>;
  /**
   * Modules of a single feature in one file, with its name: in another file they would run after the code that uses
   * them.
   */
  readonly ofOneFeature: ReadonlyMap<string, string>;
  /**
   * Modules needed only by the pages of one feature's games and by what these load later, with a name for each set of
   * pages.
   */
  readonly ofOneGame: ReadonlyMap<string, string>;
  /**
   * Modules that scenes with a late part need immediately, by the names of the scenes: otherwise what both import
   * would be in an additional file for that part.
   */
  readonly besideLate: ReadonlyMap<string, string>;
}

function findShared(graph: Graph): SharedModules {
  const later = (ids: Iterable<string>): readonly string[] =>
    [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const lobby = reached(graph, LOBBY);
  const pages = later(PAGES.filter((id) => graph.getModuleInfo(id) !== null))
    .filter((id) => !PAGES.includes(id))
    .map((page) => reached(graph, [page]));
  const scenesOf = (modules: Iterable<string>): readonly string[] =>
    later(modules).filter((id) => SCENE.test(id));
  const games = pages.filter((modules) => scenesOf(modules).length > 0);
  const latePartsOf = (modules: Iterable<string>): readonly string[] =>
    later(modules).filter((id) => OF_SCENES.test(id));
  const atOnce = new Map(games.flatMap(scenesOf).map((scene) => [scene, reached(graph, [scene])]));
  const scenes = games.map((modules) => {
    const own = scenesOf(modules).flatMap((scene) => [...(atOnce.get(scene) ?? [])]);
    return reached(graph, [...own, ...latePartsOf(own)]);
  });
  const beside = [...atOnce.values()].filter((modules) => latePartsOf(modules).length > 0);
  const drawn = new Set(scenes.flatMap((modules) => [...modules]));
  const ordinary = pages.filter((modules) => !games.includes(modules));
  const others = new Set(ordinary.flatMap((modules) => [...modules]));
  const ofGames = new Set(games.flatMap((modules) => [...modules]));
  const gameParts = sharedBy(games).filter((id) => !lobby.has(id) && !drawn.has(id) && !FEATURE.test(id));
  const rest = [...reached(graph, LOBBY_REST)].filter((id) => !lobby.has(id) && !LOBBY_REST.includes(id));
  const elsewhere = new Set([
    ...reached(graph, [GUARD]),
    ...pages
      .filter((modules) => ![...modules].some((id) => OF_LOBBY.test(id)))
      .flatMap((modules) => [...modules]),
  ]);
  const listParts = sharedBy(ordinary, ORDINARY_BY).filter(
    (id) => SMALL.test(id) && !lobby.has(id) && !ofGames.has(id),
  );
  const roots = rootsOf(graph);
  // A picture's address is not worth a file: a request costs ten times its length.
  const pictures = [...roots].flatMap(([id, { size }]) =>
    PICTURE.test(id) && size >= SHARED_BY && !lobby.has(id) && !listParts.includes(id) ? [id] : [],
  );
  const features = neededByOne(roots, FEATURE);
  return {
    lobby,
    'house-parts': new Set(rest.filter((id) => elsewhere.has(id))),
    'home-parts': new Set(rest.filter((id) => !elsewhere.has(id))),
    'footer-parts': new Set([...reached(graph, [FOOTER])].filter((id) => !lobby.has(id) && id !== FOOTER)),
    'page-parts': new Set([...gameParts.filter((id) => others.has(id)), ...pictures]),
    'game-parts': new Set(gameParts.filter((id) => !others.has(id))),
    'scene-parts': new Set(sharedBy(scenes).filter((id) => PARTS.test(id))),
    'list-parts': new Set(listParts),
    ofOneFeature: new Map([
      ...neededByOne(roots, WHOLE_FEATURE),
      ...[...neededByOne(roots, PARTED_FEATURE)].flatMap(([id, feature]) =>
        (roots.get(id)?.size ?? 0) < SHARED_BY ? [] : [[id, `${feature}-parts`] as const],
      ),
    ]),
    ofOneGame: ofOneGame(features, games, lobby),
    besideLate: new Map(
      [...new Set(beside.flatMap((modules) => [...modules]))]
        .filter((id) => (OF_SCENES.test(id) && !PARTS.test(id)) || RULES.test(id))
        .map((id) => [id, `${scenesWith(id, atOnce)}${RULES.test(id) ? '-rules' : ''}`]),
    ),
  };
}

/** Returns, for each module, the lazily loaded roots that need it. */
function rootsOf(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const byModule = new Map<string, Set<string>>();
  for (const root of fetchedLater(graph))
    for (const id of reached(graph, [root])) byModule.set(id, (byModule.get(id) ?? new Set()).add(root));
  return byModule;
}

/** Returns the modules needed only by parts of one of these features, with its name. */
function neededByOne(
  roots: ReadonlyMap<string, ReadonlySet<string>>,
  among: RegExp,
): ReadonlyMap<string, string> {
  return new Map(
    [...roots].flatMap(([id, by]) => {
      const [only, ...others] = new Set([...by].map((root) => among.exec(root)?.[1]));
      return others.length === 0 && only !== undefined ? [[id, only] as const] : [];
    }),
  );
}

function ofOneGame(
  features: ReadonlyMap<string, string>,
  games: readonly ReadonlySet<string>[],
  lobby: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    [...new Set(games.flatMap((modules) => [...modules]))].flatMap((id) => {
      const feature = features.get(id);
      if (feature === undefined || lobby.has(id)) return [];
      const [page = '', ...others] = games.flatMap((modules) =>
        modules.has(id) ? [...modules].slice(0, 1) : [],
      );
      return [
        [id, others.length > 0 ? `${feature}-games` : parse(page).name.replace(/page$/, 'game')] as const,
      ];
    }),
  );
}

/** Returns the names of the scenes that need a module immediately. */
const scenesWith = (id: string, scenes: ReadonlyMap<string, ReadonlySet<string>>): string =>
  [...scenes].flatMap(([scene, modules]) => (modules.has(id) ? [basename(dirname(scene))] : [])).join('-');

/** Returns every module that the lobby loads by import(), directly or indirectly. */
function fetchedLater(graph: Graph): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set(LOBBY);
  // A Set also iterates items added during iteration.
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) seen.add(next);
    for (const next of info?.dynamicallyImportedIds ?? []) {
      roots.add(next);
      seen.add(next);
    }
  }
  return roots;
}

/** Returns the given modules and all their static imports. */
export function reached(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  // A Set also iterates items added during iteration.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Returns the modules that are in at least `least` of the sets. */
export function sharedBy(sets: readonly ReadonlySet<string>[], least = SHARED_BY): readonly string[] {
  const all = new Set(sets.flatMap((ids) => [...ids]));
  return [...all].filter((id) => sets.filter((ids) => ids.has(id)).length >= least);
}
