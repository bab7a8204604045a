import type { ComponentType } from 'react';
import type { GameName } from '../../contract/catalogue/games.ts';
import { mapNames } from '../../fair/map-names.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPart } from './missing-part.tsx';
import type { GameProps } from './game-props.ts';

/** Functions that import a game's code: its component, and its scene. */
interface GameCode {
  readonly game: () => Promise<{ default: ComponentType<GameProps> }>;
  readonly scene: () => Promise<unknown>;
}

/** Code of every game; types fail if a game of the catalogue is missing. */
const CODE: Readonly<Record<GameName, GameCode>> = {
  crash: {
    game: () => import('./crash/crash-game.tsx'),
    scene: () => import('../../scenes/hall/crash/definition.ts'),
  },
  dice: {
    game: () => import('./dice/dice-game.tsx'),
    scene: () => import('../../scenes/hall/dice/definition.ts'),
  },
  mines: {
    game: () => import('./mines/mines-game.tsx'),
    scene: () => import('../../scenes/hall/mines/definition.ts'),
  },
  plinko: {
    game: () => import('./plinko/plinko-game.tsx'),
    scene: () => import('../../scenes/hall/plinko/definition.ts'),
  },
  limbo: {
    game: () => import('./limbo/limbo-game.tsx'),
    scene: () => import('../../scenes/hall/limbo/definition.ts'),
  },
  wheel: {
    game: () => import('./wheel/wheel-game.tsx'),
    scene: () => import('../../scenes/hall/wheel/definition.ts'),
  },
  hilo: {
    game: () => import('./hilo/hilo-game.tsx'),
    scene: () => import('../../scenes/hall/hilo/definition.ts'),
  },
  keno: {
    game: () => import('./keno/keno-game.tsx'),
    scene: () => import('../../scenes/hall/keno/definition.ts'),
  },
  towers: {
    game: () => import('./towers/towers-game.tsx'),
    scene: () => import('../../scenes/hall/towers/definition.ts'),
  },
  'coin-flips': {
    game: () => import('./coin-flips/coin-flips-game.tsx'),
    scene: () => import('../../scenes/hall/coin-flips/definition.ts'),
  },
  cups: {
    game: () => import('./cups/cups-game.tsx'),
    scene: () => import('../../scenes/hall/cups/definition.ts'),
  },
  diamonds: {
    game: () => import('./diamonds/diamonds-game.tsx'),
    scene: () => import('../../scenes/hall/diamonds/definition.ts'),
  },
  pump: {
    game: () => import('./pump/pump-game.tsx'),
    scene: () => import('../../scenes/hall/pump/definition.ts'),
  },
  snakes: {
    game: () => import('./snakes/snakes-game.tsx'),
    scene: () => import('../../scenes/hall/snakes/definition.ts'),
  },
  karera: {
    game: () => import('./karera/karera-game.tsx'),
    scene: () => import('../../scenes/hall/karera/definition.ts'),
  },
  'drop-ball-daze': {
    game: () => import('./drop-ball-daze/drop-ball-daze-game.tsx'),
    scene: () => import('../../scenes/hall/drop-ball-daze/definition.ts'),
  },
  'beto-beto': {
    game: () => import('./beto-beto/beto-beto-game.tsx'),
    scene: () => import('../../scenes/hall/beto-beto/definition.ts'),
  },
  'ferris-fortune': {
    game: () => import('./ferris-fortune/ferris-fortune-game.tsx'),
    scene: () => import('../../scenes/hall/ferris-fortune/definition.ts'),
  },
  'carousel-cash': {
    game: () => import('./carousel-cash/carousel-cash-game.tsx'),
    scene: () => import('../../scenes/hall/carousel-cash/definition.ts'),
  },
  'ring-toss': {
    game: () => import('./ring-toss/ring-toss-game.tsx'),
    scene: () => import('../../scenes/hall/ring-toss/definition.ts'),
  },
  'balloon-pop': {
    game: () => import('./balloon-pop/balloon-pop-game.tsx'),
    scene: () => import('../../scenes/hall/balloon-pop/definition.ts'),
  },
  'duck-pond': {
    game: () => import('./duck-pond/duck-pond-game.tsx'),
    scene: () => import('../../scenes/hall/duck-pond/definition.ts'),
  },
  'tent-treasure': {
    game: () => import('./tent-treasure/tent-treasure-game.tsx'),
    scene: () => import('../../scenes/hall/tent-treasure/definition.ts'),
  },
  'popcorn-plunge': {
    game: () => import('./popcorn-plunge/popcorn-plunge-game.tsx'),
    scene: () => import('../../scenes/hall/popcorn-plunge/definition.ts'),
  },
  'coaster-climb': {
    game: () => import('./coaster-climb/coaster-climb-game.tsx'),
    scene: () => import('../../scenes/hall/coaster-climb/definition.ts'),
  },
  'palo-sebo': {
    game: () => import('./palo-sebo/palo-sebo-game.tsx'),
    scene: () => import('../../scenes/hall/palo-sebo/definition.ts'),
  },
  'coin-toss-fair': {
    game: () => import('./coin-toss-fair/coin-toss-fair-game.tsx'),
    scene: () => import('../../scenes/hall/coin-toss-fair/definition.ts'),
  },
  scratch: {
    game: () => import('./scratch/scratch-game.tsx'),
    scene: () => import('../../scenes/lobby/scratch-card/definition.ts'),
  },
  'classic-reels': {
    game: () => import('./reels/classic-reels-game.tsx'),
    scene: () => import('../../scenes/hall/classic-reels/definition.ts'),
  },
  'line-reels': {
    game: () => import('./reels/line-reels-game.tsx'),
    scene: () => import('../../scenes/hall/line-reels/definition.ts'),
  },
  'ways-reels': {
    game: () => import('./reels/ways-reels-game.tsx'),
    scene: () => import('../../scenes/hall/ways-reels/definition.ts'),
  },
  'tumble-reels': {
    game: () => import('./reels/tumble-reels-game.tsx'),
    scene: () => import('../../scenes/hall/tumble-reels/definition.ts'),
  },
  'hold-reels': {
    game: () => import('./reels/hold-reels-game.tsx'),
    scene: () => import('../../scenes/hall/hold-reels/definition.ts'),
  },
};

/** Component of each game by the game's name, loaded when it is first rendered. */
export const FRAME_GAMES: Readonly<Record<string, ComponentType<GameProps>>> = mapNames(CODE, ({ game }) =>
  lazyPart(game, MissingPart),
);

/**
 * Loads a game's component and scene while the game server's first answer is on its way. If loading fails, the
 * components that need the code try again and report it.
 */
export function fetchGame(name: string): void {
  const codeOf: Readonly<Record<string, GameCode>> = CODE;
  const code = codeOf[name];
  code?.game().catch(() => undefined);
  code?.scene().catch(() => undefined);
}
