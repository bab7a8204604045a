import type { GameServerRefusal, GameServerRefused } from '../../contract/game-server.ts';

/** A refusal of a frame's call. */
export class GameServerRefusalError extends Error {
  override readonly name = 'GameServerRefusalError';
  readonly code: GameServerRefusal;
  readonly #balance: number | undefined;

  /** `balance` in hundredths accompanies insufficientFunds. */
  constructor(code: GameServerRefusal, balance?: number) {
    super(code);
    this.code = code;
    this.#balance = balance;
  }

  /** Answer to the frame. */
  get answer(): GameServerRefused {
    return {
      status: 'refused',
      code: this.code,
      ...(this.#balance === undefined ? {} : { balance: this.#balance }),
    };
  }
}
