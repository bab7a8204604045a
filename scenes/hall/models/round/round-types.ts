/** Cues (commands from the page) of a game with one draw per round. */
export type RoundCues<Landing> = {
  /** The player pressed and the request is pending until `land` or `fail`. Resolves when the result is in its place. */
  start: Record<string, never>;
  /** The result is known: the scene moves to it. Resolves when `round:shown` is emitted. */
  land: Landing;
  /** Skips to the last frame as soon as the result is known. */
  skip: Record<string, never>;
  /** No result came, or the server refused the request. Resolves when the picture is as before the press. */
  fail: Record<string, never>;
};

/** Events of a game with one draw per round; `Announced` holds the fields of the result that each event contains. */
export type RoundFacts<Announced> = {
  /** The moving piece (ball, die …) has stopped at the result. */
  'round:landed': Announced;
  /** The whole result is on the screen: the page may now update the balance. */
  'round:shown': Announced & { readonly payout: number };
  /** The scene is at rest after the round. */
  'round:closed': Announced;
};

/** Props, cues (commands from the page) and events of a game with one draw per round. */
export type RoundTypes<Props extends object, Landing, Announced> = {
  props: Props;
  cues: RoundCues<Landing>;
  events: RoundFacts<Announced>;
};
