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
    /** The player got off with a win. Resolves with `off:shown`. */
    off: {
      /** Hundredths. */
      readonly multiplier: number;
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
