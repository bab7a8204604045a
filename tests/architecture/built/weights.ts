import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { GAME_NAMES, sceneOfGame } from '../../../contract/catalogue/games.ts';
import { moduleOf, scenesOf } from '../modules.ts';
import { listFiles, root } from '../source.ts';
import { type Bundle, chunkOfModule, chunksWithPrefix, kibOf, withStaticImports } from './bundle.ts';

/** Size of something, KiB. */
export interface Weight {
  readonly name: string;
  readonly kib: number;
}

/** Returns the heaviest `count`, heaviest first. */
export const heaviest = (weights: readonly Weight[], count: number): Weight[] =>
  weights.toSorted((a, b) => b.kib - a.kib).slice(0, count);

const files = listFiles();

/** Scenes of the hall's games, and all others. */
export const hallScenes = scenesOf(files.filter((path) => moduleOf(path).kind === 'scenes/hall'));
export const ownScenes = scenesOf(files.filter((path) => moduleOf(path).kind === 'scenes/lobby'));

/** The games of the hall by the names of their scenes. */
const GAMES_OF_SCENES: ReadonlyMap<string, string> = new Map(
  GAME_NAMES.map((game) => [sceneOfGame(game), game]),
);

/** Every scene of a game of the hall: the scratch cards share theirs with the lobby's own card. */
export const frameScenes: readonly string[] = [...GAMES_OF_SCENES.keys()];

/** Chunks of the scene engine, and of the libraries below it and the app (tools/build/chunks.ts). */
const ENGINE = ['scene-view', 'engine', 'libraries', 'rolldown-runtime'];

/** Size of a game of the hall without and with the engine, KiB, and its number of script files. */
interface GameWeight extends Weight {
  readonly whole: number;
  readonly files: number;
}

/**
 * Returns the script that a game loads in its frame, without and with the scene engine. Throws for a game missing in
 * the build.
 */
export function frameWeight(frame: Bundle, scene: string): GameWeight {
  const engine = new Set(ENGINE.flatMap((name) => chunksWithPrefix(frame, name)));
  if (engine.size !== ENGINE.length) throw new Error('the frame has no one engine');
  const game = chunkOfModule(frame, `${GAMES_OF_SCENES.get(scene)}-game.tsx`);
  const definition = chunkOfModule(frame, `${scene}/definition.ts`);
  const needed = withStaticImports(frame, [...frame.entries, game, definition]);
  const all = new Set([...needed, ...engine]);
  return { name: scene, kib: kibOf(frame, needed, engine), whole: kibOf(frame, all), files: all.size };
}

/** Entries of `.art/manifest.json`, as far as the first load needs them. */
type Manifest = Readonly<Record<string, { art?: Sheets; light?: Sheets } | undefined>>;
interface Sheets {
  readonly sheets: readonly string[];
}

