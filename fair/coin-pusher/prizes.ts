import { RewardId } from '../../contract/reward-ids.ts';
import { SPECIALS } from './draw.ts';
import type { Exit } from './drop.ts';
import type { PieceKind } from './table.ts';

/** Price of a drop, hundredths. There is only one stake: otherwise it could be chosen by the look of the table. */
export const DROP_PRICE = 100;

/** Payout of a piece that goes over the front edge. */
export interface PiecePrize {
  /** Coins, hundredths; 0 if the prize is a thing. */
  readonly coins: number;
  /** Pieces of the thing, with its reward id (docs/product-rules.md, Rewards). */
  readonly thing: { readonly propId: number; readonly count: number } | undefined;
  /** Value in hundredths; for a scratch card, its mean prize. */
  readonly worth: number;
}

/** Every piece's prize (docs/product-rules.md, Coin pusher). */
export const PRIZES: Readonly<Record<PieceKind, PiecePrize>> = {
  peso: { coins: 100, thing: undefined, worth: 100 },
  tenPesos: { coins: 1000, thing: undefined, worth: 1000 },
  diamonds: { coins: 0, thing: { propId: RewardId.diamond, count: 100 }, worth: 1000 },
  scratchCard: { coins: 0, thing: { propId: RewardId.scratchCard, count: 1 }, worth: 425 },
};

/**
 * Mean value of a dropped disc in ten-thousandths of its price: the return is the share of discs that go over the
 * front times this, since a disc's kind is drawn independently of its motion. 10,934.5 of 10,000.
 */
// Marked pure, so that a scene that does not use it does not bundle the draw.
export const MEAN_PIECE = /* @__PURE__ */ SPECIALS.reduce(
  (sum, { kind, per10000 }) => sum + (per10000 * (PRIZES[kind].worth - DROP_PRICE)) / DROP_PRICE,
  10_000,
);

/**
 * Measured returns in ten-thousandths of the price (tests/odds/coin-pusher): at positions mixed evenly over the rail,
 * always at an edge, by the best strategy tried, and of the first twenty drops on a newly dealt table.
 */
export const MEASURED_RETURN = { mixed: 8760, edge: 7300, best: 8900, first20: 6600 } as const;

/** Returns the prizes of discs that went over the front edge, in order; the gutters pay nothing. */
export const prizesOf = (exits: readonly Exit[]): PiecePrize[] =>
  exits.filter(({ out }) => out === 'front').map(({ kind }) => PRIZES[kind]);
