/** The four pools, largest first. */
export const POOL_TIERS = ['mega', 'major', 'minor', 'mini'] as const;
/** A pool's name. */
export type PoolTier = (typeof POOL_TIERS)[number];

/** What a cell can hold. */
export type PrizeKind = 'coin' | 'gem' | 'coupon' | 'scratch' | 'jackpot';

/** What lies on a cell. */
export interface Prize {
  readonly kind: PrizeKind;
  /** Hundredths for coins, percent for a coupon, pieces for the rest; 0 for the jackpot. */
  readonly amount: number;
}

/** A result as the server gave it. */
export interface Landing {
  /** 0..11, clockwise from the top left. */
  readonly cell: number;
  /** As `Prize.amount`, of what was won. */
  readonly amount: number;
  /** Shows a stored result from the landing on, without a walk. */
  readonly instant?: boolean;
}

/** What the grid is made of. */
export interface LuckyJackpotTypes {
  props: {
    /** What the plates show, in hundredths; values that change are rolled to. */
    readonly pools: Readonly<Record<PoolTier, number>>;
    /** Spins left. */
    readonly chances: number;
    /** False greys the button. */
    readonly canSpin: boolean;
    /** The twelve cells, clockwise from the top left. */
    readonly prizes: readonly Prize[];
    /** A line under the grid: what is missing for the next spin. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly hint?: string;
    /** Where the light rests; without it no cell is lit before the first spin. Read while nothing moves. */
    readonly restCell?: number;
  };
  cues: {
    /** The player pressed and the request is on its way: the light begins to walk. Resolves at the landing or failure. */
    start: Record<string, never>;
    /** The result is there: stop on it and show it. Resolves with `spin:shown`. */
    land: Landing;
    /** No result came (the button then reads "Check result"), or the server refused. Resolves when the light is out. */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The live button was pressed: decide, then send `start`. */
    'spin:pressed': Record<string, never>;
    'spin:started': Record<string, never>;
    /** The light is on the winning cell. */
    'spin:landed': { readonly cell: number };
    /** The amount is final on the screen: the balance may follow. For the jackpot: open the wheel now. */
    'spin:shown': { readonly cell: number };
    /** The scene rests again. */
    'spin:closed': { readonly cell: number };
  };
}
