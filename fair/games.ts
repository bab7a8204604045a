import type { PayTableNameOf } from '../contract/catalogue/games.ts';
import { COIN_FLIP } from './instant/coin-flip.ts';
import { DIAMONDS } from './instant/diamonds.ts';
import { DICE } from './instant/dice.ts';
import type { InstantGame } from './instant/instant-game.ts';
import { KENO } from './instant/keno.ts';
import { LIMBO } from './instant/limbo.ts';
import { PLINKO } from './instant/plinko.ts';
import { WHEEL } from './instant/wheel.ts';
import { mapNames } from './map-names.ts';
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
import { STALLS } from './tables/perya.ts';
import type { DeclaredReturn, Volatility } from './tables/reels.ts';
import { SCRATCH_TABLES } from './tables/scratch.ts';

/**
 * The rules of the hall's games by pay table, so that server and scenes need not know titles (docs/games.md, Rules for
 * all). A pay table that the manifests name but that has no rules does not compile.
 */

/** Rules of all games of one draw, by pay table. */
export const INSTANT_RULES: Readonly<Record<PayTableNameOf<'instant'>, InstantGame>> = {
  dice: DICE,
  limbo: LIMBO,
  plinko: PLINKO,
  wheel: WHEEL,
  keno: KENO,
  diamonds: DIAMONDS,
  'drop-ball-daze': stallGame('drop-ball-daze', STALLS['drop-ball-daze']),
  'beto-beto': stallGame('beto-beto', STALLS['beto-beto']),
  'ferris-fortune': stallGame('ferris-fortune', STALLS['ferris-fortune']),
  'carousel-cash': stallGame('carousel-cash', STALLS['carousel-cash']),
  'ring-toss': stallGame('ring-toss', STALLS['ring-toss']),
  'balloon-pop': stallGame('balloon-pop', STALLS['balloon-pop']),
  'duck-pond': stallGame('duck-pond', STALLS['duck-pond']),
  'tent-treasure': stallGame('tent-treasure', STALLS['tent-treasure']),
  'popcorn-plunge': stallGame('popcorn-plunge', STALLS['popcorn-plunge']),
  'coin-toss-fair': stallGame('coin-toss-fair', STALLS['coin-toss-fair']),
  ...mapNames(SCRATCH_TABLES, (table, name) => scratchGame(name, table)),
};

/** Rules of all games of several steps, by pay table. */
export const STEP_RULES: Readonly<Record<PayTableNameOf<'steps'>, StepGame>> = {
  'coin-flips': COIN_FLIPS,
  mines: MINES,
  pump: PUMP,
  towers: TOWERS,
  hilo: HILO,
  cups: CUPS,
  snakes: SNAKES,
  'coaster-climb': climbGame('coaster-climb', STALLS['coaster-climb']),
  'palo-sebo': climbGame('palo-sebo', STALLS['palo-sebo']),
};

/** Name of the pay tables of one kind of reel game, such as `ways`. */
type ReelTableName<Mechanic extends string> = `reels-${Mechanic}-${Volatility}-${DeclaredReturn}`;

/** Makes the rules of one kind of reel game for every volatility and every declared return. */
const reelRules = <const Mechanic extends string>(
  mechanic: Mechanic,
  make: (volatility: Volatility, declared: DeclaredReturn) => ReelGame,
): Readonly<Record<ReelTableName<Mechanic>, ReelGame>> =>
  Object.fromEntries(
    (['low', 'mid', 'high'] as const).flatMap((volatility) =>
      ([9540, 9600, 9660] as const).map((declared) => [
        `reels-${mechanic}-${volatility}-${declared}`,
        make(volatility, declared),
      ]),
    ),
  ) as Record<ReelTableName<Mechanic>, ReelGame>;

/** Rules of all games of reels, by pay table. */
export const REEL_RULES: Readonly<Record<PayTableNameOf<'reels'>, ReelGame>> = {
  ...reelRules('classic', (volatility, declared) => slotGame(classicSlot(volatility, declared))),
  ...reelRules('lines', (volatility, declared) => slotGame(lineSlot(volatility, declared))),
  ...reelRules('ways', waysGame),
  ...reelRules('tumble', tumbleGame),
  ...reelRules('hold', holdGame),
};

/**
 * Rules of all games of one draw by name. Karera is among them, because all bets of a round share its draw. A single
 * coin flip has no title, but past rounds may refer to it.
 */
export const INSTANT_GAMES: ReadonlyMap<string, InstantGame> = new Map<string, InstantGame>([
  ...Object.entries(INSTANT_RULES),
  ['karera', KARERA],
  ['coin-flip', COIN_FLIP],
]);

/** Rules of all games of several steps by name. */
export const STEP_GAMES: ReadonlyMap<string, StepGame> = new Map(Object.entries(STEP_RULES));

/** Rules of all games of reels by name, like `reels-ways-mid-9600`. */
export const REEL_GAMES: ReadonlyMap<string, ReelGame> = new Map(Object.entries(REEL_RULES));
