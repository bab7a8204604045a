/** Props of the rain at rest. */
export interface RainProps {
  /**
   * `waiting`: before a rain. `late`: the player joined after the rain; the closed envelope waits for a press.
   * `result`: its content. Ignored while a rain plays.
   */
  readonly state: 'waiting' | 'late' | 'result';
  /** Content of the envelope, in hundredths; 0 for nothing. The server fixed it when the player joined. */
  readonly amount: number;
  readonly texts: {
    /** Text under the five lamps, for instance "Open five packets". */
    readonly gate: string;
    /** Text instead of the envelope if it holds nothing. */
    readonly nothing: string;
  };
}

/** Start of a rain; its result is already decided. */
export interface StartCue {
  /** Hundredths. */
  readonly amount: number;
  /** Elapsed time of the rain, ms: without a countdown, or straight to the closed envelope if the rain is over. */
  readonly elapsedMs?: number;
}

/** Contract of the red packet rain. */
export interface RedPacketRainTypes {
  props: RainProps;
  cues: {
    /** Plays countdown, rain, and envelope; resolves when the amount is on show. */
    start: StartCue;
    /** Opens the lowest packet, without speed or aim; does nothing if there is none. */
    catch: Record<string, never>;
    /** Skips to the envelope, opens a waiting one, or finishes a running count. */
    skip: Record<string, never>;
  };
  events: {
    'rain:started': object;
    /** `opened` packets so far; those after the fifth change nothing. */
    'packet:opened': { readonly opened: number };
    'gate:filled': object;
    'rain:ended': { readonly opened: number };
    'envelope:opened': { readonly amount: number };
    /** The full amount is on show: the balance may be updated. */
    'award:shown': { readonly amount: number };
  };
}
