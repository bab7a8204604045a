import type { Tier } from './tuning.ts';

/** What the wheel shows at rest. */
export interface WheelProps {
  /** The chance of each tier as text, for instance `3.6%`: sectors are equal, odds are not. */
  readonly oddsLine: Readonly<Record<Tier, string>>;
  /** True shows the wheel standing still before its first spin; otherwise nothing is seen until `spin` opens it. */
  readonly isOpen?: boolean;
}

/** The award, decided by the server. */
export interface SpinCue {
  readonly tier: Tier;
  /** Hundredths. */
  readonly amount: number;
  /** Where inside the sector the disc stops, 0..1; drawn from the scene's own stream when it is not given. */
  readonly offset?: number;
  /** Straight to the last frame: the player comes back to a stored outcome. */
  readonly instant?: boolean;
}

/** The jackpot wheel's contract. */
export interface JackpotWheelTypes {
  props: WheelProps;
  cues: {
    /** Opens the wheel, spins it and shows its award over it; resolves when the amount stands. */
    spin: SpinCue;
    /** Jumps a running spin to its last frame; changes nothing otherwise. */
    skip: Record<string, never>;
    /** Hides the award on show; resolves when it is gone and the wheel stands alone. A running spin is first brought to its end. */
    close: Record<string, never>;
  };
  events: {
    'wheel:started': { readonly tier: Tier };
    'wheel:landed': { readonly tier: Tier };
    /** The wheel steps back behind the show of its award. */
    'wheel:closed': { readonly tier: Tier };
    /** The amount is on show in full: the balance may be updated. */
    'award:shown': { readonly tier: Tier; readonly amount: number };
    /** The player has seen enough: the wheel stands where it stopped. */
    'award:closed': { readonly tier: Tier };
  };
}
