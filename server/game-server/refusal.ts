import type { GameServerRefusal, GameServerRefused } from '../../contract/game-server.ts';

/** Thrown to refuse a call of a game's frame. */
export class GameServerRefusalError extends Error {
  override readonly name = 'GameServerRefusalError';
  readonly code: GameServerRefusal;
  readonly #balance: number | undefined;

  /** `balance`, in hundredths, is given with the code insufficientFunds. */
  constructor(code: GameServerRefusal, balance?: number) {
    super(code);
    this.code = code;
    this.#balance = balance;
  }

  /** The refusal as the frame receives it. */
  get answer(): GameServerRefused {
    return {
      status: 'refused',
      code: this.code,
      ...(this.#balance === undefined ? {} : { balance: this.#balance }),
    };
  }
}
