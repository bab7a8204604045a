/** What crash is made of. */
export interface CrashTypes {
  props: {
    /** Below the number: what is going on. Characters beyond ASCII, ₱ and ñ stay blank. */
    readonly line: string;
  };
  cues: {
    /** Bets are taken: the rocket stands on the ground and the fuse burns down. Resolves when it stands there. */
    bets: { readonly leftMs: number; readonly totalMs: number };
    /** The rocket rises, or is where it would be after so long. Resolves at its end, or when the round is another one. */
    run: { readonly elapsedMs: number };
    /** Somebody else got off: a flag stays behind. Resolves when it is gone. */
    flag: { readonly name: string; readonly multiplier: number };
    /** A bet of the player is over: what all of them have come to so far. Resolves with `off:shown`. */
    off: {
      /** Where the player got off, hundredths. */
      readonly multiplier: number;
      /** Hundredths, of all the player's bets of the round: below the stake there is nothing to celebrate. */
      readonly stake: number;
      readonly payout: number;
      /** Another bet of the player still rides: no stage is built over it. */
      readonly isRiding: boolean;
    };
    /** The run has ended. Resolves when the last spark is gone. */
    burst: { readonly endsAt: number; readonly instant?: boolean };
    /** Nobody plays: the rocket waits on the ground. */
    wait: Record<string, never>;
  };
  events: {
    /** What was won is on the screen: the balance may follow. */
    'off:shown': { readonly payout: number };
    /** The rocket has burst, and the number stands. */
    'run:ended': { readonly endsAt: number };
  };
}
