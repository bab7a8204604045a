import type { WalletAnswer, WalletMessageName } from '../../contract/provider-wallet.ts';

/** Sends one message to the wallet; `isForged` signs the message with a wrong secret. */
export type Send = (name: WalletMessageName, body: object, isForged?: boolean) => Promise<WalletAnswer>;

/** The refusal that is expected for each kind of corruption of a message; a refused message moves nothing. */
const SPOILT: Readonly<Record<string, string>> = {
  signature: 'badSignature',
  currency: 'wrongCurrency',
  round: 'unknownRound',
};

/** What may happen to a message on its way. */
const FATES = ['arrives', 'arrives twice', 'is lost', 'loses its answer', 'comes late', 'is spoilt'] as const;

/** A network that loses, repeats, delays and corrupts messages. */
export class UnreliableNetwork {
  readonly #send: Send;
  readonly #random: () => number;
  readonly #late: (() => Promise<WalletAnswer>)[] = [];
  /** Number of messages sent so far, including repeated ones. */
  sent = 0;
  /** Number of messages corrupted so far. */
  spoilt = 0;

  constructor(send: Send, random: () => number) {
    this.#send = send;
    this.#random = random;
  }

  /** Sends a message. Resolves to undefined if no answer comes back. */
  async send(name: WalletMessageName, body: object): Promise<WalletAnswer | undefined> {
    if (this.#random() < 0.3)
      await this.#late.splice(Math.floor(this.#random() * this.#late.length), 1)[0]?.();
    const fate = FATES[this.#random() < 0.4 ? 0 : Math.floor(this.#random() * FATES.length)];
    const deliver = (): Promise<WalletAnswer> => {
      this.sent += 1;
      return this.#send(name, body);
    };
    switch (fate) {
      case 'is spoilt':
        await this.#spoil(name, body);
        return undefined;
      case 'is lost':
        return undefined;
      case 'loses its answer':
        await deliver();
        return undefined;
      case 'comes late':
        this.#late.push(deliver);
        return undefined;
      case 'arrives twice':
        return (await Promise.all([deliver(), deliver()]))[0];
      default:
        return deliver();
    }
  }

  /** Delivers a corrupted message. Throws if the wallet accepts it, or refuses it for another reason than expected. */
  async #spoil(name: WalletMessageName, body: object): Promise<void> {
    const kinds =
      name === 'credit' || name === 'endRound'
        ? ['signature', 'currency', 'round']
        : ['signature', 'currency'];
    const kind = kinds[Math.floor(this.#random() * kinds.length)] ?? 'signature';
    const wrong = {
      ...body,
      ...(kind === 'currency' && { currency: 'USD' }),
      ...(kind === 'round' && { roundId: 'nowhere' }),
    };
    this.sent += 1;
    this.spoilt += 1;
    const answer = await this.#send(name, wrong, kind === 'signature');
    // If the id was already used for another message, the wallet may also refuse with `conflict`.
    const expected = [SPOILT[kind], ...(kind === 'round' ? ['conflict'] : [])];
    if (answer.status === 'done' || !expected.includes(answer.code))
      throw new Error(`${name} with a wrong ${kind} was answered ${JSON.stringify(answer)}`);
  }

  /** Delivers all messages that were delayed. */
  async flush(): Promise<void> {
    for (const deliver of this.#late.splice(0)) await deliver();
  }
}

/** A player who has a game of the provider open. */
export interface Guest {
  readonly playerId: number;
  readonly playerToken: string;
}

/**
 * A provider that follows the rules of docs/providers.md over an unreliable network and keeps its own books. It rolls
 * back a bet that got no answer, and sends all other messages until they are answered.
 */
export class PretendProvider {
  readonly #network: UnreliableNetwork;
  readonly #random: () => number;
  /** Gain that each player's wallet should show, by player id, in hundredths. */
  readonly book = new Map<number, number>();
  /** Number of refusals, by error code. */
  readonly refusals = new Map<string, number>();
  rolledBack = 0;
  #ids = 0;

  constructor(network: UnreliableNetwork, random: () => number) {
    this.#network = network;
    this.#random = random;
  }

  /** Plays one round: up to three bets, sometimes a win, and the end of the round. */
  async playRound({ playerId, playerToken }: Guest): Promise<void> {
    const roundId = this.#id('round');
    let staked = 0;
    for (let bets = 1 + Math.floor(this.#random() * 3); bets > 0; bets--) {
      const amount = 100 * (1 + Math.floor(this.#random() * 10));
      if (await this.#bet({ playerId, playerToken, roundId, amount })) staked += amount;
    }
    if (staked === 0) return;
    const won = this.#random() < 0.4 ? Math.floor(this.#random() * 3 * staked) : 0;
    if (won > 0)
      await this.#insist('credit', { playerId, transactionId: this.#id('win'), roundId, amount: won });
    await this.#insist('endRound', { playerId, transactionId: this.#id('end'), roundId, staked, won });
    this.book.set(playerId, (this.book.get(playerId) ?? 0) - staked + won);
  }

  /** Places a bet. Returns false if the bet was refused, or rolled back because its result was unknown. */
  async #bet({
    amount,
    roundId,
    playerId,
    playerToken,
  }: Guest & { amount: number; roundId: string }): Promise<boolean> {
    const debitId = this.#id('bet');
    const answer = await this.#network.send('debit', {
      playerToken,
      transactionId: debitId,
      roundId,
      amount,
    });
    if (answer?.status === 'done') return true;
    if (answer !== undefined) {
      this.refusals.set(answer.code, (this.refusals.get(answer.code) ?? 0) + 1);
      return false;
    }
    await this.#insist('rollback', { playerId, transactionId: this.#id('undo'), roundId, debitId });
    this.rolledBack += 1;
    return false;
  }

  /** Sends a message until it is answered. Throws if it is refused, because only bets may be refused. */
  async #insist(name: WalletMessageName, body: object): Promise<void> {
    let answer: WalletAnswer | undefined;
    while (answer === undefined) answer = await this.#network.send(name, body);
    if (answer.status === 'refused')
      throw new Error(`${name} was refused: ${answer.code}, ${JSON.stringify(body)}`);
  }

  #id(kind: string): string {
    return `${kind}-${this.#ids++}`;
  }
}
