import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CallError, type Locale, ErrorCode } from '../../contract/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { SmsGateway } from '../gateways/sms.ts';
import { networkOf } from '../sessions/network.ts';
import { readKnownNetworks } from './known-networks.ts';
import { minutesUntil } from './minutes-until.ts';

/** Purpose of a code; the code works for no other purpose. */
export type SmsPurpose = 'login' | 'register' | 'forget' | 'bind';

/** Limits of text message codes (docs/product-rules.md, Accounts and sessions). */
export const SMS_RULES = {
  livesMs: 5 * 60_000,
  /** Time before the same network may request the next code for the same number, ms. */
  resendAfterMs: 60_000,
  wrongTries: 5,
  /**
   * Maximum numbers of codes per phone number and hour: for one network, and for all networks together. Networks from
   * which the player has recently logged in are counted separately, so that strangers use up nothing of the owner's
   * limit.
   */
  perNumber: { byOne: 5, byKnown: 5, byStrangers: 10, withinMs: 3_600_000 },
  /** Maximum number of codes per network and day, for all phone numbers together. */
  perAddress: { most: 20, withinMs: 86_400_000 },
} as const;

/** First of the two keys of the advisory locks that make the limits per address and per number exact. */
const LOCK = { address: 41, number: 42 };

/** A request to send a code to a phone number. */
export interface SmsCodeRequest {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  readonly ip: string;
  /** Time of the request, ms since 1970. */
  readonly now: number;
  readonly locale: Locale;
  /** Whether the code is sent as a text message or read out in a call; default text. */
  readonly by?: 'text' | 'call';
}

/**
 * Sends a code; throws tooManyAttempts above the limits. The response and the work are the same whether or not the
 * number has an account. Only networks from which the number's owner has logged in have a separate limit.
 */
export async function sendSmsCode(
  db: Database,
  sms: SmsGateway,
  { mobile, purpose, ip, now, locale, by = 'text' }: SmsCodeRequest,
): Promise<void> {
  const network = networkOf(ip);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  await db.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.address, network]);
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.number, mobile]);
    const until = await blockedUntil(client, { mobile, network, now });
    if (until > now) throw new CallError(ErrorCode.tooManyAttempts, { minutes: minutesUntil(until, now) });
    await client.query(
      `insert into sms_codes (mobile, purpose, code_hash, salt, ip, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [mobile, purpose, hashCode(salt, mobile, purpose, code), salt, network, now, now + SMS_RULES.livesMs],
    );
  });
  await sms.send({ mobile, text: TEXT[by][locale](code), by });
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

/** Returns when the next code may be sent, ms since 1970; a past time means now. */
async function blockedUntil(
  db: Queryable,
  { mobile, network, now }: { mobile: string; network: string; now: number },
): Promise<number> {
  const { resendAfterMs, perNumber, perAddress } = SMS_RULES;
  const owner = await db.query<{ id: number }>('select id from users where mobile = $1', [mobile]);
  const known = await readKnownNetworks(db, owner.rows[0]?.id, now);
  const isKnown = known.includes(network);
  // For each limit, reads the oldest code that still counts. The next code has to wait until that code counts no
  // longer.
  const { rows } = await db.query<Record<'last' | 'by_one' | 'by_all' | 'by_address', number | null>>(
    `with hour as materialized (
       select sent_at, ip from sms_codes where mobile = $1 and sent_at > $3
     )
     select
       (select max(sent_at) from hour where ip = $2) as last,
       (select sent_at from hour where ip = $2 order by sent_at desc offset $5 limit 1) as by_one,
       (select sent_at from hour where (ip = any ($7::inet[])) = $8 order by sent_at desc offset $6 limit 1) as by_all,
       (select sent_at from sms_codes where ip = $2 and sent_at > $4 order by sent_at desc offset $9 limit 1) as by_address`,
    [
      mobile,
      network,
      now - perNumber.withinMs,
      now - perAddress.withinMs,
      perNumber.byOne - 1,
      (isKnown ? perNumber.byKnown : perNumber.byStrangers) - 1,
      known,
      isKnown,
      perAddress.most - 1,
    ],
  );
  const row = rows[0];
  return Math.max(
    (row?.last ?? -resendAfterMs) + resendAfterMs,
    (row?.by_one ?? -perNumber.withinMs) + perNumber.withinMs,
    (row?.by_all ?? -perNumber.withinMs) + perNumber.withinMs,
    (row?.by_address ?? -perAddress.withinMs) + perAddress.withinMs,
  );
}

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
