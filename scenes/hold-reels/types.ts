import type { Coin } from '../../fair/reels/hold-reels.ts';
import type { WaysWin } from '../../fair/reels/ways.ts';
import type { JackpotTier } from '../parts/celebration/steps.ts';

/** What a bet came to, as the server gave it. */
export interface Landing {
  /** For each reel its symbols, top to bottom; `*` is a coin. */
  readonly window: readonly string[];
  readonly wins: readonly WaysWin[];
  /** Coins of the window, their values in whole multiples of the stake. */
  readonly coins: readonly Coin[];
  /** The coins that each respin added; empty without the feature. */
  readonly respins: readonly (readonly Coin[])[];
  /** Hundredths won by coins, the grand one included. */
  readonly coinWin: number;
  /** All cells are coins. */
  readonly isGrand: boolean;
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  /** Hundredths: all wins together, or the maximum win. */
  readonly payout: number;
  /** Set by the scene, for the celebration. */
  readonly jackpot?: JackpotTier | undefined;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** What the reels show before anything was played. */
export interface HoldProps {
  /** For each reel its symbols, top to bottom. */
  readonly window: readonly string[];
  /** What the plates over the reels pay, in hundredths: they follow the stake. */
  readonly jackpots: {
    readonly grand: number;
    readonly major: number;
    readonly minor: number;
    readonly mini: number;
  };
}

/** What reels with coins that stay are made of. */
export interface HoldTypes {
  props: HoldProps;
  cues: {
    /** The player pressed and the request is on its way: the reels run. Resolves when all has been played. */
    start: Record<string, never>;
    /** The result is there: the reels stop, and six coins or more start the respins. Resolves with `round:shown`. */
    land: Landing;
    /** As a press: to the reels' rest, or to the end of this respin. With `all` to the end of the feature. */
    skip: { readonly all?: boolean };
    /** No result came, or the server refused. Resolves when the reels stand as before. */
    fail: Record<string, never>;
  };
  events: {
    /** Everything has been played. */
    'round:landed': { readonly coins: number };
    /** Everything of the result is on the screen: the balance may follow. */
    'round:shown': { readonly payout: number };
    /** The scene rests again. */
    'round:closed': { readonly payout: number; readonly jackpot: JackpotTier | undefined };
  };
}
