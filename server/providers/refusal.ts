import type { WalletRefusal, WalletRefused } from '../../contract/provider-wallet.ts';

/** Refuses a provider's message: its transaction is rolled back, and nothing has moved. */
export class WalletRefusalError extends Error {
  readonly code: WalletRefusal;
  readonly #more: Pick<WalletRefused, 'balance' | 'fields'>;

  constructor(code: WalletRefusal, more: Pick<WalletRefused, 'balance' | 'fields'> = {}) {
    super(code);
    this.code = code;
    this.#more = more;
  }

  /** Answer to the provider. */
  get answer(): WalletRefused {
    return { status: 'refused', code: this.code, ...this.#more };
  }
}
