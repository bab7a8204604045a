import * as v from 'valibot';

/**
 * What is chosen, asked and shown in each kind of game of the house studio, as schemas. The rules, which also say what is
 * offered within these shapes, stand in docs/games.md. Multipliers are hundredths of the stake.
 */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const wholes = v.array(whole);
const risk = v.picklist(['low', 'medium', 'high']);
const side = v.picklist(['heads', 'tails']);
const nothing = v.object({});

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
} as const;

/** A kind of game of one draw. */
export type InstantKind = keyof typeof instantGames;
/** A kind of game of many steps. */
export type StepKind = keyof typeof stepGames;
/** A kind of game of the house studio. Its name is the one of fair/games.ts. */
export type GameKind = InstantKind | StepKind;

/** What is chosen with the bet. */
export type ChoiceOf<Kind extends GameKind> = Kind extends InstantKind
  ? v.InferOutput<(typeof instantGames)[Kind]['choice']>
  : Kind extends StepKind
    ? v.InferOutput<(typeof stepGames)[Kind]['choice']>
    : never;
/** What a settled round tells: what was drawn, or the whole layout of the steps. */
export type OutcomeOf<Kind extends GameKind> = Kind extends InstantKind
  ? v.InferOutput<(typeof instantGames)[Kind]['outcome']>
  : Kind extends StepKind
    ? v.InferOutput<(typeof stepGames)[Kind]['layout']>
    : never;
/** What a step asks. */
export type StepOf<Kind extends StepKind> = v.InferOutput<(typeof stepGames)[Kind]['step']>;
/** What a step shows beyond whether it won. */
export type ShownOf<Kind extends StepKind> = v.InferOutput<(typeof stepGames)[Kind]['shown']>;
