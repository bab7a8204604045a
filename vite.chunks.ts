import { basename, dirname, join, parse } from 'node:path';

/** What is known of a module when the files of the build are decided. */
interface ImportingModule {
  /** Its source as it goes into the build. */
  readonly code?: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

export interface Graph {
  getModuleInfo(id: string): ImportingModule | null;
}

/** What the lobby is made of: its entry and its home page, which most visits begin with. */
export const LOBBY = [
  join(import.meta.dirname, 'src/main.tsx'),
  join(import.meta.dirname, 'src/features/home/home-page.tsx'),
];

/** What fetches parts of itself once the lobby stands, by import(): without a network they have to be there too. */
export const FETCHES_LATER = [
  'src/features/home/home-page.tsx',
  'src/app/app.tsx',
  'src/app/boot.tsx',
  'src/app/modal-host.tsx',
  'src/app/shell/shell.tsx',
  'src/app/shell/top-bar.tsx',
].map((path) => join(import.meta.dirname, path));

/** What the lobby shows a guest, untouched, after its first screen. */
const LOBBY_REST = ['src/features/home/home-rest.ts', 'src/features/start-up/start-up.tsx'].map((path) =>
  join(import.meta.dirname, path),
);
/** Stands before every page of an activity. */
const GUARD = join(import.meta.dirname, 'src/app/activity-guard.tsx');
/** Pages that show the lobby's games: most come from there. */
const OF_LOBBY = /\/src\/features\/home\//;
/** The end of every page. */
const FOOTER = join(import.meta.dirname, 'src/casino/house-footer.tsx');

/** What opens without a network after one visit: information. `more-pages.ts` says where some of it is. */
export const OPENS_OFFLINE = [
  'src/pages/more-pages.ts',
  ...['about', 'faq', 'terms', 'privacy', 'download', 'maintenance', 'missing'].map(
    (page) => `src/features/info/${page}-page.tsx`,
  ),
].map((path) => join(import.meta.dirname, path));

const PAGES = ['src/pages/pages.ts', 'src/pages/more-pages.ts'].map((path) =>
  join(import.meta.dirname, path),
);
/** A module that loads a scene: its page is a game's. */
const SCENE = /\/scenes\/[\w-]+\/definition\.ts$/;
/** A scene's own modules and what scenes share: some have a part that comes after them (scenes/engine/late-part.ts). */
const OF_SCENES = /\/scenes\/(?!engine\/)/;
/** What scenes and proofs of rounds know of a game. */
const RULES = /\/fair\/[\w-]+\//;
/** What scenes of every kind are drawn with; what one kind has in common, as the reels, is another folder in there. */
const PARTS = /\/scenes\/(parts\/(celebration\/)?[\w-]+|engine\/late-part)\.ts$/;
/** What belongs to one feature, however many games it has. */
const FEATURE = /\/src\/features\/([\w-]+)\//;
/** What so many games need comes with the first of them. */
const SHARED_BY = 2;
/** Small things of ordinary pages: their lists, their frames, the addresses of the lobby's pictures. */
const SMALL = /\/(src\/(ui|store|casino)\/|assets\/lobby\/)/;
/** One of the lobby's small pictures: its address. */
const PICTURE = /\/assets\/lobby\/i\//;
/** What so many ordinary pages need comes with the first of them: the lobby names every file of every page. */
const ORDINARY_BY = 3;
/** Features whose pages are small, and seen one after the other: a file each. */
const WHOLE_FEATURE = /\/src\/features\/(vip|bonus|invite|offers|inbox|feedback|kyc|red-vs-blue)\//;

/** Features whose parts share a file, and have one each for what is theirs alone. */
const PARTED_FEATURE = /\/src\/features\/(auth)\//;

/** One kind of file of the build: the name of the file that a module goes into, null for one that is of another kind. */
export interface ChunkGroup {
  readonly debugName: string;
  /** A module goes into the first file of them that takes it. */
  readonly priority: number;
  readonly includeDependenciesRecursively?: boolean;
  readonly name: (id: string, graph: Graph) => string | null;
}

/**
 * Creates the rules by which modules go into common files; for the rest the bundler makes a file for every set of pages that
 * share something. What the lobby imports, by whatever way but import(), is one file for libraries and one for ours: thirty
 * little ones cost 20 KiB more. What follows its first screen is two, so that nothing of other pages' files comes with it. What
 * most games need is one file for their pages, and one for their scenes.
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
    // What a module imports may be needed without it, as ids of rewards by a scene; and PixiJS fetches parts of itself later.
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

/** Modules that many pages need. */
interface SharedModules {
  readonly lobby: ReadonlySet<string>;
  /** Of the lobby after its first screen: what pages elsewhere need too, and what only the lobby does; what ends every page. */
  readonly 'house-parts': ReadonlySet<string>;
  readonly 'home-parts': ReadonlySet<string>;
  readonly 'footer-parts': ReadonlySet<string>;
  /** Of games' pages and of others; of games' pages alone; of games' scenes. */
  readonly 'page-parts': ReadonlySet<string>;
  readonly 'game-parts': ReadonlySet<string>;
  readonly 'scene-parts': ReadonlySet<string>;
  /** Of ordinary pages, and of no game. */
  readonly 'list-parts': ReadonlySet<string>;
  /** What one feature alone needs and has in one file, with its name: elsewhere it would run after what uses it. */
  readonly ofOneFeature: ReadonlyMap<string, string>;
  /** What the pages of one feature's games need, and nothing else does but what they fetch later, with a name for each set of pages. */
  readonly ofOneGame: ReadonlyMap<string, string>;
  /** What scenes need at once that have a part which comes later, by the names of the scenes: that part would get what both import in one more file. */
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
  // An address is no file: a request for one costs ten times as much as it is long.
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

/** By which parts that are fetched later each module comes. */
function rootsOf(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const byModule = new Map<string, Set<string>>();
  for (const root of fetchedLater(graph))
    for (const id of reached(graph, [root])) byModule.set(id, (byModule.get(id) ?? new Set()).add(root));
  return byModule;
}

/** The modules that come with nothing but parts of one of these features, with its name. */
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

/** The names of the scenes that need a module at once. */
const scenesWith = (id: string, scenes: ReadonlyMap<string, ReadonlySet<string>>): string =>
  [...scenes].flatMap(([scene, modules]) => (modules.has(id) ? [basename(dirname(scene))] : [])).join('-');

/** Every module that something of the lobby fetches by import(), however far from it. */
function fetchedLater(graph: Graph): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set(LOBBY);
  // A set hands out what is added while it is walked.
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

/** The modules that come with the given ones. */
export function reached(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  // A set hands out what is added while it is walked.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The modules that are in enough of the sets. */
export function sharedBy(sets: readonly ReadonlySet<string>[], least = SHARED_BY): readonly string[] {
  const all = new Set(sets.flatMap((ids) => [...ids]));
  return [...all].filter((id) => sets.filter((ids) => ids.has(id)).length >= least);
}
