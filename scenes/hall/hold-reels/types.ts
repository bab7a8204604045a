import type { Coin } from '../../../fair/reels/hold-reels.ts';
import type { WaysWin } from '../../../fair/reels/ways.ts';
import type { CelebratedTier } from '../../parts/celebration/steps.ts';

/** Result of a round, from the server. */
export interface Landing {
  /** Symbols of each reel, from top to bottom; `*` is a coin. */
  readonly window: readonly string[];
  readonly wins: readonly WaysWin[];
  /** Coins in the window, with their values in whole multiples of the stake. */
  readonly coins: readonly Coin[];
  /** Coins that each respin added; empty if there were no respins. */
  readonly respins: readonly (readonly Coin[])[];
  /** Win of all coins, including the grand jackpot, in hundredths. */
  readonly coinWin: number;
  /** Whether coins fill all cells. */
  readonly isGrand: boolean;
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  /** Sum of all wins of the round, capped at the maximum win, in hundredths. */
  readonly payout: number;
  /** Best jackpot of the round; the scene sets it for the celebration. */
  readonly jackpot?: CelebratedTier | undefined;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props of the hold-and-respin reels between rounds. */
export interface HoldProps {
  /** Symbols of each reel before the first round, from top to bottom. */
  readonly window: readonly string[];
  /** Payouts on the jackpots' signs, in hundredths; these payouts are proportional to the stake. */
  readonly jackpots: {
    readonly grand: number;
    readonly major: number;
    readonly minor: number;
    readonly mini: number;
  };
}

/** Props, cues (commands from the page) and events of the hold-and-respin reels. */
export interface HoldTypes {
  props: HoldProps;
  cues: {
    /** The player pressed and the request is pending: the reels spin. Resolves when the whole round has been played. */
    start: Record<string, never>;
    /**
     * The result is known: the reels stop, and six or more coins start the respins. Resolves when `round:shown` is
     * emitted.
     */
    land: Landing;
    /**
     * Skips as a press does: to the stop of the reels, or to the end of the current phase; with `all`, to the end of
     * the round.
     */
    skip: { readonly all?: boolean };
    /** No result came, or the server refused the request. Resolves when the reels rest as before the press. */
    fail: Record<string, never>;
  };
  events: {
    /** The animation of the whole round has ended. */
    'round:landed': { readonly coins: number };
    /** The whole result is on the screen: the page may now update the balance. */
    'round:shown': { readonly payout: number };
    /** The scene is at rest after the round. */
    'round:closed': { readonly payout: number; readonly jackpot: CelebratedTier | undefined };
  };
}