const ART = `${root}.art/`;
const manifestOf = (folder: string): Manifest =>
  existsSync(`${folder}manifest.json`)
    ? (JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')) as Manifest)
    : {};

/** The picture names of a page, and its size. */
interface Sheet {
  readonly names: readonly string[];
  readonly bytes: number;
}

function readSheet(path: string): Sheet {
  const { frames, meta } = JSON.parse(readFileSync(path, 'utf8')) as {
    frames: Readonly<Record<string, unknown>>;
    meta: { image: string };
  };
  const page = `${path.slice(0, path.lastIndexOf('/') + 1)}${meta.image}`;
  // As sent: compressed if a compressed file exists.
  const list = existsSync(`${path}.br`) ? `${path}.br` : path;
  return { names: Object.keys(frames), bytes: statSync(list).size + statSync(page).size };
}

const bytesOf = (sheets: readonly Sheet[]): number => sheets.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the sheets of a bundle by kind. */
const sheetsOf = (folder: string, name: string): Readonly<Record<'art' | 'light', readonly Sheet[]>> => {
  const { art, light } = manifestOf(folder)[name] ?? {};
  const read = (sheets: Sheets | undefined) => sheets?.sheets.map((file) => readSheet(folder + file)) ?? [];
  return { art: read(art), light: read(light) };
};

/**
 * Returns the size of a bundle's pictures with a pack over them, bytes: sheets fully covered by the pack are not
 * loaded (scenes/engine/art.ts).
 */
function bundleBytes(name: string, pack?: string): number {
  const below = sheetsOf(ART, name);
  if (pack === undefined) return bytesOf([...below.art, ...below.light]);
  const above = sheetsOf(`${ART}packs/${pack}/`, name);
  return (['art', 'light'] as const).reduce((sum, kind) => {
    const covered = new Set(above[kind].flatMap(({ names }) => names));
    const needed = below[kind].filter(({ names }) => !names.every((one) => covered.has(one)));
    return sum + bytesOf([...above[kind], ...needed]);
  }, 0);
}

/** Returns the size of the largest title, bytes: any title may be the first. */
function dearestTitle(): number {
  const folders = existsSync(`${ART}titles`) ? readdirSync(`${ART}titles`, { withFileTypes: true }) : [];
  const bytes = folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const folder = `${ART}titles/${name}/`;
      return readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .reduce((sum, sheet) => sum + readSheet(folder + sheet).bytes, 0);
    });
  return Math.max(0, ...bytes);
}

/** Returns whether a scene's symbols come from a title. */
const isDressedByTitle = (scene: string): boolean =>
  existsSync(`${root}src/game-frame/reels/${scene}-game.tsx`);

/**
 * Returns the maximum size of the pictures in a game's first load: its scene's, those shared by all scenes, and its
 * title's. In full resolution; sounds are loaded when switched on.
 */
export function artWeight(scene: string): Weight {
  if (manifestOf(ART)[scene] === undefined)
    throw new Error(`no art is packed for ${scene}: run \`npm run assets\``);
  const packs = readdirSync(`${ART}packs`).filter((pack) => pack.startsWith('hall-'));
  const bytes =
    Math.max(bundleBytes(scene), ...packs.map((pack) => bundleBytes(scene, pack))) +
    bundleBytes('parts') +
    (isDressedByTitle(scene) ? dearestTitle() : 0);
  return { name: scene, kib: bytes / 1024 };
}

/** Returns the modules of the pages in the lobby's table. */
function pageModules(): readonly string[] {
  const table = readFileSync(`${root}src/pages/pages.ts`, 'utf8');
  const modules = [...table.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, path]) => `src/${path ?? ''}`);
  return [...new Set(modules)];
}

/** Returns the chunks of the lobby's first screen: those of the entry and of the home page. */
export const lobbyChunks = (client: Bundle): ReadonlySet<string> =>
  withStaticImports(client, [...client.entries, chunkOfModule(client, 'home-page.tsx')]);

/** Size of a page beyond what pages share, KiB, and its number of script files beyond the first screen. */
interface PageWeight extends Weight {
  readonly files: number;
}

/**
 * Returns what each page of the lobby loads beyond the first screen and the parts that other pages load too. Excludes
 * games with a scene, which have their own budgets.
 */
export function pageWeights(client: Bundle, games: ReadonlySet<string>): PageWeight[] {
  const lobby = lobbyChunks(client);
  const needs = new Map(
    pageModules().map(
      (module) => [module, withStaticImports(client, [chunkOfModule(client, module)])] as const,
    ),
  );
  const users = new Map<string, number>();
  for (const chunks of needs.values())
    for (const chunk of chunks) users.set(chunk, (users.get(chunk) ?? 0) + 1);
  const shared = new Set([...users].filter(([, count]) => count > 1).map(([chunk]) => chunk));
  return [...needs]
    .filter(([module]) => ![...games].some((game) => module.endsWith(`/${game}.tsx`)))
    .map(([name, chunks]) => ({
      name,
      kib: kibOf(client, chunks, new Set([...lobby, ...shared])),
      files: [...chunks].filter((chunk) => !lobby.has(chunk)).length,
    }));
}
