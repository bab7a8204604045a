import type { SlotOutcome } from './outcome.ts';

/** What a reel game shows at rest. */
export interface ReelProps {
  /** Total bet in hundredths. */
  readonly bet: number;
  /** For each reel the strip index in the top row: the last window. Read while nothing moves. */
  readonly stops: readonly number[];
  /** False greys the button. */
  readonly canSpin: boolean;
  /** False greys the minus or the plus beside the bet. */
  readonly canLower?: boolean;
  readonly canRaise?: boolean;
  /** Whether the turbo switch is lit; without it there is none, as where the market forbids it. */
  readonly turbo?: boolean;
  /** A line in the win bar while nothing was won. Characters beyond ASCII, ₱ and ñ stay blank. */
  readonly hint?: string;
}

/** What a bet came to, as the server gave it. */
export interface ReelLanding {
  readonly outcome: SlotOutcome;
  /** Shows a stored outcome from the landing on, without the reels' run. */
  readonly instant?: boolean;
}

/** A reel game's contract: halloween-slots, slotshack and whatever else is reels and data. */
export interface ReelTypes {
  props: ReelProps;
  cues: {
    /** The stake is bought and the request is on its way: the reels run. Resolves at the landing or failure. */
    spin: Record<string, never>;
    /** The outcome is there: stop on it and show it, free spins and all. Resolves with `spin:shown`. */
    land: ReelLanding;
    /** No outcome came (the button then reads "Check result"), or the server refused. Resolves when the reels stand. */
    fail: { readonly refused?: boolean };
    /** As a press beside the buttons: skips what can be skipped. With `all` it goes to the end of the free spins. */
    skip: { readonly all?: boolean };
  };
  events: {
    /** The live button was pressed: decide, then send `spin`. */
    'spin:asked': Record<string, never>;
    /** Minus or plus beside the bet was pressed. */
    'bet:asked': { readonly step: 1 | -1 };
    'turbo:asked': Record<string, never>;
    'rules:asked': Record<string, never>;
    /** A reel came to rest; index from the left. */
    'reel:stopped': { readonly reel: number };
    /** All reels of the bought spin rest. */
    'spin:landed': { readonly win: number };
    /** A free spin rests: its number from 1 and how many are left. */
    'free:landed': { readonly spin: number; readonly left: number; readonly win: number };
    /** The total is final on the screen: the balance may follow. */
    'spin:shown': { readonly total: number };
    /** The scene takes the next spin. */
    'spin:closed': { readonly total: number; readonly isJackpot: boolean };
  };
}
