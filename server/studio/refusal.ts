import type { StudioRefusal, StudioRefused } from '../../contract/studio.ts';

/** Refuses a call of a frame. */
export class StudioRefusalError extends Error {
  override readonly name = 'StudioRefusalError';
  readonly code: StudioRefusal;
  readonly #balance: number | undefined;

  /** `balance` in hundredths goes with insufficientFunds. */
  constructor(code: StudioRefusal, balance?: number) {
    super(code);
    this.code = code;
    this.#balance = balance;
  }

  /** What the frame is answered. */
  get answer(): StudioRefused {
    return {
      status: 'refused',
      code: this.code,
      ...(this.#balance === undefined ? {} : { balance: this.#balance }),
    };
  }
}
