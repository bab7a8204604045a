import type { RoundCues, RoundFacts } from '../round/round-types.ts';

/** What every stall's round tells its scene. */
export interface StallLanding {
  /** What it came to, on the plate: characters of the label set. */
  readonly label: string;
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
  cues: RoundCues<Landing>;
  events: RoundFacts<{ readonly label: string }> & {
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

/** A stall where one picks a place that is equal to all others until it is opened: counted from 1. */
export interface PlaceProps extends StallProps {
  readonly place: number;
}

/** A stall where one picks a place: what it holds. */
export interface PlaceLanding extends StallLanding {
  /** The field of the table that was drawn, by its name. */
  readonly field: string;
  /** What is written on what the place holds: characters of the label set. */
  readonly pays: string;
}

/** A stall where one picks a place. */
export type PlaceTypes = StallTypes<PlaceProps, PlaceLanding>;
