import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/database.ts';

/** A text message to a player. */
export interface SmsMessage {
  /** E.164. */
  readonly mobile: string;
  readonly text: string;
  /** Delivery: written, or spoken in a phone call. */
  readonly by: 'text' | 'call';
}

/** Sends text messages. */
export interface SmsGateway {
  /** Resolves once the message is accepted for sending; throws when it is not. */
  send(message: SmsMessage): Promise<void>;
}

/** Sends nothing: stores messages in a table for developers and tests. Never used in production. */
export const sandboxSms = (db: Queryable, clock: Clock): SmsGateway => ({
  async send({ mobile, text, by }) {
    await db.query('insert into sms_outbox (mobile, text, at) values ($1, $2, $3)', [
      mobile,
      by === 'call' ? `Phone call: “${text}”` : text,
      clock.now(),
    ]);
  },
});

/** Refuses to send: the default in production until a provider is configured, so that no code is lost silently. */
export const noSms: SmsGateway = {
  async send() {
    throw new Error('no text message provider is configured');
  },
};

/** A message in the sandbox's outbox. */
export interface SentSms extends Omit<SmsMessage, 'by'> {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Reads the latest messages of the sandbox, newest first; optionally only those to one number. */
export async function readOutbox(db: Queryable, mobile?: string): Promise<SentSms[]> {
  const { rows } = await db.query<SentSms>(
    'select mobile, text, at from sms_outbox where $1::text is null or mobile = $1 order by id desc limit 50',
    [mobile ?? null],
  );
  return rows;
}
