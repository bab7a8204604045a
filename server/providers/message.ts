import type { WalletDone } from '../../contract/provider-wallet.ts';

/** Provider that has sent a message, and when it arrived (ms since 1970). */
export interface Sender {
  readonly provider: string;
  readonly at: number;
}

/** Result of an executed message; `replayed` is true if it had already been executed before. */
export interface Handled {
  readonly answer: WalletDone;
  readonly replayed: boolean;
}
