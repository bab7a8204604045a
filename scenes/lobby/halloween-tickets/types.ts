/** A card drawn by the server. */
export interface DrawnTicket {
  /** Hundredths. */
  readonly amount: number;
  /** Shows a stored card, starting with its face. */
  readonly instant?: boolean;
}

/** Types of the Halloween tickets. */
export interface HalloweenTicketsTypes {
  props: {
    /** Tickets left, each a card in the fan, five at most. Without tickets the cards are dim. */
    readonly tickets: number;
    /** Expected value of a ticket, hundredths: a prize is celebrated relative to it. */
    readonly price: number;
  };
  cues: {
    /** A ticket is spent: a card leaves the fan and floats until `land` or `fail`. Resolves when it has risen. */
    start: Record<string, never>;
    /** The answer arrived: the card is turned over. Resolves with `card:shown`. */
    land: DrawnTicket;
    /** Jumps to the last frame as soon as the card is known. */
    skip: Record<string, never>;
    /** No answer came, or the server refused: the card goes back. Resolves when it lies there. */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The amount is final on the screen: the balance may follow. */
    'card:shown': { readonly amount: number };
    /** The celebration has ended. */
    'card:closed': Record<string, never>;
  };
}
