/** What the rain shows at rest. */
export interface RainProps {
  /**
   * `waiting`: before a rain. `late`: the player joined after it, the envelope waits shut and a press opens it.
   * `result`: what it held. Ignored while a rain plays.
   */
  readonly state: 'waiting' | 'late' | 'result';
  /** What the envelope holds, in hundredths; 0 for nothing. The server fixed it when the player joined. */
  readonly amount: number;
  readonly texts: {
    /** Under the five lamps, for instance "Open five packets". */
    readonly gate: string;
    /** Instead of the envelope when it holds nothing. */
    readonly nothing: string;
  };
}

/** A rain begins; what it ends with is already decided. */
export interface StartCue {
  /** Hundredths. */
  readonly amount: number;
  /** How much of the rain is over, ms: without a countdown, and straight to the shut envelope when all of it is. */
  readonly elapsedMs?: number;
}

/** The red packet rain's contract. */
export interface RedPacketRainTypes {
  props: RainProps;
  cues: {
    /** Countdown, rain, envelope; resolves when the amount stands. */
    start: StartCue;
    /** Opens the lowest packet, without speed or aim; changes nothing when there is none. */
    catch: Record<string, never>;
    /** Straight to the envelope; opens one that waits; brings a running count to its end. */
    skip: Record<string, never>;
  };
  events: {
    'rain:started': object;
    /** `opened` packets so far; those after the fifth change nothing. */
    'packet:opened': { readonly opened: number };
    'gate:filled': object;
    'rain:ended': { readonly opened: number };
    'envelope:opened': { readonly amount: number };
    /** The amount is on show in full: the balance may be updated. */
    'award:shown': { readonly amount: number };
  };
}
