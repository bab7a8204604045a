import { RewardId } from '../../contract/reward-ids.ts';
import { SPECIALS } from './draw.ts';
import type { Exit } from './drop.ts';
import type { PieceKind } from './table.ts';

/**
 * Price of a drop in hundredths. There is only one, so that players cannot choose the stake by the look of the table.
 */
export const DROP_PRICE = 100;

/** Prize for a piece that goes over the front edge. */
export interface PiecePrize {
  /** Coins in hundredths; 0 if the prize is something else. */
  readonly coins: number;
  /**
   * Reward id and number of pieces of a prize other than coins (docs/product-rules.md, Rewards); undefined for coins.
   */
  readonly thing: { readonly propId: number; readonly count: number } | undefined;
  /** Worth of the prize in hundredths; for a scratch card, the card's mean prize. */
  readonly worth: number;
}

/** The prize for each kind of piece (docs/product-rules.md, Coin pusher). */
export const PRIZES: Readonly<Record<PieceKind, PiecePrize>> = {
  peso: { coins: 100, thing: undefined, worth: 100 },
  tenPesos: { coins: 1000, thing: undefined, worth: 1000 },
  diamonds: { coins: 0, thing: { propId: RewardId.diamond, count: 100 }, worth: 1000 },
  scratchCard: { coins: 0, thing: { propId: RewardId.scratchCard, count: 1 }, worth: 425 },
};

/**
 * Mean value of a dropped disc, in ten-thousandths of the price: 10,934.5. The RTP is this value times the share of
 * discs that go over the front edge, since a disc's kind is drawn independently of its motion.
 */
// Marked pure, so that a scene that does not use this constant does not bundle the draw.
export const MEAN_PIECE = /* @__PURE__ */ SPECIALS.reduce(
  (sum, { kind, per10000 }) => sum + (per10000 * (PRIZES[kind].worth - DROP_PRICE)) / DROP_PRICE,
  10_000,
);

/**
 * Measured returns in ten-thousandths of the price (tests/odds/coin-pusher): with positions spread evenly over the
 * rail, always at an edge of it, with the best strategy tried, and for the first twenty drops on a newly dealt table.
 */
export const MEASURED_RETURN = { mixed: 8760, edge: 7300, best: 8900, first20: 6600 } as const;

/** Returns the prizes of the discs that went over the front edge, in order; discs in the gutters pay nothing. */
export const prizesOf = (exits: readonly Exit[]): PiecePrize[] =>
  exits.filter(({ out }) => out === 'front').map(({ kind }) => PRIZES[kind]);
