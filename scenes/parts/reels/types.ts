import type { ShownOutcome } from './outcome.ts';

/** Props of a slot at rest. */
export interface ReelProps {
  /** Total stake of a spin, in hundredths of a coin. */
  readonly bet: number;
  /**
   * For each reel, the index on its strip of the symbol that the last spin left in the top row. Read only while nothing
   * moves.
   */
  readonly stops: readonly number[];
  /** If false, the spin button is grey. */
  readonly canSpin: boolean;
  /** If false, the minus or the plus beside the bet is grey. */
  readonly canLower?: boolean;
  readonly canRaise?: boolean;
  /** Whether turbo mode is on. Undefined hides its switch, for instance where the market forbids turbo mode. */
  readonly turbo?: boolean;
  /** Text in the win bar while there is no win. Only ASCII, ₱ and ñ have glyphs; other characters stay blank. */
  readonly hint?: string;
}

/** Outcome of a bet, as received from the server. */
export interface ReelLanding {
  readonly outcome: ShownOutcome;
  /** If true, shows a stored outcome from the landing on, without spinning the reels. */
  readonly instant?: boolean;
}

/**
 * Props (state), cues (commands from the page) and events (reports to the page) of a slot: halloween-slots, slotshack,
 * and all slots of the hall.
 */
export interface ReelTypes {
  props: ReelProps;
  cues: {
    /** The stake was paid and the request was sent: the reels spin. Resolves when they have landed or failed. */
    spin: Record<string, never>;
    /** The outcome is known: the reels stop on it, and it is shown with its free spins. Resolves with `spin:shown`. */
    land: ReelLanding;
    /**
     * There is no outcome: no answer came (the button then reads "Check result"), or the server refused. Resolves when
     * the reels stop.
     */
    fail: { readonly refused?: boolean };
    /**
     * Has the effect of a press beside the buttons: skips the current animation. `all` skips to the end of the free
     * spins.
     */
    skip: { readonly all?: boolean };
  };
  events: {
    /** The player pressed the enabled button; if the page places the bet, it sends the cue `spin`. */
    'spin:asked': Record<string, never>;
    /** The player pressed minus (-1) or plus (1) beside the bet. */
    'bet:asked': { readonly step: 1 | -1 };
    'turbo:asked': Record<string, never>;
    'rules:asked': Record<string, never>;
    /** A reel has stopped; `reel` is its index from the left, from 0. */
    'reel:stopped': { readonly reel: number };
    /** All reels of the paid spin have stopped; `win` is what it won, in hundredths of a coin. */
    'spin:landed': { readonly win: number };
    /** A free spin has stopped: its number from 1, how many are left, and its win in hundredths of a coin. */
    'free:landed': { readonly spin: number; readonly left: number; readonly win: number };
    /** The final total is shown: the page may update the balance. */
    'spin:shown': { readonly total: number };
    /** The celebration has closed and the scene is ready for the next spin. */
    'spin:closed': { readonly total: number; readonly isJackpot: boolean };
  };
}
