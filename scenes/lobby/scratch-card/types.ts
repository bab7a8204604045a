/** Symbols of a card, from the smallest prize to the largest; `faces` are indexes into this list. */
export const SYMBOLS = [
  'mango',
  'sampaguita',
  'bangus',
  'salakot',
  'parol',
  'jeepney',
  'coin',
  'gem',
] as const;

/** A card as printed by the server. */
export interface Card {
  /** Nine indexes into SYMBOLS, row by row. Three equal ones win. */
  readonly faces: readonly number[];
  /** Hundredths; 0 for no prize. */
  readonly prize: number;
  /** Prizes of three equal symbols and price of this card, if they differ from the current props. */
  readonly terms?: { readonly prizes: readonly number[]; readonly price: number };
}

/** Prize and price, hundredths: together they decide the size of the celebration. */
export interface Winnings {
  readonly prize: number;
  readonly price: number;
}

/** A point of the design, dpx. */
export type Point = readonly [x: number, y: number];

/** Action that a press of the button requests from the page; `reveal` needs no request. */
export type ButtonAction = 'buy' | 'next' | 'check';

/** Contract of the scratch card. */
export interface ScratchCardTypes {
  props: {
    /** Prizes of three equal symbols, in the order of SYMBOLS, hundredths: printed under them. */
    readonly prizes: readonly number[];
    /** Price of a card, hundredths: the measure for celebrations. */
    readonly price: number;
    /** Cards of this row that are bought but not dealt yet. */
    readonly waiting: number;
    /** False disables the button while it would buy. */
    readonly canBuy: boolean;
    /** Text on the bar while a card is covered. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** Text on the bar after a card without a prize. */
    readonly noPrize: string;
  };
  cues: {
    /**
     * Deals a card to the table; the previous one leaves. Without `card` it lies face down and cannot be scratched
     * until `face`. Resolves when it lies. `instant` places it without motion, when the player returns to it.
     */
    deal: { readonly card?: Card; readonly instant?: boolean };
    /** Turns the card that lies face down over, as the answer is there. Resolves when it can be scratched. */
    face: { readonly card: Card };
    /** Rubs a pointer along points in no time: for examples. */
    stroke: { readonly points: readonly Point[] };
    /**
     * Removes the whole foil. With `row`, the waiting cards are revealed too: their total win is shown on the bar and
     * celebrated, even if this card is already open. Resolves with `card:shown`.
     */
    revealAll: { readonly row?: Winnings };
    /** Skips to the last frame of what runs. */
    skip: Record<string, never>;
    /**
     * No answer came (the card stays, the button reads "Check result"), or the server refused (the card is removed).
     */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The button was pressed. */
    'button:pressed': { readonly action: ButtonAction };
    /** A card can be scratched. */
    'card:dealt': Record<string, never>;
    /** Another tenth of the foil is gone; `part` 0..1. */
    'card:scratched': { readonly part: number };
    /** A face is visible: its place 0..8 and its symbol. */
    'face:opened': { readonly place: number; readonly symbol: number };
    /** All nine faces are visible. */
    'card:opened': Record<string, never>;
    /** The prize is on the bar: the balance may be updated. */
    'card:shown': { readonly prize: number };
    /** The button is enabled again. */
    'card:closed': Record<string, never>;
  };
}
