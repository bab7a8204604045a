import type { RoundCues, RoundFacts } from '../round/round-types.ts';

/** Fields of the result of a round that all stalls have. */
export interface StallLanding {
  /** Text of the result on the sign, in characters of the glyph set `label`. */
  readonly label: string;
  /** Stake in hundredths of a coin; a payout of at most the stake does not count as a win. */
  readonly stake: number;
  readonly payout: number;
  /** True for a stored result of an earlier round: the scene shows the last frame at once, without motion. */
  readonly instant?: boolean;
}

/** Props that every stall has; the scene applies them between rounds. */
export interface StallProps {
  /** Text of the player's choice on the sign, in characters of the glyph set `label`. */
  readonly line: string;
}

/** Props, cues (commands from the page) and events of a stall; stalls differ only in their props and results. */
export interface StallTypes<
  Props extends StallProps = StallProps,
  Landing extends StallLanding = StallLanding,
> {
  props: Props;
  cues: RoundCues<Landing>;
  events: RoundFacts<{ readonly label: string }> & {
    /** The player pressed a place of the toy, counted from 1. */
    'place:picked': { readonly place: number };
  };
}

/** Props of a stall where the player bets on a field, by the field's name. */
export interface StallFieldProps extends StallProps {
  readonly field: string;
}

/**
 * Result of a stall where the player bets on a field: the drawn number `at`, counted from 0, belongs to one field of
 * the paytable.
 */
export interface FieldLanding extends StallLanding {
  readonly at: number;
}

/**
 * Props of a stall where the player picks one of several places that look alike, such as ducks. Places count from 1.
 */
export interface PlaceProps extends StallProps {
  readonly place: number;
}

/** Result of a stall where the player picks a place: the content of the picked place. */
export interface PlaceLanding extends StallLanding {
  /** Name of the drawn field of the paytable. */
  readonly field: string;
  /** Text of the payout that the picked place shows, in characters of the glyph set `label`. */
  readonly pays: string;
}

/** Props, cues (commands from the page) and events of a stall where the player picks a place. */
export type PlaceTypes = StallTypes<PlaceProps, PlaceLanding>;
