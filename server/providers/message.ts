import type { WalletDone } from '../../contract/provider-wallet.ts';

/** Sender of a message and its time of arrival (ms since 1970). */
export interface Sender {
  readonly provider: string;
  readonly at: number;
}

/** An executed message; `replayed` when it had been executed before. */
export interface Handled {
  readonly answer: WalletDone;
  readonly replayed: boolean;
}
