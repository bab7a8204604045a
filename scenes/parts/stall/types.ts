/** What every stall's round tells its scene. */
export interface StallLanding {
  /** What it came to, on the plate: characters of the label set. */
  readonly said: string;
  /** Hundredths; a payout up to the stake is no win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result from its last frame on. */
  readonly instant?: boolean;
}

/** What every stall shows at rest. */
export interface StallProps {
  /** What is bet on, on the plate: characters of the label set. */
  readonly line: string;
}

/** What a stall's scene is made of: the same for every stall but for what its toy shows. */
export interface StallTypes<
  Props extends StallProps = StallProps,
  Landing extends StallLanding = StallLanding,
> {
  props: Props;
  cues: {
    /** The player pressed and the request is on its way: the toy moves until `land` or `fail`. Resolves when it has landed. */
    start: Record<string, never>;
    /** The result is there: the toy goes to it. Resolves with `round:shown`. */
    land: Landing;
    /** To the last frame, as soon as the result is known. */
    skip: Record<string, never>;
    /** No result came, or the server refused. Resolves when the toy stands as before. */
    fail: Record<string, never>;
  };
  events: {
    /** The toy stands at its result. */
    'round:landed': { readonly said: string };
    /** Everything of the result is on the screen: the balance may follow. */
    'round:shown': { readonly payout: number };
    /** The scene rests again. */
    'round:closed': { readonly payout: number };
    /** One of the places that can be picked was pressed, counted from 1. */
    'place:picked': { readonly place: number };
  };
}

/** A stall where one bets on a field: the field's name. */
export interface FieldProps extends StallProps {
  readonly field: string;
}

/** A stall where one bets on a field: the number that was drawn, a place in the table from its first field on. */
export interface FieldLanding extends StallLanding {
  readonly at: number;
}
