import type { StudioRefusal, StudioRefused } from '../../contract/studio.ts';

/** A refusal of a frame's call. */
export class StudioRefusalError extends Error {
  override readonly name = 'StudioRefusalError';
  readonly code: StudioRefusal;
  readonly #balance: number | undefined;

  /** `balance` in hundredths accompanies insufficientFunds. */
  constructor(code: StudioRefusal, balance?: number) {
    super(code);
    this.code = code;
    this.#balance = balance;
  }

  /** Answer to the frame. */
  get answer(): StudioRefused {
    return {
      status: 'refused',
      code: this.code,
      ...(this.#balance === undefined ? {} : { balance: this.#balance }),
    };
  }
}
