/** A card as the server drew it. */
export interface Drawn {
  /** Hundredths. */
  readonly amount: number;
  /** Shows a stored card from its face on. */
  readonly instant?: boolean;
}

/** What the Halloween tickets are made of. */
export interface HalloweenTicketsTypes {
  props: {
    /** Tickets that are left: so many cards lie in the fan, five at most. Without one they are dim. */
    readonly tickets: number;
    /** What a ticket is worth on average, hundredths: by it a prize is celebrated. */
    readonly price: number;
  };
  cues: {
    /** A ticket is spent: a card leaves the fan and floats until `land` or `fail`. Resolves when it has risen. */
    start: Record<string, never>;
    /** The answer: the card is turned over. Resolves with `card:shown`. */
    land: Drawn;
    /** To the last frame, as soon as the card is known. */
    skip: Record<string, never>;
    /** No answer came, or the server refused: the card goes back. Resolves when it lies there. */
    fail: { readonly refused?: boolean };
  };
  events: {
    /** The amount is final on the screen: the balance may follow. */
    'card:shown': { readonly amount: number };
    /** Nothing is celebrated any more. */
    'card:closed': Record<string, never>;
  };
}
