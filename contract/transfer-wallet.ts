/**
 * The transfer wallet: the messages that the lobby's server sends to a provider that keeps players' coins itself
 * (docs/providers.md, The transfer wallet). Signed as those of the seamless wallet are; amounts in hundredths of a peso.
 */
import * as v from 'valibot';
import { CURRENCY } from './provider-wallet.ts';

/** Where the messages go at the provider: POST, JSON, one path for each message. */
export const TRANSFER_PREFIX = '/transfer/v1/';

/** The house studio's second brand: the same games, its players' coins in a purse of its own. */
export const HOUSE_ARCADE = 'perya-arcade';

/** Why a message was refused. Nothing has moved. */
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

/** Every message with its fields. */
export const transferMessages = {
  /** What the player's purse holds. */
  balance: v.object({ playerId, currency }),
  /** Coins come into the player's purse. */
  deposit: v.object({
    transferId,
    playerId,
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    currency,
  }),
  /** Everything that the purse holds leaves it. */
  withdraw: v.object({ transferId, playerId, currency }),
  /** What became of a transfer. One that has not come is never done afterwards. */
  transfer: v.object({ transferId, playerId, currency }),
} as const;

/** The name of a message, and the last part of its path. */
export type TransferMessageName = keyof typeof transferMessages;

/** A message as its handler receives it. */
export type TransferMessage<Name extends TransferMessageName> = v.InferOutput<
  (typeof transferMessages)[Name]
>;

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What was staked and won in one game since the last withdrawal. */
const played = v.object({ gameId: amount, staked: amount, won: amount });
/** What was staked and won in one game since the last withdrawal, in hundredths. */
export type Played = v.InferOutput<typeof played>;

/** The answer to a message. That to a transfer is the same however often it comes, and is told again by `transfer`. */
export const transferAnswer = v.variant('status', [
  v.object({
    status: v.literal('done'),
    playerId,
    /** Hundredths in the purse after the message was done. */
    balance: amount,
    currency: v.literal(CURRENCY),
    /** What has moved; left out for `balance`. */
    amount: v.optional(amount),
    /** With a withdrawal: what was played with since the one before it. What was paid in − staked + won = amount. */
    played: v.optional(v.array(played)),
  }),
  v.object({
    status: v.literal('refused'),
    code: v.picklist(Object.keys(transferRefusals) as TransferRefusal[]),
    /** With invalidMessage: field to what is wrong with it. */
    fields: v.optional(v.record(v.string(), v.string())),
  }),
]);

/** The answer to a message. */
export type TransferAnswer = v.InferOutput<typeof transferAnswer>;
