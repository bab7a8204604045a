/** A result as the server gave it. */
export interface Landing {
  /** Place in `props.sectors`. */
  readonly sector: number;
  /** Hundredths. */
  readonly amount: number;
  /** Where inside the sector the disc stops, 0..1; drawn from the scene's own stream when it is not given. */
  readonly offset?: number;
  /** Shows a stored result from the stop on. */
  readonly instant?: boolean;
}

/** What the daily spin is made of. */
export interface DailySpinTypes {
  props: {
    /** What the eight sectors win, clockwise from the top at rest, hundredths. Equal in size, not in odds: those stand beside. */
    readonly sectors: readonly number[];
    /** Whether today's spin is there. */
    readonly canSpin: boolean;
    /** Today's spin has been used: the wheel is grey and does not move. */
    readonly isUsed?: boolean;
    /** Where it rests, a place in `sectors`: today's result. Read while nothing moves. */
    readonly restSector?: number;
    /** On the bar: what is missing, or when the next spin comes. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
  };
  cues: {
    /** The player pressed and the request is on its way: the wheel turns until `land` or `fail`. Resolves at the stop. */
    start: Record<string, never>;
    /** The result is there: stop on it and show it. Resolves with `spin:shown`. */
    land: Landing;
    /** To the last frame, as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came (the button then reads "Check result"), or the server refused. Resolves when the wheel stands as before. */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The live button was pressed: decide, then send `start`, or ask for the stored result. */
    'button:pressed': { readonly action: 'spin' | 'check' };
    'spin:started': Record<string, never>;
    /** The wheel stands. */
    'spin:landed': { readonly sector: number };
    /** The amount is final on the screen: the balance may follow. */
    'spin:shown': { readonly sector: number; readonly amount: number };
    /** The scene rests again. */
    'spin:closed': { readonly sector: number };
  };
}
