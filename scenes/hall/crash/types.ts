/** Types of crash. */
export interface CrashTypes {
  props: {
    /** Status line below the number. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
  };
  cues: {
    /** Bets are open: the rocket is on the ground and the fuse burns down. Resolves when it is there. */
    bets: { readonly leftMs: number; readonly totalMs: number };
    /**
     * The rocket rises, or is where it would be after the elapsed time. Resolves at its end, or when another round
     * begins.
     */
    run: { readonly elapsedMs: number };
    /** Another player cashed out: a flag stays behind. Resolves when it is gone. */
    flag: { readonly name: string; readonly multiplier: number };
    /** A bet of the player is over: the total of all of them so far. Resolves with `off:shown`. */
    off: {
      /** Multiplier at the player's cash-out, hundredths. */
      readonly multiplier: number;
      /** Hundredths, of all the player's bets of the round: a payout below the stake is not celebrated. */
      readonly stake: number;
      readonly payout: number;
      /** Whether another bet of the player is still open: no stage is then built over it. */
      readonly isRiding: boolean;
    };
    /** The run has ended. Resolves when the last spark is gone. */
    burst: { readonly endsAt: number; readonly instant?: boolean };
    /** There are no players: the rocket waits on the ground. */
    wait: Record<string, never>;
  };
  events: {
    /** The win has been shown: the balance may follow. */
    'off:shown': { readonly payout: number };
    /** The rocket has burst, and the number is final. */
    'run:ended': { readonly endsAt: number };
  };
}
