import * as v from 'valibot';

/**
 * Schemas of the choice, the step and the outcome in each family of games of the game server. The rules, which also
 * limit the values within these shapes, are in docs/games.md. Multipliers are hundredths of the stake.
 */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const wholes = v.array(whole);
const risk = v.picklist(['low', 'medium', 'high']);
const side = v.picklist(['heads', 'tails']);
const nothing = v.object({});
/** A bet on one named field of a stall (fair/tables/perya.ts), and the number drawn. */
const fieldBet = { choice: v.object({ field: v.string() }), outcome: v.object({ at: whole }) };
/** No choice; the number drawn and its field. */
const fieldTaken = { choice: nothing, outcome: v.object({ at: whole, field: v.string() }) };
/** No choice; the draws, and the number of paying ones. */
const counted = { choice: nothing, outcome: v.object({ draws: wholes, count: whole }) };
/** A climb: each step goes one higher; `u`, in millionths, decides how high (fair/tables/perya.ts). */
const climb = { choice: nothing, step: nothing, shown: v.null(), layout: v.object({ u: whole }) };

/** Games of one draw: the choice made with the bet, and the outcome. */
export const instantGames = {
  /** Wins on `target` of 10,001 rolls. The roll in hundredths, 0 to 10,000. */
  dice: {
    choice: v.object({ target: whole, side: v.picklist(['under', 'over']) }),
    outcome: v.object({ roll: whole }),
  },
  /** Both in hundredths: 101 to 100,000,000. */
  limbo: { choice: v.object({ target: whole }), outcome: v.object({ result: whole }) },
  /** 8 to 16 rows. Each row 0 left, 1 right; bins count from 0 at the left. */
  plinko: {
    choice: v.object({ rows: whole, risk }),
    outcome: v.object({ path: wholes, bin: whole }),
  },
  /** 10, 20, 30, 40 or 50 segments; they count from 0, clockwise. */
  wheel: { choice: v.object({ segments: whole, risk }), outcome: v.object({ segment: whole }) },
  /** 1 to 10 different numbers of 1 to 40; ten are drawn, in this order. */
  keno: {
    choice: v.object({ risk: v.picklist(['classic', 'low', 'medium', 'high']), picks: wholes }),
    outcome: v.object({ drawn: wholes, hits: whole }),
  },
  /** Five gems of seven colours, 0 to 6. */
  diamonds: {
    choice: nothing,
    outcome: v.object({
      gems: wholes,
      hand: v.picklist(['five', 'four', 'fullHouse', 'three', 'twoPairs', 'pair', 'none']),
    }),
  },

  // The stalls of the fair.
  'drop-ball-daze': fieldBet,
  'carousel-cash': fieldBet,
  'ring-toss': fieldBet,
  'ferris-fortune': fieldTaken,
  'balloon-pop': fieldTaken,
  'duck-pond': fieldTaken,
  /** Three of nine tents, 1 to 9; `draws` are those with treasure, `count` the number found. */
  'tent-treasure': { choice: v.object({ places: wholes }), outcome: counted.outcome },
  /**
   * Three dice, each 0 to 5: the colours of fair/tables/perya.ts in order; `count` is the number that show the chosen
   * colour.
   */
  'beto-beto': { choice: fieldBet.choice, outcome: counted.outcome },
  /** Three coins, each 0 to 9: below 3 it lies clear of the lines. */
  'coin-toss-fair': counted,
  /** Twelve rows, each 0 left, 1 right; `count` is the bin. */
  'popcorn-plunge': counted,

  /** A scratch card: the index of its prize in the table, null for none, and the nine symbols of the face. */
  scratch: { choice: nothing, outcome: v.object({ prize: v.nullable(whole), face: wholes }) },
} as const;

/**
 * Games of several steps: the choice made with the bet, the step, what a step reveals besides whether it won
 * (`shown`, null if nothing), and the layout, which is revealed when the round is settled.
 */
