/** Result of a spin, decided by the server. */
export interface Landing {
  /** Winning sector, an index in `props.sectors`. */
  readonly sector: number;
  /** Prize in hundredths of a coin. */
  readonly amount: number;
  /** Position within the sector where the disc stops, 0..1; if omitted, the scene draws it at random. */
  readonly offset?: number;
  /** If true, shows a stored result: the scene starts at the wheel's stop. */
  readonly instant?: boolean;
}

/** Props (state), cues (commands from the page) and events (reports to the page) of the daily spin. */
export interface DailySpinTypes {
  props: {
    /**
     * Prizes of the eight sectors in hundredths of a coin, clockwise from the top of the wheel. The sectors are equal
     * in size but not in probability; the page shows the odds beside the wheel.
     */
    readonly sectors: readonly number[];
    /** Whether today's spin is available. */
    readonly canSpin: boolean;
    /** Whether today's spin has been used: the wheel is then grey and does not turn. */
    readonly isUsed?: boolean;
    /** Sector under the pointer at rest, an index in `sectors`: today's result. Read only while nothing moves. */
    readonly restSector?: number;
    /**
     * Text on the bar: what is missing for a spin, or when the next one is available. Only ASCII, ₱ and ñ have glyphs.
     */
    readonly line: string;
  };
  cues: {
    /** The player pressed and the request was sent: the wheel turns until `land` or `fail`. Resolves when it stops. */
    start: Record<string, never>;
    /**
     * The result is known: the wheel stops on the winning sector and celebrates the prize. Resolves with `spin:shown`.
     */
    land: Landing;
    /** Skips to the last frame of the spin, as soon as its result is known. */
    skip: Record<string, never>;
    /**
     * There is no result: no answer came (the button then reads "Check result"), or the server refused. Resolves when
     * the wheel is back at its old position.
     */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The player pressed the enabled button: the page then sends the cue `start` or requests the stored result. */
    'button:pressed': { readonly action: 'spin' | 'check' };
    'spin:started': Record<string, never>;
    /** The wheel has stopped. */
    'spin:landed': { readonly sector: number };
    /** The shown amount is final: the page may update the balance. */
    'spin:shown': { readonly sector: number; readonly amount: number };
    /** The celebration has closed and the scene is at rest again. */
    'spin:closed': { readonly sector: number };
  };
}
