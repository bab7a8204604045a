/** A result from the server. */
export interface Landing {
  /** Index in `props.sectors`. */
  readonly sector: number;
  /** Hundredths. */
  readonly amount: number;
  /** Position within the sector where the disc stops, 0..1; drawn from the scene's own stream if omitted. */
  readonly offset?: number;
  /** Shows a stored result, starting at the stop. */
  readonly instant?: boolean;
}

/** Types of the daily spin. */
export interface DailySpinTypes {
  props: {
    /**
     * Prizes of the eight sectors, clockwise from the top at rest, hundredths. Equal in size, not in odds, which are
     * shown beside the wheel.
     */
    readonly sectors: readonly number[];
    /** Whether today's spin is available. */
    readonly canSpin: boolean;
    /** Whether today's spin has been used: the wheel is grey and does not move. */
    readonly isUsed?: boolean;
    /** Sector at rest, an index in `sectors`: today's result. Read while nothing moves. */
    readonly restSector?: number;
    /** Line on the bar: what is missing, or when the next spin comes. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
  };
  cues: {
    /** The player pressed and the request is on its way: the wheel turns until `land` or `fail`. Resolves at the stop. */
    start: Record<string, never>;
    /** The result is known: stops on it and shows it. Resolves with `spin:shown`. */
    land: Landing;
    /** Skips to the last frame, as soon as the result is known. */
    skip: Record<string, never>;
    /**
     * No result came (the button then reads "Check result"), or the server refused. Resolves when the wheel is in its
     * old position again.
     */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The enabled button was pressed: decide, then send `start`, or request the stored result. */
    'button:pressed': { readonly action: 'spin' | 'check' };
    'spin:started': Record<string, never>;
    /** The wheel has stopped. */
    'spin:landed': { readonly sector: number };
    /** The amount shown is final: the balance may follow. */
    'spin:shown': { readonly sector: number; readonly amount: number };
    /** The scene is at rest again. */
    'spin:closed': { readonly sector: number };
  };
}
