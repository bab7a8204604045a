import { balloonPop } from './games/balloon-pop.ts';
import { betoBeto } from './games/beto-beto.ts';
import { carouselCash } from './games/carousel-cash.ts';
import { classicReels } from './games/classic-reels.ts';
import { coasterClimb } from './games/coaster-climb.ts';
import { coinFlips } from './games/coin-flips.ts';
import { coinTossFair } from './games/coin-toss-fair.ts';
import { crash } from './games/crash.ts';
import { cups } from './games/cups.ts';
import { diamonds } from './games/diamonds.ts';
import { dice } from './games/dice.ts';
import { dropBallDaze } from './games/drop-ball-daze.ts';
import { duckPond } from './games/duck-pond.ts';
import { ferrisFortune } from './games/ferris-fortune.ts';
import { hilo } from './games/hilo.ts';
import { holdReels } from './games/hold-reels.ts';
import { karera } from './games/karera.ts';
import { keno } from './games/keno.ts';
import { limbo } from './games/limbo.ts';
import { lineReels } from './games/line-reels.ts';
import { mines } from './games/mines.ts';
import { paloSebo } from './games/palo-sebo.ts';
import { plinko } from './games/plinko.ts';
import { popcornPlunge } from './games/popcorn-plunge.ts';
import { pump } from './games/pump.ts';
import { ringToss } from './games/ring-toss.ts';
import { scratch } from './games/scratch.ts';
import { snakes } from './games/snakes.ts';
import { tentTreasure } from './games/tent-treasure.ts';
import { towers } from './games/towers.ts';
import { tumbleReels } from './games/tumble-reels.ts';
import { waysReels } from './games/ways-reels.ts';
import { wheel } from './games/wheel.ts';
import type { Course, GameManifest, PayTable } from './games/manifest.ts';

/**
 * Manifests of the hall's games by name. Every registry of games is derived from the manifests or keyed by their names,
 * so that a missing part does not compile (docs/architecture.md, What a new piece costs).
 */
export const GAMES = {
  crash,
  dice,
  mines,
  plinko,
  limbo,
  wheel,
  hilo,
  keno,
  towers,
  'coin-flips': coinFlips,
  cups,
  diamonds,
  pump,
  snakes,
  karera,
  'drop-ball-daze': dropBallDaze,
  'beto-beto': betoBeto,
  'ferris-fortune': ferrisFortune,
  'carousel-cash': carouselCash,
  'ring-toss': ringToss,
  'balloon-pop': balloonPop,
  'duck-pond': duckPond,
  'tent-treasure': tentTreasure,
  'popcorn-plunge': popcornPlunge,
  'coaster-climb': coasterClimb,
  'palo-sebo': paloSebo,
  'coin-toss-fair': coinTossFair,
  scratch,
  'classic-reels': classicReels,
  'line-reels': lineReels,
  'ways-reels': waysReels,
  'tumble-reels': tumbleReels,
  'hold-reels': holdReels,
} as const satisfies Readonly<Record<string, GameManifest>>;

type Games = typeof GAMES;

/** Name of a game of the hall: its rules and its scene. */
export type GameName = keyof Games;

/** Name of a game whose rounds take one of the given courses, such as `instant` or `steps`. */
export type GameNameOf<OfCourse extends Course> = {
  [Name in GameName]: Games[Name]['course'] extends OfCourse ? Name : never;
}[GameName];

/**
 * Name of a pay table of the games whose rounds take one of the given courses. A game's only pay table has the game's
 * name.
 */
export type PayTableNameOf<OfCourse extends Course> = {
  [Name in GameNameOf<OfCourse>]: keyof Games[Name]['payTables'];
}[GameNameOf<OfCourse>];

/** Name of a pay table of any game. */
export type PayTableName = PayTableNameOf<Course>;

/** Names of all games of the hall. */
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** Name of a game's scene and of its art. */
export type SceneName = {
  [Name in GameName]: Games[Name] extends { readonly scene: infer Scene } ? Scene : Name;
}[GameName];

/** Returns the name of a game's scene. */
export const sceneOfGame = (game: GameName): string => {
  const { scene }: GameManifest = GAMES[game];
  return scene ?? game;
};

/** Every pay table by name, with the game that it belongs to. */
export const PAY_TABLES = Object.fromEntries(
  GAME_NAMES.flatMap((game) =>
    Object.entries<PayTable>(GAMES[game].payTables).map(([name, payTable]) => [name, { game, ...payTable }]),
  ),
) as Readonly<Record<PayTableName, PayTable & { readonly game: GameName }>>;

/** Returns whether a name is that of a pay table. */
export const isPayTable = (name: string): name is PayTableName => Object.hasOwn(PAY_TABLES, name);
