import type { RoundCues, RoundFacts } from '../round/round-types.ts';

/** Result of a round, common to all stalls. */
export interface StallLanding {
  /** Result text on the plate: characters of the label set. */
  readonly label: string;
  /** Hundredths; a payout up to the stake is not a win. */
  readonly stake: number;
  readonly payout: number;
  /** Shows a stored result, starting at its last frame. */
  readonly instant?: boolean;
}

/** Props of every stall at rest. */
export interface StallProps {
  /** Text of the choice on the plate: characters of the label set. */
  readonly line: string;
}

/** Contract of a stall's scene: the same for every stall except for the props and landing of its toy. */
export interface StallTypes<
  Props extends StallProps = StallProps,
  Landing extends StallLanding = StallLanding,
> {
  props: Props;
  cues: RoundCues<Landing>;
  events: RoundFacts<{ readonly label: string }> & {
    /** A place was picked, counted from 1. */
    'place:picked': { readonly place: number };
  };
}

/** Props of a stall with bets on a field: the field's name. */
export interface StallFieldProps extends StallProps {
  readonly field: string;
}

/** Landing of a stall with bets on a field: the drawn number, an index into the table from its first field on. */
export interface FieldLanding extends StallLanding {
  readonly at: number;
}

/** Props of a stall where the player picks one of several identical closed places, counted from 1. */
export interface PlaceProps extends StallProps {
  readonly place: number;
}

/** Landing of a stall where the player picks a place: its content. */
export interface PlaceLanding extends StallLanding {
  /** Name of the drawn field of the table. */
  readonly field: string;
  /** Text on the content of the place: characters of the label set. */
  readonly pays: string;
}

/** Contract of a stall where the player picks a place. */
export type PlaceTypes = StallTypes<PlaceProps, PlaceLanding>;
