import * as v from 'valibot';

/**
 * What is chosen, asked and shown in each family of games of the house studio, as schemas. The rules, which also say what is
 * offered within these shapes, stand in docs/games.md. Multipliers are hundredths of the stake.
 */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const wholes = v.array(whole);
const risk = v.picklist(['low', 'medium', 'high']);
const side = v.picklist(['heads', 'tails']);
const nothing = v.object({});
/** A bet on one field of a stall by its name (fair/tables/perya.ts), and the number that was drawn. */
const fieldBet = { choice: v.object({ field: v.string() }), outcome: v.object({ at: whole }) };
/** Nothing is chosen; the number that was drawn and the field that it falls into. */
const fieldTaken = { choice: nothing, outcome: v.object({ at: whole, field: v.string() }) };
/** Nothing is chosen; what was drawn, and how many of it pay. */
const counted = { choice: nothing, outcome: v.object({ draws: wholes, count: whole }) };
/** A climb: each step goes one higher; `u` of a million decides how high (fair/tables/perya.ts). */
const climb = { choice: nothing, step: nothing, shown: v.null(), layout: v.object({ u: whole }) };

/** Games of one draw: what is chosen with the bet, and what chance made of it. */
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
  /** Three of nine tents, 1 to 9; `draws` are those with treasure, `count` how many were found. */
  'tent-treasure': { choice: v.object({ places: wholes }), outcome: counted.outcome },
  /** Three dice, each 0 to 5: the colours of fair/tables/perya.ts in their order; `count` show the one that was bet on. */
  'beto-beto': { choice: fieldBet.choice, outcome: counted.outcome },
  /** Three coins, each 0 to 9: below 3 it lies clear of the lines. */
  'coin-toss-fair': counted,
  /** Twelve rows, each 0 left, 1 right; `count` is the bin. */
  'popcorn-plunge': counted,

  /** A scratch card: the place of its prize in the table, null for none, and the nine symbols of the face. */
  scratch: { choice: nothing, outcome: v.object({ prize: v.nullable(whole), face: wholes }) },
} as const;

/**
 * Games of many steps: what is chosen with the bet, what a step asks, what it shows beyond whether it won (`shown`, null
 * where nothing), and the layout, which is told when the round is settled.
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
    /** Under which cup the ball lies, step by step. */
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

/** What a reel game's outcome tells at the least: the bet and the sum of all wins, hundredths. */
const spun = { choice: nothing, outcome: v.looseObject({ bet: whole, total: whole }) };

/** Reel games: nothing is chosen but the bet, and a spin is told whole, as fair/reels makes it. */
export const reelGames = {
  'classic-reels': spun,
  'line-reels': spun,
  'ways-reels': spun,
  'tumble-reels': spun,
  'hold-reels': spun,
} as const;

/**
 * Shared rounds, one for all who have the game open: what a bet chooses, and what chance made of the round. Their live stream
 * stands in contract/studio-shared.ts.
 */
export const sharedGames = {
  /** `auto` gets off by itself there, hundredths from 101; left out where the player gets off by hand. */
  crash: { choice: v.object({ auto: v.optional(whole) }), outcome: v.object({ endsAt: whole }) },
  /** Runners count from 0; the order in which they come in. */
  karera: {
    choice: v.variant('kind', [
      v.object({ kind: v.picklist(['win', 'place']), runner: whole }),
      v.object({ kind: v.literal('exacta'), first: whole, second: whole }),
    ]),
    outcome: v.object({ order: wholes }),
  },
} as const;

/**
 * Families that never play by themselves: reels by the product's rules, cards that the player uncovers, cards whose next guess
 * depends on the last one, and rounds that go on for everybody.
 */
const BY_HAND: ReadonlySet<string> = new Set([
  ...Object.keys(reelGames),
  ...Object.keys(sharedGames),
  'scratch',
  'hilo',
]);

/** Whether the same choice may be played again and again by itself, where the market allows it. */
export const mayAutoPlay = (family: GameFamily): boolean => !BY_HAND.has(family);

/** A family of one draw. */
export type InstantFamily = keyof typeof instantGames;
/** A family of many steps. */
export type StepFamily = keyof typeof stepGames;
/** A family of reels. */
export type ReelFamily = keyof typeof reelGames;
/** A family of shared rounds. */
export type SharedFamily = keyof typeof sharedGames;
/** Which game a frame shows. Titles of one family may have rules of their own: their kind, a name of fair/games.ts. */
export type GameFamily = InstantFamily | StepFamily | ReelFamily | SharedFamily;

/** What is chosen with the bet. */
export type ChoiceOf<Family extends InstantFamily | StepFamily> = Family extends InstantFamily
  ? v.InferOutput<(typeof instantGames)[Family]['choice']>
  : Family extends StepFamily
    ? v.InferOutput<(typeof stepGames)[Family]['choice']>
    : never;
/** What a settled round tells: what was drawn, or the whole layout of the steps. */
export type OutcomeOf<Family extends InstantFamily | StepFamily> = Family extends InstantFamily
  ? v.InferOutput<(typeof instantGames)[Family]['outcome']>
  : Family extends StepFamily
    ? v.InferOutput<(typeof stepGames)[Family]['layout']>
    : never;
/** What a step asks. */
export type StepOf<Family extends StepFamily> = v.InferOutput<(typeof stepGames)[Family]['step']>;
/** What a step shows beyond whether it won. */
export type ShownOf<Family extends StepFamily> = v.InferOutput<(typeof stepGames)[Family]['shown']>;
