/** Props of the red packet rain at rest. */
export interface RainProps {
  /**
   * `waiting`: before a rain. `late`: the player joined after the rain; the closed envelope waits for a press.
   * `result`: the open envelope. Ignored while a rain plays.
   */
  readonly state: 'waiting' | 'late' | 'result';
  /** Amount in the envelope, in hundredths of a coin; 0 for nothing. The server fixed it when the player joined. */
  readonly amount: number;
  readonly texts: {
    /** Text under the five lamps, for instance "Open five packets". */
    readonly gate: string;
    /** Text that replaces the envelope if its amount is 0. */
    readonly nothing: string;
  };
}

/** Start of a rain, whose result is already decided. */
export interface StartCue {
  /** Amount in the envelope, in hundredths of a coin. */
  readonly amount: number;
  /**
   * Time in ms since the start of the rain, for a player who joins late: the rain continues from there without a
   * countdown, or the closed envelope is shown if the rain is over.
   */
  readonly elapsedMs?: number;
}

/** Props (state), cues (commands from the page) and events (reports to the page) of the red packet rain. */
export interface RedPacketRainTypes {
  props: RainProps;
  cues: {
    /** Plays the countdown, the rain and the envelope. Resolves when the final amount is shown. */
    start: StartCue;
    /** Opens the lowest packet for a player who cannot tap quickly; does nothing if there is none. */
    catch: Record<string, never>;
    /** Skips to the envelope, opens a closed envelope, or skips to the final amount. */
    skip: Record<string, never>;
  };
  events: {
    'rain:started': object;
    /** A packet was opened; `opened` is the number of packets opened so far. Packets after the fifth change nothing. */
    'packet:opened': { readonly opened: number };
    'gate:filled': object;
    'rain:ended': { readonly opened: number };
    'envelope:opened': { readonly amount: number };
    /** The final amount is shown: the page may update the balance. */
    'award:shown': { readonly amount: number };
  };
}
