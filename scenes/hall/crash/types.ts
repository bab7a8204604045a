/** Props, cues (commands from the page) and events of crash. */
export interface CrashTypes {
  props: {
    /** Status text below the multiplier. Characters other than ASCII, ₱ and ñ stay blank. */
    readonly line: string;
  };
  cues: {
    /**
     * Bets are open: the rocket is on the ground and the fuse burns down. Resolves as soon as the rocket is on the
     * ground.
     */
    bets: { readonly leftMs: number; readonly totalMs: number };
    /**
     * The rocket flies; a page that joins late passes the time since its launch. Resolves at the end of the run, or
     * when another round begins.
     */
    run: { readonly elapsedMs: number };
    /** Another player cashed out: the rocket leaves a flag behind. Resolves when the flag is gone. */
    flag: { readonly name: string; readonly multiplier: number };
    /**
     * A bet of the player was settled: shows what all the player's settled bets have won so far. Resolves when
     * `off:shown` is emitted.
     */
    off: {
      /** Multiplier at the player's cash-out, in hundredths. */
      readonly multiplier: number;
      /**
       * Sum of all the player's stakes in this round, open bets included, in hundredths: a payout of at most this sum is
       * not celebrated.
       */
      readonly stake: number;
      readonly payout: number;
      /**
       * Whether another bet of the player is still open; if so, the win is shown small, so that the flight stays
       * visible.
       */
      readonly isRiding: boolean;
    };
    /** The run has ended and the rocket bursts. Resolves when the last spark is out. */
    burst: { readonly endsAt: number; readonly instant?: boolean };
    /** There are no players in the round: the rocket waits on the ground. */
    wait: Record<string, never>;
  };
  events: {
    /** The win has been shown: the page may now update the balance. */
    'off:shown': { readonly payout: number };
    /** The rocket has burst, and the multiplier on the board is final. */
    'run:ended': { readonly endsAt: number };
  };
}
