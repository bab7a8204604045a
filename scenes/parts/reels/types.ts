import type { ShownOutcome } from './outcome.ts';

/** Props of a reel game at rest. */
export interface ReelProps {
  /** Total bet, hundredths. */
  readonly bet: number;
  /** Strip index in the top row of each reel: the last window. Read only while nothing moves. */
  readonly stops: readonly number[];
  /** False greys the button. */
  readonly canSpin: boolean;
  /** False greys the minus or the plus beside the bet. */
  readonly canLower?: boolean;
  readonly canRaise?: boolean;
  /** Whether the turbo switch is on; undefined hides the switch, as where the market forbids turbo. */
  readonly turbo?: boolean;
  /** Text in the win bar while there is no win. Characters beyond ASCII, ₱ and ñ stay blank. */
  readonly hint?: string;
}

/** Result of a bet, as received from the server. */
export interface ReelLanding {
  readonly outcome: ShownOutcome;
  /** Shows a stored outcome from the landing on, without spinning the reels. */
  readonly instant?: boolean;
}

/** Contract of a reel game: halloween-slots, slotshack and every other game made of reels and data. */
export interface ReelTypes {
  props: ReelProps;
  cues: {
    /** The stake is paid and the request is on its way: the reels spin. Resolves at the landing or failure. */
    spin: Record<string, never>;
    /** The outcome is known: stop on it and show it, including free spins. Resolves with `spin:shown`. */
    land: ReelLanding;
    /** No outcome came (the button then reads "Check result"), or the server refused. Resolves when the reels stop. */
    fail: { readonly refused?: boolean };
    /** Same as a press beside the buttons: skips what can be skipped. `all` skips to the end of the free spins. */
    skip: { readonly all?: boolean };
  };
  events: {
    /** The enabled button was pressed: decide, then send `spin`. */
    'spin:asked': Record<string, never>;
    /** Minus or plus beside the bet was pressed. */
    'bet:asked': { readonly step: 1 | -1 };
    'turbo:asked': Record<string, never>;
    'rules:asked': Record<string, never>;
    /** A reel stopped; index from the left. */
    'reel:stopped': { readonly reel: number };
    /** All reels of the bought spin have stopped. */
    'spin:landed': { readonly win: number };
    /** A free spin has stopped: its number from 1, and how many are left. */
    'free:landed': { readonly spin: number; readonly left: number; readonly win: number };
    /** The final total is on the screen: the balance may be updated. */
    'spin:shown': { readonly total: number };
    /** The scene is ready for the next spin. */
    'spin:closed': { readonly total: number; readonly isJackpot: boolean };
  };
}
