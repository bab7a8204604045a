/**
 * The transfer wallet: the messages that the lobby's server sends to a provider that keeps players' coins itself
 * (docs/providers.md, The transfer wallet). They are signed like the messages of the seamless wallet. Amounts are in
 * hundredths of a peso.
 */
import * as v from 'valibot';
import { CURRENCY, MOST_AMOUNT } from './provider-wallet.ts';

/** Path prefix of the messages at the provider: POST, JSON, one path per message. */
export const TRANSFER_PREFIX = '/transfer/v1/';

/** Id of the game server's second brand: the same games, but players' coins are in the game server's own wallet. */
export const HOUSE_ARCADE = 'perya-arcade';

/** Reasons for refusing a message, with their meaning. No coins have moved. */
export const transferRefusals = {
  invalidMessage: 'A field is missing or has the wrong form; `fields` names it.',
  badSignature: 'The signature is wrong, or the time is too far off.',
  wrongCurrency: 'The currency is not PHP.',
  unknownTransfer: 'The transfer that was asked for has not come; it is never done from now on.',
  cancelled: 'This transfer was asked for before it came: it is never done.',
  conflict: 'The same transferId came before with another body.',
} as const;

/** The name of a refusal. */
export type TransferRefusal = keyof typeof transferRefusals;

const transferId = v.pipe(v.string(), v.uuid());
const playerId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currency = v.string();

/** Fields of every message that the lobby's server may send. */
export const transferMessages = {
  /** Asks for the balance of the player's wallet at the provider. */
  balance: v.object({ playerId, currency }),
  /** Moves coins into the player's wallet at the provider. */
  deposit: v.object({
    transferId,
    playerId,
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency,
  }),
  /** Moves all coins out of the player's wallet at the provider. */
  withdraw: v.object({ transferId, playerId, currency }),
  /**
   * Ends a player's session: from the answer on, the provider takes no bet of it. Open rounds may still be finished.
   * Idempotent, and accepted for a session that the provider has never seen.
   */
  endSession: v.object({ playerId, sessionId: v.pipe(v.string(), v.uuid()), currency }),
  /**
   * Asks for the state of a transfer. If the provider does not know the transfer when asked, it never executes it
   * later.
   */
  transfer: v.object({ transferId, playerId, currency }),
} as const;

/** Name of a message, also the last part of its path. */
export type TransferMessageName = keyof typeof transferMessages;

/** A message as its handler receives it. */
export type TransferMessage<Name extends TransferMessageName> = v.InferOutput<
  (typeof transferMessages)[Name]
>;

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_AMOUNT));

/**
 * Amounts staked and won in one game since the last withdrawal, in hundredths. `counted` is the part of `staked` that
 * counts as valid bet, if less than all.
 */
const played = v.object({ gameId: amount, staked: amount, won: amount, counted: v.optional(amount) });
/** Amounts staked and won in one game since the last withdrawal, in hundredths. */
export type Played = v.InferOutput<typeof played>;

/**
 * The answer to a message. A repeated transfer gets the same answer again, and so does a `transfer` message about it.
 */
export const transferAnswer = v.variant('status', [
  v.object({
    status: v.literal('done'),
    playerId,
    /** Balance of the wallet after the message, in hundredths. */
    balance: amount,
    currency: v.literal(CURRENCY),
    /** Amount moved, in hundredths; only in the answers to deposits and withdrawals. */
    amount: v.optional(amount),
    /** With a withdrawal: the games played since the previous withdrawal. Coins paid in − staked + won = amount. */
    played: v.optional(v.array(played)),
    /**
     * Number of the player's rounds that are not over, whose wins may still reach the wallet; in the answers to
     * `balance`, `endSession` and `withdraw`.
     */
    openRounds: v.optional(amount),
  }),
  v.object({
    status: v.literal('refused'),
    code: v.picklist(Object.keys(transferRefusals) as TransferRefusal[]),
    /** Each invalid field with its error; present with invalidMessage. */
    fields: v.optional(v.record(v.string(), v.string())),
  }),
]);

/** The answer to a message. */
export type TransferAnswer = v.InferOutput<typeof transferAnswer>;
