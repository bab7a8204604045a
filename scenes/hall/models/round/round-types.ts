/** Cues of a game of one draw. */
export type RoundCues<Landing> = {
  /** The player pressed and the request is on its way, until `land` or `fail`. Resolves when the result lies. */
  start: Record<string, never>;
  /** The result is known. Resolves with `round:shown`. */
  land: Landing;
  /** Skips to the last frame as soon as the result is known. */
  skip: Record<string, never>;
  /** No result came, or the server refused. Resolves when everything is as before. */
  fail: Record<string, never>;
};

/** Events of a game of one draw; `Announced` is the part about the result. */
export type RoundFacts<Announced> = {
  /** The result lies in its final place. */
  'round:landed': Announced;
  /** The whole result is on the screen: the balance may be updated. */
  'round:shown': Announced & { readonly payout: number };
  /** The scene is at rest again. */
  'round:closed': Announced;
};

/** Type parameters of a game of one draw. */
export type RoundTypes<Props extends object, Landing, Announced> = {
  props: Props;
  cues: RoundCues<Landing>;
  events: RoundFacts<Announced>;
};
