import { namesOf } from './choice.ts';
import { COIN_FLIP } from './instant/coin-flip.ts';
import { DIAMONDS } from './instant/diamonds.ts';
import { DICE } from './instant/dice.ts';
import type { InstantGame } from './instant/instant-game.ts';
import { KENO } from './instant/keno.ts';
import { LIMBO } from './instant/limbo.ts';
import { PLINKO } from './instant/plinko.ts';
import { WHEEL } from './instant/wheel.ts';
import { climbGame, stallGame } from './perya.ts';
import { holdGame } from './reels/hold-reels.ts';
import { classicSlot, lineSlot, slotGame } from './reels/line-reels.ts';
import type { ReelGame } from './reels/reel-game.ts';
import { tumbleGame } from './reels/tumble-reels.ts';
import { waysGame } from './reels/ways-reels.ts';
import { scratchGame } from './scratch-games.ts';
import { KARERA } from './shared/karera.ts';
import { COIN_FLIPS } from './steps/coin-flips.ts';
import { CUPS } from './steps/cups.ts';
import { HILO } from './steps/hilo.ts';
import { MINES } from './steps/mines.ts';
import { PUMP } from './steps/pump.ts';
import { SNAKES } from './steps/snakes.ts';
import type { StepGame } from './steps/step-game.ts';
import { TOWERS } from './steps/towers.ts';
import { STALLS, type Stall } from './tables/perya.ts';
import type { DeclaredReturn, Volatility } from './tables/reels.ts';
import { SCRATCH_TABLES } from './tables/scratch.ts';

/** The games of the hall by name, so that server and scenes need not know titles (docs/games.md, Rules for all). */

const stalls: readonly (readonly [string, Stall])[] = namesOf(STALLS).map((slug) => [slug, STALLS[slug]]);

/** All games of one draw. Karera is one too: all bets of a round share its draw. */
export const INSTANT_GAMES: ReadonlyMap<string, InstantGame> = new Map<string, InstantGame>([
  ['dice', DICE],
  ['limbo', LIMBO],
  ['coin-flip', COIN_FLIP],
  ['plinko', PLINKO],
  ['wheel', WHEEL],
  ['keno', KENO],
  ['diamonds', DIAMONDS],
  ['karera', KARERA],
  ...stalls.flatMap(([slug, stall]) =>
    stall.kernel === 'climb' ? [] : [[slug, stallGame(slug, stall)] as const],
  ),
  ...namesOf(SCRATCH_TABLES).map((slug) => [slug, scratchGame(slug, SCRATCH_TABLES[slug])] as const),
]);

/** All games of several steps. */
export const STEP_GAMES: ReadonlyMap<string, StepGame> = new Map<string, StepGame>([
  ['coin-flips', COIN_FLIPS],
  ['mines', MINES],
  ['pump', PUMP],
  ['towers', TOWERS],
  ['hilo', HILO],
  ['cups', CUPS],
  ['snakes', SNAKES],
  ...stalls.flatMap(([slug, stall]) =>
    stall.kernel === 'climb' ? [[slug, climbGame(slug, stall)] as const] : [],
  ),
]);

/** Factories of the reel models, by volatility and declared return. */
const REEL_MODELS: Readonly<Record<string, (volatility: Volatility, declared: DeclaredReturn) => ReelGame>> =
  {
    classic: (volatility, declared) => slotGame(classicSlot(volatility, declared)),
    lines: (volatility, declared) => slotGame(lineSlot(volatility, declared)),
    ways: waysGame,
    tumble: tumbleGame,
    hold: holdGame,
  };

/** All reel games, named like `reels-ways-mid-9600`. */
export const REEL_GAMES: ReadonlyMap<string, ReelGame> = new Map(
  Object.entries(REEL_MODELS).flatMap(([model, make]) =>
    (['low', 'mid', 'high'] as const).flatMap((volatility) =>
      ([9540, 9600, 9660] as const).map(
        (declared) => [`reels-${model}-${volatility}-${declared}`, make(volatility, declared)] as const,
      ),
    ),
  ),
);
