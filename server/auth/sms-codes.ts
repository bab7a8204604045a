import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CallError, type Locale, ErrorCode } from '../../contract/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import { networkOf } from '../sessions/network.ts';
import { minutesUntil } from './minutes-until.ts';
import { countCode } from './sms-limits.ts';

/** Purpose of a code; the code works for no other purpose. */
export type SmsPurpose = 'login' | 'register' | 'forget' | 'bind' | 'prove';

/** Limits of text message codes (docs/product-rules.md, Accounts and sessions). */
export const SMS_RULES = {
  livesMs: 5 * 60_000,
  wrongTries: 5,
} as const;

/** First of the two keys of the advisory lock that makes the limits per number exact. */
const NUMBER_LOCK = 42;

/** A request to send a code to a phone number. */
export interface SmsCodeRequest {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  readonly ip: string;
  /** Id of the requesting device; undefined if the browser stores nothing. */
  readonly deviceId?: string | undefined;
  /** Time of the request, ms since 1970. */
  readonly now: number;
  readonly locale: Locale;
  /** Whether the code is sent as a text message or read out in a call; default text. */
  readonly by?: 'text' | 'call';
}

/** Way of sending codes, and how many the house pays for in a Manila day. */
export interface SmsSender {
  readonly sms: SmsGateway;
  readonly codesADay: number;
}

/**
 * Sends a code and returns the time until the next one, in ms; throws codesPaused or codesUsedUp above the limits. The
 * response and the work are the same whether or not the number has an account. Only networks from which the number's
 * owner has logged in have a separate limit.
 */
export async function sendSmsCode(
  db: Database,
  { sms, codesADay }: SmsSender,
  { mobile, purpose, ip, deviceId, now, locale, by = 'text' }: SmsCodeRequest,
): Promise<{ resendAfterMs: number; expiresInMs: number }> {
  const network = networkOf(ip);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const resendAfterMs = await db.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [NUMBER_LOCK, mobile]);
    const after = await countCode(client, { mobile, ip, deviceId, now, codesADay });
    await client.query(
      `insert into sms_codes (mobile, purpose, code_hash, salt, ip, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [mobile, purpose, hashCode(salt, mobile, purpose, code), salt, network, now, now + SMS_RULES.livesMs],
    );
    return after;
  });
  await sms.send({ mobile, text: TEXT[by][locale](code), by });
  return { resendAfterMs, expiresInMs: SMS_RULES.livesMs };
}

/** Texts of the message and of the phone call. The last line of the message lets phones fill in the code. */
const TEXT: Readonly<Record<'text' | 'call', Readonly<Record<Locale, (code: string) => string>>>> = {
  text: {
    en: (code) =>
      `${code} is your Perya code. It works for 5 minutes. Don't share it with anyone. We'll never ask for it.`,
    fil: (code) =>
      `${code} ang Perya code mo. Gagana ito nang 5 minuto. Huwag ibigay kahit kanino. Hindi namin ito hihingin.`,
  },
  call: {
    en: (code) => `Hello from Perya. Your code is ${code}. Don't share it with anyone.`,
    fil: (code) => `Kumusta mula sa Perya. Ang code mo ay ${code}. Huwag ibigay kahit kanino.`,
  },
};

/** A correct code that has not been used yet. */
export interface VerifiedCode {
  /**
   * Marks the code as used; call it inside the transaction of the action that it permits. Throws smsCodeExpired if
   * another request has used it first.
   */
  use(db: Queryable): Promise<void>;
}

/** A typed code to be checked. */
export interface CodeCheck {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  readonly code: string;
  /** Network of the caller; a code that was requested from it takes precedence. */
  readonly ip: string;
  readonly now: number;
}

/**
 * Checks a code against the last one requested by this network, else against the last one sent. A code requested by a
 * stranger therefore does not invalidate the owner's. Throws wrongSmsCode if the code is wrong, smsCodeExpired if no
 * code is valid, tooManyAttempts after five wrong tries. A wrong try is stored at once, whatever happens later.
 */
export async function verifySmsCode(db: Database, check: CodeCheck): Promise<VerifiedCode> {
  // Throw only after the commit, so that a wrong try stays counted.
  const outcome = await db.transaction((client) => checkCode(client, check));
  if (outcome instanceof CallError) throw outcome;
  return { use: (client) => useCode(client, outcome.id, check.now) };
}

async function checkCode(
  db: Queryable,
  { mobile, purpose, code, ip, now }: CodeCheck,
): Promise<{ id: number } | CallError> {
  const { rows } = await db.query<SmsCodeRow>(
    `select id, code_hash, salt, expires_at, wrong_tries, used_at from sms_codes
     where mobile = $1 and purpose = $2
     order by (ip = $3 and used_at is null and expires_at > $4) desc, sent_at desc, id desc limit 1 for update`,
    [mobile, purpose, networkOf(ip), now],
  );
  const row = rows[0];
  if (row === undefined || row.used_at !== null || row.expires_at <= now)
    return new CallError(ErrorCode.smsCodeExpired);
  if (row.wrong_tries >= SMS_RULES.wrongTries)
    return new CallError(ErrorCode.tooManyAttempts, { minutes: minutesUntil(row.expires_at, now) });
  if (timingSafeEqual(hashCode(row.salt, mobile, purpose, code), row.code_hash)) return { id: row.id };
  await db.query('update sms_codes set wrong_tries = wrong_tries + 1 where id = $1', [row.id]);
  return new CallError(ErrorCode.wrongSmsCode);
}

interface SmsCodeRow {
  id: number;
  code_hash: Buffer;
  salt: Buffer;
  expires_at: number;
  wrong_tries: number;
  used_at: number | null;
}

async function useCode(db: Queryable, id: number, now: number): Promise<void> {
  const { rowCount } = await db.query('update sms_codes set used_at = $2 where id = $1 and used_at is null', [
    id,
    now,
  ]);
  if (rowCount !== 1) throw new CallError(ErrorCode.smsCodeExpired);
}

const hashCode = (salt: Buffer, mobile: string, purpose: SmsPurpose, code: string): Buffer =>
  createHash('sha256').update(salt).update(`${mobile}:${purpose}:${code}`).digest();
