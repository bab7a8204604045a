/** Result of a ticket, drawn by the server. */
export interface DrawnTicket {
  /** Prize in hundredths of a coin. */
  readonly amount: number;
  /** If true, shows a stored card: the scene starts with its face up. */
  readonly instant?: boolean;
}

/** Props (state), cues (commands from the page) and events (reports to the page) of the Halloween tickets. */
export interface HalloweenTicketsTypes {
  props: {
    /** Number of tickets left; the fan has a card for each, at most five. Without tickets the fan is dim. */
    readonly tickets: number;
    /**
     * Expected value of a ticket in hundredths of a coin; the ratio of a prize to this value decides how it is
     * celebrated.
     */
    readonly price: number;
  };
  cues: {
    /**
     * A ticket was spent: a card leaves the fan and floats until `land` or `fail`. Resolves when the card has risen.
     */
    start: Record<string, never>;
    /** The answer arrived: the card is turned over. Resolves with `card:shown`. */
    land: DrawnTicket;
    /** Skips to the last frame as soon as the card's prize is known. */
    skip: Record<string, never>;
    /** No answer came, or the server refused: the card returns to the fan. Resolves when the card is back. */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The amount on the screen is final: the page may update the balance. */
    'card:shown': { readonly amount: number };
    /** The celebration has ended and the scene is at rest. */
    'card:closed': Record<string, never>;
  };
}
