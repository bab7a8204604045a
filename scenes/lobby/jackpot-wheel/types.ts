import type { WheelTier } from './tuning.ts';

/** The wheel at rest. */
export interface WheelProps {
  /** The probability of each tier as text, for instance `3.6%`: sectors are equal, odds are not. */
  readonly oddsLine: Readonly<Record<WheelTier, string>>;
  /** Whether the wheel is shown at rest before its first spin; otherwise it is hidden until `spin` opens it. */
  readonly isOpen?: boolean;
}

/** The award, decided by the server. */
export interface SpinCue {
  readonly tier: WheelTier;
  /** Hundredths. */
  readonly amount: number;
  /** Where inside the sector the disc stops, 0..1; drawn from the scene's own stream by default. */
  readonly offset?: number;
  /** Shows the last frame directly: the player returns to a stored outcome. */
  readonly instant?: boolean;
}

/** Types of the jackpot wheel. */
export interface JackpotWheelTypes {
  props: WheelProps;
  cues: {
    /** Opens the wheel, spins it and shows its award over it; resolves when the amount is shown. */
    spin: SpinCue;
    /** Jumps a running spin to its last frame; changes nothing otherwise. */
    skip: Record<string, never>;
    /** Hides the award on show; resolves when only the wheel is left. A running spin is first brought to its end. */
    close: Record<string, never>;
  };
  events: {
    'wheel:started': { readonly tier: WheelTier };
    'wheel:landed': { readonly tier: WheelTier };
    /** The wheel has receded behind the show of its award. */
    'wheel:closed': { readonly tier: WheelTier };
    /** The full amount is on show: the balance may be updated. */
    'award:shown': { readonly tier: WheelTier; readonly amount: number };
    /** The player has closed the award: the wheel rests where it stopped. */
    'award:closed': { readonly tier: WheelTier };
  };
}
