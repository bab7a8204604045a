/** Names of the four jackpot pools, largest first. */
export const POOL_TIERS = ['mega', 'major', 'minor', 'mini'] as const;
/** Name of a jackpot pool. */
export type WonTier = (typeof POOL_TIERS)[number];

/** Kinds of prizes on the grid. */
export type PrizeKind = 'coin' | 'gem' | 'coupon' | 'scratch' | 'jackpot';

/** The prize of a cell. */
export interface CellPrize {
  readonly kind: PrizeKind;
  /** Amount: hundredths of a coin for coins, percent for a coupon, pieces for the other kinds; 0 for the jackpot. */
  readonly amount: number;
}

/** Result of a spin, decided by the server. */
export interface Landing {
  /** Number of the winning cell, 0..11, clockwise from the top left. */
  readonly cell: number;
  /** Amount won, in the unit of `CellPrize.amount`. */
  readonly amount: number;
  /** If true, shows a stored result from the landing on, without a moving light. */
  readonly instant?: boolean;
}

/** Props (state), cues (commands from the page) and events (reports to the page) of the Lucky Jackpot. */
export interface LuckyJackpotTypes {
  props: {
    /** Amounts of the pools in hundredths of a coin; a changed amount counts up to its new value. */
    readonly pools: Readonly<Record<WonTier, number>>;
    /** Number of spins left. */
    readonly chances: number;
    /** Whether the button is enabled; otherwise it is grey. */
    readonly canSpin: boolean;
    /** Prizes of the twelve cells, clockwise from the top left. */
    readonly prizes: readonly CellPrize[];
    /**
     * Text under the grid: what is missing for the next spin. Only ASCII, ₱ and ñ have glyphs; other characters stay
     * blank.
     */
    readonly hint?: string;
    /** Cell on which the light rests. If undefined, no cell is lit before the first spin. Read only at rest. */
    readonly restCell?: number;
  };
  cues: {
    /** The player pressed and the request was sent: the light starts. Resolves when it has landed or failed. */
    start: Record<string, never>;
    /** The result is known: the light stops on the winning cell and the prize is shown. Resolves with `spin:shown`. */
    land: Landing;
    /**
     * There is no result: no answer came (the button then reads "Check result"), or the server refused. Resolves when
     * the light is out.
     */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The player pressed the enabled button; if the page starts a spin, it sends the cue `start`. */
    'spin:pressed': Record<string, never>;
    'spin:started': Record<string, never>;
    /** The light has landed on the winning cell. */
    'spin:landed': { readonly cell: number };
    /**
     * The shown amount is final: the page may update the balance. After the jackpot, the page opens the jackpot wheel
     * now.
     */
    'spin:shown': { readonly cell: number };
    /** The celebration has closed and the scene is at rest again. */
    'spin:closed': { readonly cell: number };
  };
}
