/** Names of the symbols, from the smallest prize to the largest; `faces` contains indexes of this list. */
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

/** A card with the symbols and the prize that the server drew. */
export interface Card {
  /** The nine symbols, row by row, as indexes of SYMBOLS. Three equal ones win. */
  readonly faces: readonly number[];
  /** Prize of the card in hundredths of a coin; 0 for none. */
  readonly prize: number;
  /** Prizes and price for this card, if they differ from those in the current props. */
  readonly terms?: { readonly prizes: readonly number[]; readonly price: number };
}

/** Prize and price in hundredths of a coin: their ratio decides the size of the celebration. */
export interface Winnings {
  readonly prize: number;
  readonly price: number;
}

/** A point of the design, in design pixels. */
export type Point = readonly [x: number, y: number];

/** Action that a press of the button requests from the page. The button's fourth action, `reveal`, needs no request. */
export type ButtonAction = 'buy' | 'next' | 'check';

/** Props (state), cues (commands from the page) and events (reports to the page) of the scratch card. */
export interface ScratchCardTypes {
  props: {
    /** Prize for three equal symbols, in hundredths of a coin, in the order of SYMBOLS; printed under each symbol. */
    readonly prizes: readonly number[];
    /**
     * Price of a card in hundredths of a coin; the ratio of a prize to this price decides how the prize is celebrated.
     */
    readonly price: number;
    /** Number of cards in this row that are bought but not dealt yet. */
    readonly waiting: number;
    /** Whether the player can buy; if false, the button is disabled while its action is `buy`. */
    readonly canBuy: boolean;
    /** Text on the bar while a card is covered. Only ASCII, ₱ and ñ have glyphs; other characters stay blank. */
    readonly line: string;
    /** Text on the bar after a card without a prize. */
    readonly noPrize: string;
  };
  cues: {
    /**
     * Deals a card to the table; the previous card leaves. Without `card` it lies face down and cannot be scratched
     * until `face`. With `instant` it lies there without motion, for a returning player. Resolves when the card lies on
     * the table.
     */
    deal: { readonly card?: Card; readonly instant?: boolean };
    /** The answer arrived: turns the face-down card over. Resolves when it can be scratched. */
    face: { readonly card: Card };
    /** Rubs along lines through points, without taking time; used in examples. */
    stroke: { readonly points: readonly Point[] };
    /**
     * Removes the whole foil. With `row`, the waiting cards are revealed too: their total win is shown on the bar and
     * celebrated, even if this card is already open. Resolves with `card:shown`.
     */
    revealAll: { readonly row?: Winnings };
    /** Skips the current animation to its last frame. */
    skip: Record<string, never>;
    /**
     * There is no result: no answer came (the card stays and the button reads "Check result"), or the server refused
     * (the card is removed).
     */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The player pressed the button; `action` is what it requests. */
    'button:pressed': { readonly action: ButtonAction };
    /** A card lies face up and can be scratched. */
    'card:dealt': Record<string, never>;
    /** Another tenth of the foil was rubbed off; `part` is the whole share, 0..1. */
    'card:scratched': { readonly part: number };
    /** A symbol became visible: the number of its tile, 0..8, and its index in SYMBOLS. */
    'face:opened': { readonly place: number; readonly symbol: number };
    /** All nine symbols are visible. */
    'card:opened': Record<string, never>;
    /** The final prize is on the bar: the page may update the balance. */
    'card:shown': { readonly prize: number };
    /** The celebration has closed and the button is enabled again. */
    'card:closed': Record<string, never>;
  };
}
