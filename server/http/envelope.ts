import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../contract/call.ts';
import { errorText, ErrorCode, type Locale } from '../../contract/errors.ts';

/** Additional data of a refused call. */
interface ErrorDetails {
  readonly detail?: Readonly<Record<string, string | number>>;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** Creates the response to a refused call, with a message in the player's language. */
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

/**
 * Returns the code whose message is the most specific: if a session ended for a reason, the code of that reason
 * (`detail.because`).
 */
const reasonOf = (code: ErrorCode, { because }: NonNullable<ErrorDetails['detail']>): number =>
  code === ErrorCode.unauthorized && typeof because === 'number' ? because : code;

/** Returns the language of a request: from x-locale, else from accept-language, else English. */
export function localeOf(request: FastifyRequest): Locale {
  const asked = request.headers['x-locale'] ?? request.headers['accept-language'] ?? '';
  return /^(?:fil|tl)\b/i.test(String(asked)) ? 'fil' : 'en';
}
