import * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

/** Schema of any object that is a request or a response. */
export type ObjectSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** Whether a call needs the session token (docs/product-rules.md, Accounts and sessions). */
export type TokenUse = 'none' | 'optional' | 'required';

/**
 * Rate class of a call, which limits how often a player may make it: `usual` 20 times a second, `money` 5 times,
 * `sign-in` 2 times (docs/product-rules.md, Limits).
 */
export type RateClass = 'usual' | 'money' | 'sign-in';

/** The part of a call that browsers need. */
export interface ClientCall<Response extends ObjectSchema = ObjectSchema> {
  /** Name from the specification, also the path below /app/v1/. */
  readonly name: string;
  readonly response: Response;
  /** False for calls that the specification marks public: a 401 from them does not end the session. */
  readonly endsSessionOn401: boolean;
}

/** One call of the contract, the single description used by the server and the reference page. */
export interface Call<
  Request extends ObjectSchema = ObjectSchema,
  Response extends ObjectSchema = ObjectSchema,
> extends ClientCall<Response> {
  /** One sentence for the reference page. */
  readonly about: string;
  readonly token: TokenUse;
  readonly rate: RateClass;
  /** True: the body is form data with a file; false: JSON. */
  readonly isUpload: boolean;
  readonly request: Request;
  /** Error codes of this call, besides the `commonErrors` that every call may return. */
  readonly errors: readonly ErrorCode[];
}

interface ClientOptions<Response extends ObjectSchema> {
  response: Response;
  endsSessionOn401?: boolean;
}

/** Describes the part of a call that browsers need; by default, a 401 ends the session. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const Name extends string, Response extends ObjectSchema>(
  name: Name,
  options: ClientOptions<Response>,
): ClientCall<Response> & { readonly name: Name } {
  return { endsSessionOn401: true, ...options, name };
}

interface ServerOptions<Token extends TokenUse, Request extends ObjectSchema> {
  about: string;
  token: Token;
  rate?: RateClass;
  isUpload?: boolean;
  request: Request;
  errors?: readonly ErrorCode[];
}

/**
 * Completes a call with the fields that the server checks and the reference page shows; the default rate class is
 * `usual`. Browser builds drop the result, because nothing in them uses it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function serverCall<
  Client extends ClientCall,
  const Token extends TokenUse,
  Request extends ObjectSchema,
>(
  client: Client,
  options: ServerOptions<Token, Request>,
): Call<Request, Client['response']> & { readonly name: Client['name']; readonly token: Token } {
  return { rate: 'usual', isUpload: false, errors: [], ...options, ...client };
}

/**
 * Returns the calls that `describe` builds. Browser builds drop the whole expression, because nothing in them uses it;
 * without the function, the schemas of the calls would stay in the builds.
 */
/* @__NO_SIDE_EFFECTS__ */
export const forServer = <Calls>(describe: () => Calls): Calls => describe();

/** The response of a call's handler, without the fields of the envelope. */
export type ResponseOf<C extends ClientCall> = v.InferOutput<C['response']>;

/** Fields that the client adds to every JSON body; the server drops fields that it does not know. */
export const commonBody = v.object({
  appId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  channel: v.optional(v.pipe(v.string(), v.maxLength(64))),
  clientReferrer: v.optional(v.pipe(v.string(), v.maxLength(500))),
  platform: v.optional(v.pipe(v.string(), v.maxLength(32))),
  appVersion: v.optional(v.pipe(v.string(), v.maxLength(64))),
  appWebName: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** Fields of every response: errcode 0 means success; serverTime is in ms since 1970. */
export interface Envelope {
  errcode: number;
  serverTime: number;
  /** Message for the player in the requested language, if errcode is not 0. */
  message?: string;
  /** Each invalid field with the code of its error; present with validationFailed. */
  fields?: Record<string, string>;
  /** Values filled into the message, for example the amount still missing. */
  detail?: Record<string, string | number>;
}

/** An empty object: a request or response with nothing beyond the common fields. */
export const nothing = v.object({});

/** An amount in hundredths: an integer, possibly negative. */
export const hundredths = v.pipe(v.number(), v.safeInteger());
/** A time in milliseconds since 1970. */
export const time = v.pipe(v.number(), v.safeInteger());
/** A non-negative integer. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The player's balances right after a command. Of two responses, the one with the higher `coinVersion` is newer. */
export const balances = {
  coin: hundredths,
  coinVersion: count,
  /** Number of diamonds. */
  lottery: count,
};

/**
 * Id that the client makes once per intention to move coins (a UUID, preferably version 7; docs/product-rules.md,
 * Ledger and idempotency).
 */
export const clientTxnId = v.pipe(v.string(), v.uuid());

/**
 * Opaque cursor of the next page of a list; it holds the position and the sort keys. Clients send it back unchanged.
 */
const cursor = v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.-?\d{1,16}){1,3}$/));

/**
 * Response of a list (docs/product-rules.md, Lists): the entries of a page, the number of pages known, and the cursor
 * of the next page. The number of pages known is this page's number, plus one if another page follows.
 */
export const pageOf = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({ list: v.array(entry), pages: count, next: v.optional(cursor) });

/** Request fields of a list: the page after the cursor `after`, or the page with the number `pageNum`, from 1. */
export const paging = (pageSize: number) => ({
  after: v.optional(cursor),
  pageNum: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)), pageSize),
});
