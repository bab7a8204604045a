import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { GAME_NAMES, sceneOfGame } from '../../../contract/catalogue/games.ts';
import { moduleOf, scenesOf } from '../modules.ts';
import { listFiles, root } from '../source.ts';
import { type Bundle, chunkOfModule, chunksWithPrefix, kibOf, withStaticImports } from './bundle.ts';

/** Size of a named page, scene or game, KiB after compression. */
export interface Weight {
  readonly name: string;
  readonly kib: number;
}

/** Returns the `count` largest entries, largest first. */
export const heaviest = (weights: readonly Weight[], count: number): Weight[] =>
  weights.toSorted((a, b) => b.kib - a.kib).slice(0, count);

const files = listFiles();

/** Names of the scenes of the hall's games, and of the lobby's own scenes. */
export const hallScenes = scenesOf(files.filter((path) => moduleOf(path).kind === 'scenes/hall'));
export const ownScenes = scenesOf(files.filter((path) => moduleOf(path).kind === 'scenes/lobby'));

/** Names of the hall's games by their scene. */
const GAMES_OF_SCENES: ReadonlyMap<string, string> = new Map(
  GAME_NAMES.map((game) => [sceneOfGame(game), game]),
);

/** Scenes shown in the frame of the hall, among them that of the scratch cards, which the lobby's own card uses too. */
export const frameScenes: readonly string[] = [...GAMES_OF_SCENES.keys()];

/**
 * Name prefixes of the chunks with the scene engine, and of those with the libraries that engine and app use
 * (tools/build/chunks.ts).
 */
const ENGINE = ['scene-view', 'engine', 'libraries', 'rolldown-runtime'];

/** Script sizes of a hall game, KiB: `kib` without and `whole` with the engine; `files` is the number of scripts. */
interface GameWeight extends Weight {
  readonly whole: number;
  readonly files: number;
}

/** Returns the sizes of the script that a scene's game loads in its frame. Throws for a game missing in the build. */
export function frameWeight(frame: Bundle, scene: string): GameWeight {
  const engine = new Set(ENGINE.flatMap((name) => chunksWithPrefix(frame, name)));
  if (engine.size !== ENGINE.length) throw new Error('the frame has no one engine');
  const game = chunkOfModule(frame, `${GAMES_OF_SCENES.get(scene)}-game.tsx`);
  const definition = chunkOfModule(frame, `${scene}/definition.ts`);
  const needed = withStaticImports(frame, [...frame.entries, game, definition]);
  const all = new Set([...needed, ...engine]);
  return { name: scene, kib: kibOf(frame, needed, engine), whole: kibOf(frame, all), files: all.size };
}

/** The fields of `.art/manifest.json` that list the pictures of a scene's first load. */
type Manifest = Readonly<Record<string, { art?: Sheets; light?: Sheets } | undefined>>;
interface Sheets {
  readonly sheets: readonly string[];
}

const ART = `${root}.art/`;
const manifestOf = (folder: string): Manifest =>
  existsSync(`${folder}manifest.json`)
    ? (JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')) as Manifest)
    : {};

/** Names of the pictures in one atlas sheet, and the sheet's size, bytes. */
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
  // The server sends the compressed file if there is one.
  const list = existsSync(`${path}.br`) ? `${path}.br` : path;
  return { names: Object.keys(frames), bytes: statSync(list).size + statSync(page).size };
}

const bytesOf = (sheets: readonly Sheet[]): number => sheets.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the atlas sheets of a scene's bundle by kind: `art` are its pictures, `light` its glows. */
const sheetsOf = (folder: string, name: string): Readonly<Record<'art' | 'light', readonly Sheet[]>> => {
  const { art, light } = manifestOf(folder)[name] ?? {};
  const read = (sheets: Sheets | undefined) => sheets?.sheets.map((file) => readSheet(folder + file)) ?? [];
  return { art: read(art), light: read(light) };
};

/**
 * Returns the size of a bundle's pictures, bytes, with an art pack that replaces some of them: sheets of which the
 * pack replaces every picture are not loaded (scenes/engine/art.ts).
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

/**
 * Returns the total picture size, bytes, of the game title whose own pictures are largest, since the scene may open
 * with any title.
 */
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

/** Returns whether each game title with this scene has symbols of its own. */
const isDressedByTitle = (scene: string): boolean =>
  existsSync(`${root}src/game-frame/reels/${scene}-game.tsx`);

/**
 * Returns the largest possible size of the pictures that a scene's game loads when it opens, in full resolution: those
 * of its scene, those that all scenes share, and those of its title. Excludes sounds, which are loaded when switched
 * on.
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

/** Returns the paths of the page modules that `src/pages/pages.ts` imports. */
function pageModules(): readonly string[] {
  const table = readFileSync(`${root}src/pages/pages.ts`, 'utf8');
  const modules = [...table.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(([, path]) => `src/${path ?? ''}`);
  return [...new Set(modules)];
}

/** Returns the chunks of the lobby's first screen: those of the entry and of the home page. */
export const lobbyChunks = (client: Bundle): ReadonlySet<string> =>
  withStaticImports(client, [...client.entries, chunkOfModule(client, 'home-page.tsx')]);

/**
 * Script of a page: `kib` is the size of what no other page loads, `files` the number of files that the first screen
 * has not loaded.
 */
interface PageWeight extends Weight {
  readonly files: number;
}

/**
 * Returns the size of the script that each page of the lobby loads in addition to the first screen, without code that
 * other pages load too. Leaves out `games`, the pages with a scene, which have their own budgets.
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
