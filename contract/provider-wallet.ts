/**
 * The seamless wallet: the messages that a provider's game server sends to move a player's coins (docs/providers.md).
 * Every amount is an integer number of hundredths of a peso.
 */
import * as v from 'valibot';

/** Path prefix of the messages: POST, JSON, one path per message. */
export const PROVIDER_PREFIX = '/provider/v1/';

/** Headers of a message: sender, time (ms since 1970), and the signature over path, time and raw body. */
export const PROVIDER_HEADERS = {
  provider: 'x-provider',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const;

/** Maximum difference between a message's time and the server's clock, in ms. */
export const SIGNATURE_WINDOW_MS = 60_000;

/** Returns the text that the signature of a message covers. */
export const signedText = (path: string, timestamp: string, body: string): string =>
  `${path}\n${timestamp}\n${body}`;

/**
 * Id of the provider of the house's own games, a provider like any other. The ledger stores the id, so it stays as it
 * was when the first rounds were booked.
 */
export const HOUSE_PROVIDER = 'perya-studio';

/** The only currency of bets and wins. */
export const CURRENCY = 'PHP';

/**
 * Reasons for refusing a message, with their meaning. No coins have moved, and nothing was stored except a tombstone:
 * the record of a rollback that came before its bet.
 */
export const walletRefusals = {
  invalidMessage:
    'A field is missing or has the wrong form, or an amount is too large to be booked; `fields` names it.',
  badSignature: 'The provider is unknown, the signature is wrong, or the time is too far off.',
  wrongCurrency: 'The currency is not PHP.',
  sessionEnded: 'The player has left the game, logged out or opened it elsewhere: no new bets.',
  playerExcluded: 'The player is on a break: no new bets.',
  insufficientFunds: 'The balance does not cover the bet; `balance` is what there is.',
  betOutOfRange: 'The bet is below the game’s smallest or above its largest stake.',
  rolledBack: 'This bet was rolled back before it came: it is never taken.',
  unknownPlayer: 'There is no such player.',
  unknownRound: 'No bet of this round is known: send it again when the bet was accepted.',
  unknownGame: 'The provider has no such game.',
  wrongRound: 'The round belongs to another player or another game.',
  roundEnded: 'The round has ended: no bets, no rollbacks.',
  totalsDiffer: 'The round’s totals differ from what was booked: send what is missing, then end it again.',
  conflict: 'The same transactionId came before with another body.',
} as const;

/** The name of a refusal. */
export type WalletRefusal = keyof typeof walletRefusals;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w.:-]+$/));
/** Largest amount of a message, in hundredths: ₱10,000,000,000. */
export const MOST_AMOUNT = 1_000_000_000_000;
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_AMOUNT));
const stake = v.pipe(amount, v.minValue(1));
const currency = v.string();
const playerId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Fields of every message that a provider may send. */
export const walletMessages = {
  /** Asks for the player's id and balance. */
  balance: v.object({ playerToken: v.string() }),
  /** Takes the stake of a bet. Requires a live game session. */
  debit: v.object({ playerToken: v.string(), transactionId: id, roundId: id, amount: stake, currency }),
  /** Pays a win or a part of one. Also accepted after the session has ended. */
  credit: v.object({ playerId, transactionId: id, roundId: id, amount, currency }),
  /** Undoes a bet; a bet that arrives after its rollback is refused. Also accepted after the session has ended. */
  rollback: v.object({ playerId, transactionId: id, roundId: id, debitId: id, currency }),
  /**
   * Ends a round. `staked` is the total of its bets that were not rolled back, `won` the total of its wins. `counted` is
   * the part of `staked` that counts as valid bet, if less than all: 0 for bets on opposite sides of one round.
   */
  endRound: v.object({
    playerId,
    transactionId: id,
    roundId: id,
    staked: amount,
    won: amount,
    counted: v.optional(amount),
    currency,
  }),
} as const;

/** Name of a message, also the last part of its path. */
export type WalletMessageName = keyof typeof walletMessages;

/** A message as its handler receives it. */
export type WalletMessage<Name extends WalletMessageName> = v.InferOutput<(typeof walletMessages)[Name]>;

/** The answer to an accepted message; repetitions of the message get exactly the same bytes. */
export interface WalletDone {
  readonly status: 'done';
  readonly playerId: number;
  /** Balance after the message, in hundredths. */
  readonly balance: number;
  readonly currency: typeof CURRENCY;
}

/** The answer to a refused message. */
export interface WalletRefused {
  readonly status: 'refused';
  readonly code: WalletRefusal;
  /** The player's balance in hundredths; present with insufficientFunds. */
  readonly balance?: number;
  /** Each invalid field with its error; present with invalidMessage. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The answer to a message. */
export type WalletAnswer = WalletDone | WalletRefused;
