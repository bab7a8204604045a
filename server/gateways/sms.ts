import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';

/** A text message to a player. */
export interface SmsMessage {
  /** Receiver's phone number in E.164 format. */
  readonly mobile: string;
  readonly text: string;
  /** Whether the message is sent as a text or spoken in a phone call. */
  readonly by: 'text' | 'call';
}

/** Service that sends text messages. */
export interface SmsGateway {
  /** Resolves when the service has accepted the message; rejects if it does not accept it. */
  send(message: SmsMessage): Promise<void>;
}

/**
 * Creates a gateway that sends nothing but stores messages in a table, for developers and tests. Never used in
 * production.
 */
export const sandboxSms = (db: Queryable, clock: Clock): SmsGateway => ({
  async send({ mobile, text, by }) {
    await db.query('insert into sms_outbox (mobile, text, at) values ($1, $2, $3)', [
      mobile,
      by === 'call' ? `Phone call: “${text}”` : text,
      clock.now(),
    ]);
  },
});

/**
 * Gateway that refuses to send. Production uses it until an SMS provider is configured, so that no code is lost
 * silently.
 */
export const noSms: SmsGateway = {
  async send() {
    throw new Error('no text message provider is configured');
  },
};

/** A message that the sandbox has stored instead of sending. */
export interface SentSms extends Omit<SmsMessage, 'by'> {
  /** Time of the message, ms since 1970. */
  readonly at: number;
}

/** Reads the latest messages stored by the sandbox, newest first; optionally only those to one number. */
export async function readOutbox(db: Queryable, mobile?: string): Promise<SentSms[]> {
  const { rows } = await db.query<SentSms>(
    'select mobile, text, at from sms_outbox where $1::text is null or mobile = $1 order by id desc limit 50',
    [mobile ?? null],
  );
  return rows;
}
