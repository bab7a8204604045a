import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/call.ts';
import { errorText, ErrorCode, type Locale } from '../../contract/errors.ts';

/** What a refusal may carry beside its code. */
interface ErrorDetails {
  readonly detail?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** Returns the envelope of a call that was refused, in the player's language. */
export function errorEnvelope(
  code: ErrorCode,
  serverTime: number,
  locale: Locale,
  { detail = {}, fields }: ErrorDetails = {},
): Envelope {
  return {
    errcode: code,
    serverTime,
    message: errorText(reasonOf(code, detail), locale, detail),
    ...(fields === undefined ? {} : { fields }),
    ...(Object.keys(detail).length === 0 ? {} : { detail }),
  };
}

/** Returns the code whose text says most: of a session that ended for a reason, the reason's (`detail.because`). */
const reasonOf = (code: ErrorCode, { because }: NonNullable<ErrorDetails['detail']>): number =>
  code === ErrorCode.unauthorized && typeof because === 'number' ? because : code;

/** The language a request asks for: x-locale, else accept-language, else English. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = request.headers['x-locale'] ?? request.headers['accept-language'] ?? '';
  return /^(?:fil|tl)\b/i.test(String(asked)) ? 'fil' : 'en';
}
