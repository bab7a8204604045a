import type { WalletDone } from '../../contract/provider-wallet.ts';

/** Who sends a message, and when it came (ms since 1970). */
export interface Sender {
  readonly provider: string;
  readonly at: number;
}

/** A message that was done; `replayed` when nothing has moved by it now. */
export interface Handled {
  readonly answer: WalletDone;
  readonly replayed: boolean;
}
