import type { Coin } from '../../../fair/reels/hold-reels.ts';
import type { WaysWin } from '../../../fair/reels/ways.ts';
import type { CelebratedTier } from '../../parts/celebration/steps.ts';

/** Outcome of a bet, from the server. */
export interface Landing {
  /** For each reel its symbols, top to bottom; `*` is a coin. */
  readonly window: readonly string[];
  readonly wins: readonly WaysWin[];
  /** Coins of the window, with values in whole multiples of the stake. */
  readonly coins: readonly Coin[];
  /** The coins that each respin added; empty without the feature. */
  readonly respins: readonly (readonly Coin[])[];
  /** Hundredths won by coins, including the grand jackpot. */
  readonly coinWin: number;
  /** Whether all cells are coins. */
  readonly isGrand: boolean;
  /** Hundredths; a payout up to the stake does not count as a win. */
  readonly stake: number;
  /** Hundredths: the sum of all wins, capped at the maximum win. */
  readonly payout: number;
  /** Set by the scene, for the celebration. */
  readonly jackpot?: CelebratedTier | undefined;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** The reels before the first round. */
export interface HoldProps {
  /** For each reel its symbols, top to bottom. */
  readonly window: readonly string[];
  /** Payouts on the plates over the reels, hundredths: they follow the stake. */
  readonly jackpots: {
    readonly grand: number;
    readonly major: number;
    readonly minor: number;
    readonly mini: number;
  };
}

/** Types of the hold-and-respin scene. */
export interface HoldTypes {
  props: HoldProps;
  cues: {
    /** The player pressed and the request is pending: the reels run. Resolves when all has been played. */
    start: Record<string, never>;
    /** The result is known: the reels stop, and six coins or more start the respins. Resolves with `round:shown`. */
    land: Landing;
    /**
     * Skips like a press: to the reels' rest, or to the end of the current respin. With `all` to the end of the
     * feature.
     */
    skip: { readonly all?: boolean };
    /** No result came, or the server refused. Resolves when the reels rest as before. */
    fail: Record<string, never>;
  };
  events: {
    /** Everything has been played. */
    'round:landed': { readonly coins: number };
    /** The whole result is on the screen: the balance may follow. */
    'round:shown': { readonly payout: number };
    /** The scene is at rest again. */
    'round:closed': { readonly payout: number; readonly jackpot: CelebratedTier | undefined };
  };
}
