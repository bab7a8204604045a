/** The four pools, largest first. */
export const POOL_TIERS = ['mega', 'major', 'minor', 'mini'] as const;
/** A pool's name. */
export type WonTier = (typeof POOL_TIERS)[number];

/** Kinds of prizes. */
export type PrizeKind = 'coin' | 'gem' | 'coupon' | 'scratch' | 'jackpot';

/** The prize of a cell. */
export interface CellPrize {
  readonly kind: PrizeKind;
  /** Hundredths for coins, percent for a coupon, pieces for the rest; 0 for the jackpot. */
  readonly amount: number;
}

/** A result from the server. */
export interface Landing {
  /** 0..11, clockwise from the top left. */
  readonly cell: number;
  /** The won amount, as `Prize.amount`. */
  readonly amount: number;
  /** Shows a stored result from the landing on, without a walk. */
  readonly instant?: boolean;
}

/** Types of the grid. */
export interface LuckyJackpotTypes {
  props: {
    /** Amounts on the plates, hundredths; changes roll. */
    readonly pools: Readonly<Record<WonTier, number>>;
    /** Spins left. */
    readonly chances: number;
    /** Whether the button is enabled; greyed if not. */
    readonly canSpin: boolean;
    /** The twelve cells, clockwise from the top left. */
    readonly prizes: readonly CellPrize[];
    /** Text under the grid: what is missing for the next spin. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly hint?: string;
    /** Where the light rests; without it no cell is lit before the first spin. Read only at rest. */
    readonly restCell?: number;
  };
  cues: {
    /** The player pressed and the request is pending: the light begins to walk. Resolves at the landing or failure. */
    start: Record<string, never>;
    /** The result is known: stop on it and show it. Resolves with `spin:shown`. */
    land: Landing;
    /** No result came (the button then reads "Check result"), or the server refused. Resolves when the light is out. */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The enabled button was pressed: decide, then send `start`. */
    'spin:pressed': Record<string, never>;
    'spin:started': Record<string, never>;
    /** The light is on the winning cell. */
    'spin:landed': { readonly cell: number };
    /** The final amount is on the screen: the balance may follow. For the jackpot: open the wheel now. */
    'spin:shown': { readonly cell: number };
    /** The scene is at rest again. */
    'spin:closed': { readonly cell: number };
  };
}
