import type { WheelTier } from './tuning.ts';

/** Props of the wheel at rest. */
export interface WheelProps {
  /**
   * Probability of each tier as text, for instance `3.6%`. The sectors are equal in size, the probabilities are not.
   */
  readonly oddsLine: Readonly<Record<WheelTier, string>>;
  /** Whether the wheel is visible before its first spin; otherwise it stays hidden until `spin` opens it. */
  readonly isOpen?: boolean;
}

/** The award that the wheel stops on, decided by the server. */
export interface SpinCue {
  readonly tier: WheelTier;
  /** Amount of the award in hundredths of a coin. */
  readonly amount: number;
  /** Position inside the sector where the disc stops, 0..1; if omitted, the scene draws it at random. */
  readonly offset?: number;
  /** If true, shows the last frame immediately, because the player returns to a stored outcome. */
  readonly instant?: boolean;
}

/** Props (state), cues (commands from the page) and events (reports to the page) of the jackpot wheel. */
export interface JackpotWheelTypes {
  props: WheelProps;
  cues: {
    /** Opens the wheel, spins it and celebrates the award over it. Resolves when the final amount is shown. */
    spin: SpinCue;
    /** Skips a running spin to its last frame; otherwise does nothing. */
    skip: Record<string, never>;
    /** Closes the celebration; a running spin is first brought to its end. Resolves when only the wheel is left. */
    close: Record<string, never>;
  };
  events: {
    'wheel:started': { readonly tier: WheelTier };
    'wheel:landed': { readonly tier: WheelTier };
    /** The wheel has moved to the background, behind the award's celebration. */
    'wheel:closed': { readonly tier: WheelTier };
    /** The final amount is shown: the page may update the balance. */
    'award:shown': { readonly tier: WheelTier; readonly amount: number };
    /** The player has closed the award: the wheel rests where it stopped. */
    'award:closed': { readonly tier: WheelTier };
  };
}
