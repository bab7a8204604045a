/** The symbols of a card, from the smallest prize to the largest: `faces` name them by their place here. */
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

/** What the server printed on a card. */
export interface Card {
  /** Nine places in SYMBOLS, row by row. Three equal ones win. */
  readonly faces: readonly number[];
  /** Hundredths; 0 when it wins nothing. */
  readonly prize: number;
  /** What three of each symbol win and what it has cost, where that is not what the props say now. */
  readonly terms?: { readonly prizes: readonly number[]; readonly price: number };
}

/** What was won, and what it had cost, hundredths: together they say how much is made of it. */
export interface Winnings {
  readonly prize: number;
  readonly price: number;
}

/** A point of the design, dpx. */
export type Point = readonly [x: number, y: number];

/** What a press of the button asks of the page: `reveal` needs nobody. */
export type ButtonAction = 'buy' | 'next' | 'check';

/** What the scratch card is made of. */
export interface ScratchCardTypes {
  props: {
    /** What three of each symbol win, in the order of SYMBOLS, hundredths: printed under them. */
    readonly prizes: readonly number[];
    /** What a card costs, hundredths: by it a win is celebrated. */
    readonly price: number;
    /** Cards of this row that are bought and not dealt yet. */
    readonly waiting: number;
    /** False greys the button where it would buy. */
    readonly canBuy: boolean;
    /** On the bar while a card is covered. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
    /** On the bar when a card has won nothing. */
    readonly noPrize: string;
  };
  cues: {
    /**
     * A card comes to the table; what lay there leaves. Without `card` it lies face down and cannot be scratched until
     * `face`. Resolves when it lies. `instant` puts it there without a way: the player comes back to it.
     */
    deal: { readonly card?: Card; readonly instant?: boolean };
    /** The answer: the card that lies face down is turned over. Resolves when it can be scratched. */
    face: { readonly card: Card };
    /** A pointer rubs along points, at once: for examples. */
    stroke: { readonly points: readonly Point[] };
    /**
     * The whole foil comes off. With `row`, the cards that wait behind it are revealed too: what all have won stands on
     * the bar and is celebrated, also when this one lies open already. Resolves with `card:shown`.
     */
    revealAll: { readonly row?: Winnings };
    /** To the last frame of what runs. */
    skip: Record<string, never>;
    /** No answer came (the card stays, the button reads "Check result"), or the server refused (the card is taken away). */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The button was pressed. */
    'button:pressed': { readonly action: ButtonAction };
    /** A card can be scratched. */
    'card:dealt': Record<string, never>;
    /** Another tenth of the foil is off; `part` 0..1. */
    'card:scratched': { readonly part: number };
    /** A face can be seen: its place 0..8 and its symbol. */
    'face:opened': { readonly place: number; readonly symbol: number };
    /** All nine can be seen. */
    'card:opened': Record<string, never>;
    /** The prize stands on the bar: the balance may follow. */
    'card:shown': { readonly prize: number };
    /** The button lives again. */
    'card:closed': Record<string, never>;
  };
}