export const stepGames = {
  /** 1 to 24 mines; tiles 1 to 25, row by row from the top left. */
  mines: {
    choice: v.object({ mines: whole }),
    step: v.object({ tile: whole }),
    shown: v.null(),
    layout: v.object({ mines: wholes }),
  },
  /** Tiles count from 1 at the left, rows from the bottom: 4, 3, 2, 3 and 4 tiles a row by difficulty. */
  towers: {
    choice: v.object({ difficulty: v.picklist(['easy', 'medium', 'hard', 'expert', 'master']) }),
    step: v.object({ tile: whole }),
    shown: v.null(),
    /** The safe tiles of each row. */
    layout: v.object({ safe: v.array(wholes) }),
  },
  /** The balloon bursts with pump `burstsAt`. */
  pump: {
    choice: v.object({ difficulty: v.picklist(['easy', 'medium', 'hard', 'expert']) }),
    step: nothing,
    shown: v.null(),
    layout: v.object({ pins: wholes, burstsAt: whole }),
  },
  /** Cards 0 to 51: rank floor(card / 4) in the order 2 to king, ace; suit card mod 4: diamonds, hearts, spades, clubs. */
  hilo: {
    choice: nothing,
    step: v.object({ guess: v.picklist(['higher', 'lower', 'same', 'skip']) }),
    shown: v.object({ card: whole }),
    layout: v.object({ cards: wholes }),
  },
  /** 3, 4 or 5 cups, counted from 0 at the left. */
  cups: {
    choice: v.object({ cups: whole }),
    step: v.object({ cup: whole }),
    shown: v.null(),
    /** The cup that hides the ball, step by step. */
    layout: v.object({ balls: wholes }),
  },
  /** Coin flips, one to twenty in a row: the title Coinflip. */
  'coin-flips': {
    choice: nothing,
    step: v.object({ side }),
    shown: v.null(),
    layout: v.object({ sides: v.array(side) }),
  },
  snakes: {
    choice: v.object({ difficulty: v.picklist(['easy', 'medium', 'hard', 'expert', 'master']) }),
    step: nothing,
    shown: v.object({ dice: v.tuple([whole, whole]) }),
    layout: v.object({ rolls: v.array(v.tuple([whole, whole])) }),
  },
  'coaster-climb': climb,
  'palo-sebo': climb,
} as const;

/** Minimum fields of a reel game's outcome: the bet and the sum of all wins, hundredths. */
const spun = { choice: nothing, outcome: v.looseObject({ bet: whole, total: whole }) };

/** Reel games: no choice but the bet; a spin is sent whole, as fair/reels makes it. */
export const reelGames = {
  'classic-reels': spun,
  'line-reels': spun,
  'ways-reels': spun,
  'tumble-reels': spun,
  'hold-reels': spun,
} as const;

/**
 * Shared rounds, one for all players with the game open: the choice of a bet and the outcome of the round. Their live
 * stream is in contract/shared-rounds.ts.
 */
export const sharedGames = {
  /** `auto` is the automatic cash-out in hundredths, from 101; absent for manual cash-out. */
  crash: { choice: v.object({ auto: v.optional(whole) }), outcome: v.object({ endsAt: whole }) },
  /** Runners count from 0; the outcome is their finishing order. */
  karera: {
    choice: v.variant('kind', [
      v.object({ kind: v.picklist(['win', 'place']), runner: whole }),
      v.object({ kind: v.literal('exacta'), first: whole, second: whole }),
    ]),
    outcome: v.object({ order: wholes }),
  },
} as const;

/**
 * Families without auto-play: reels by the product's rules, cards that the player uncovers, cards whose next guess
 * depends on the last, and shared rounds.
 */
const BY_HAND: ReadonlySet<string> = new Set([
  ...Object.keys(reelGames),
  ...Object.keys(sharedGames),
  'scratch',
  'hilo',
]);

/** Returns whether auto-play may repeat the same choice, where the market allows it. */
export const mayAutoPlay = (family: GameFamily): boolean => !BY_HAND.has(family);

/** A family of games with one draw. */
export type InstantFamily = keyof typeof instantGames;
/** A family of games with several steps. */
export type StepFamily = keyof typeof stepGames;
/** A family of reel games. */
export type ReelFamily = keyof typeof reelGames;
/** A family of shared rounds. */
export type SharedFamily = keyof typeof sharedGames;
/** The game that a frame shows. Titles of one family may have different rules: their kind, a name of fair/games.ts. */
export type GameFamily = InstantFamily | StepFamily | ReelFamily | SharedFamily;

/** The choice made with the bet. */
export type ChoiceOf<Family extends InstantFamily | StepFamily> = Family extends InstantFamily
  ? v.InferOutput<(typeof instantGames)[Family]['choice']>
  : Family extends StepFamily
    ? v.InferOutput<(typeof stepGames)[Family]['choice']>
    : never;
/** Outcome of a settled round: the draw, or the whole layout of the steps. */
export type OutcomeOf<Family extends InstantFamily | StepFamily> = Family extends InstantFamily
  ? v.InferOutput<(typeof instantGames)[Family]['outcome']>
  : Family extends StepFamily
    ? v.InferOutput<(typeof stepGames)[Family]['layout']>
    : never;
/** The player's choice in a step. */
export type StepOf<Family extends StepFamily> = v.InferOutput<(typeof stepGames)[Family]['step']>;
/** What a step reveals besides whether it won. */
export type ShownOf<Family extends StepFamily> = v.InferOutput<(typeof stepGames)[Family]['shown']>;
