import { RewardId } from '../../contract/reward-ids.ts';
import { SPECIALS } from './draw.ts';
import type { Exit } from './drop.ts';
import type { PieceKind } from './table.ts';

/** What a drop costs, hundredths. One stake only: a stake that varied on one table could be chosen by its look. */
export const DROP_PRICE = 100;

/** What a piece pays when it goes over the front edge. */
export interface Prize {
  /** Coins, hundredths; 0 when it is a thing. */
  readonly coins: number;
  /** Pieces of the thing, with its reward id (docs/product-rules.md, Rewards). */
  readonly thing: { readonly propId: number; readonly count: number } | undefined;
  /** What it is worth, hundredths: a scratch card its mean prize. */
  readonly worth: number;
}

/** Every piece's prize (docs/product-rules.md, Coin pusher). */
export const PRIZES: Readonly<Record<PieceKind, Prize>> = {
  peso: { coins: 100, thing: undefined, worth: 100 },
  tenPesos: { coins: 1000, thing: undefined, worth: 1000 },
  diamonds: { coins: 0, thing: { propId: RewardId.diamond, count: 100 }, worth: 1000 },
  scratchCard: { coins: 0, thing: { propId: RewardId.scratchCard, count: 1 }, worth: 425 },
};

/**
 * Worth of the mean dropped disc in ten-thousandths of its price: the return is the share of discs that go over the
 * front times this, since a disc's kind is drawn independently of its motion. 10,934.5 of 10,000.
 */
// Pure, so that a scene, which does not use it, comes without the draw.
export const MEAN_PIECE = /* @__PURE__ */ SPECIALS.reduce(
  (sum, { kind, per10000 }) => sum + (per10000 * (PRIZES[kind].worth - DROP_PRICE)) / DROP_PRICE,
  10_000,
);

/**
 * Measured returns in ten-thousandths of the price (tests/odds/coin-pusher): at places mixed evenly over the rail, always
 * at an edge, by the best rule that was tried, and of the first twenty drops on a table just dealt.
 */
export const MEASURED_RETURN = { mixed: 8760, edge: 7300, best: 8900, first20: 6600 } as const;

/** The prizes of what went over the front edge, in their order; what went into a gutter pays nothing. */
export const prizesOf = (exits: readonly Exit[]): Prize[] =>
  exits.filter(({ out }) => out === 'front').map(({ kind }) => PRIZES[kind]);
