import type { WalletRefusal, WalletRefused } from '../../contract/provider-wallet.ts';

/** Thrown to refuse a provider's message: the transaction is rolled back, so that nothing moves. */
export class WalletRefusalError extends Error {
  readonly code: WalletRefusal;
  readonly #more: Pick<WalletRefused, 'balance' | 'fields'>;

  constructor(code: WalletRefusal, more: Pick<WalletRefused, 'balance' | 'fields'> = {}) {
    super(code);
    this.code = code;
    this.#more = more;
  }

  /** The refusal as the provider receives it. */
  get answer(): WalletRefused {
    return { status: 'refused', code: this.code, ...this.#more };
  }
}
