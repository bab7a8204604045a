/** The cues of a game of one draw. */
export type RoundCues<Landing> = {
  /** The player pressed and the request is on its way, until `land` or `fail`. Resolves when the result lies. */
  start: Record<string, never>;
  /** The result is there. Resolves with `round:shown`. */
  land: Landing;
  /** To the last frame, as soon as the result is known. */
  skip: Record<string, never>;
  /** No result came, or the server refused. Resolves when all lies as before. */
  fail: Record<string, never>;
};

/** Facts out of a game of one draw; `Told` is what each says of the result. */
export type RoundFacts<Told> = {
  /** The result lies where it will stay. */
  'round:landed': Told;
  /** Everything of it is on the screen: the balance may follow. */
  'round:shown': Told & { readonly payout: number };
  /** The scene rests again. */
  'round:closed': Told;
};

/** What a game of one draw is made of. */
export type RoundTypes<Props extends object, Landing, Told> = {
  props: Props;
  cues: RoundCues<Landing>;
  events: RoundFacts<Told>;
};
