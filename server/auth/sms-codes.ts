import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CallError, type Locale, ErrorCode } from '../../contract/errors.ts';
import { minutesUntil } from './minutes-until.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { SmsGateway } from '../gateways/sms.ts';

/** What a code is for; a code for one thing opens no other. */
export type SmsPurpose = 'login' | 'register' | 'forget' | 'bind';

/** The rules of best-in-class row 1. */
export const SMS_RULES = {
  livesMs: 5 * 60_000,
  resendAfterMs: 60_000,
  wrongTries: 5,
  perNumber: { most: 5, withinMs: 3_600_000 },
  perAddress: { most: 20, withinMs: 86_400_000 },
} as const;

/** First keys of the advisory locks that make a number's and an address's limits exact. */
const LOCK = { address: 41, number: 42 };

/** A request for a code. */
export interface SmsCodeRequest {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  /** What counts as one address (networkOf). */
  readonly network: string;
  readonly now: number;
  readonly locale: Locale;
}

/**
 * Sends a code; refuses with tooManyAttempts beyond the limits. Nothing here looks at who owns the number: the response and the
 * work are the same for everybody.
 */
export async function sendSmsCode(
  db: Database,
  sms: SmsGateway,
  { mobile, purpose, network, now, locale }: SmsCodeRequest,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  await db.transaction(async (client) => {
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.address, network]);
    await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.number, mobile]);
    const until = await blockedUntil(client, mobile, network, now);
    if (until > now) throw new CallError(ErrorCode.tooManyAttempts, { minutes: minutesUntil(until, now) });
    await client.query(
      `insert into sms_codes (mobile, purpose, code_hash, salt, ip, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [mobile, purpose, hashCode(salt, mobile, purpose, code), salt, network, now, now + SMS_RULES.livesMs],
    );
  });
  await sms.send({ mobile, text: TEXT[locale](code) });
}

/** What a code's message says; the last line lets phones offer the code by themselves. */
const TEXT: Readonly<Record<Locale, (code: string) => string>> = {
  en: (code) => `${code} is your Perya code. It works for 5 minutes. Never share it: we will not ask for it.`,
  fil: (code) =>
    `${code} ang Perya code mo. Gagana ito nang 5 minuto. Huwag ibahagi: hindi namin ito hihingin.`,
};

async function blockedUntil(db: Queryable, mobile: string, network: string, now: number): Promise<number> {
  const { resendAfterMs, perNumber, perAddress } = SMS_RULES;
  // The oldest of the latest `most` codes: while it lies within the window, the next one has to wait for it.
  const { rows } = await db.query<{
    last: number | null;
    number_full: number | null;
    address_full: number | null;
  }>(
    `select
       (select max(sent_at) from sms_codes where mobile = $1) as last,
       (select sent_at from sms_codes where mobile = $1 and sent_at > $3 order by sent_at desc offset $5 limit 1) as number_full,
       (select sent_at from sms_codes where ip = $2 and sent_at > $4 order by sent_at desc offset $6 limit 1) as address_full`,
    [
      mobile,
      network,
      now - perNumber.withinMs,
      now - perAddress.withinMs,
      perNumber.most - 1,
      perAddress.most - 1,
    ],
  );
  const row = rows[0];
  return Math.max(
    (row?.last ?? -resendAfterMs) + resendAfterMs,
    (row?.number_full ?? -perNumber.withinMs) + perNumber.withinMs,
    (row?.address_full ?? -perAddress.withinMs) + perAddress.withinMs,
  );
}

/** A code that was right, not used yet. */
export interface VerifiedCode {
  /**
   * Uses the code; call it inside the transaction of what it allows. Refuses with smsCodeExpired when another request was
   * faster.
   */
  use(db: Queryable): Promise<void>;
}

/** What is checked. */
export interface CodeCheck {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  readonly code: string;
  readonly now: number;
}

/**
 * Checks a code against the last one sent. Refuses with wrongSmsCode when it is wrong (counted at once, whatever happens
 * afterwards), smsCodeExpired when none is valid, tooManyAttempts after five wrong ones.
 */
export async function verifySmsCode(db: Database, check: CodeCheck): Promise<VerifiedCode> {
  // The refusal is thrown after the commit: a wrong try has to stay counted.
  const outcome = await db.transaction((client) => judge(client, check));
  if (outcome instanceof CallError) throw outcome;
  return { use: (client) => useCode(client, outcome.id, check.now) };
}

async function judge(
  db: Queryable,
  { mobile, purpose, code, now }: CodeCheck,
): Promise<{ id: number } | CallError> {
  const { rows } = await db.query<SmsCodeRow>(
    `select id, code_hash, salt, expires_at, wrong_tries, used_at from sms_codes
     where mobile = $1 and purpose = $2 order by sent_at desc, id desc limit 1 for update`,
    [mobile, purpose],
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
