import { ErrorCode } from '../../contract/errors.ts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ClientCall, Envelope } from '../../contract/call.ts';
import { API_PREFIX } from '../platform/api-path.ts';
import { commonBody, requestTimeout } from '../platform/device.ts';
import { apiError, type ApiError } from './api-error.ts';
import { callTimedOut, serverReached, tokenRefused } from './events.ts';
import { noteBreak } from '../platform/break.ts';
import { noteServerTime } from '../platform/server-clock.ts';

/** Argument of the base query: a call and its body. */
export interface CallArgs {
  readonly call: ClientCall;
  /** Body without the fields that every call carries; form data is sent unchanged. */
  readonly body: object | FormData;
}

/** Options that an endpoint may set for its calls. */
export interface CallOptions {
  /** True if no dialog is shown when the call times out, as for the heartbeat. */
  readonly quiet?: boolean;
}

/** The part of the store's state that calls read. */
interface NeededState {
  readonly session: { readonly token: string | undefined };
  readonly preferences: { readonly locale: string };
  readonly connection: { readonly online: boolean };
}

/**
 * Sends a call once. A POST is never repeated automatically: calls that move coins carry a clientTxnId, so the player
 * may repeat them safely. Every failure becomes an ApiError.
 */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, CallOptions> = async (
  args,
  api,
  options,
) => {
  const { session, preferences } = api.getState() as NeededState;
  const { token } = session;
  const { endsSessionOn401 } = args.call;
  const result = await send(args, token, preferences.locale, api.signal);

  const reached = isReached(result);
  if (reached !== undefined && reached !== (api.getState() as NeededState).connection.online)
    api.dispatch(serverReached(reached));

  if (result.error?.kind === 'timeout' && options?.quiet !== true) api.dispatch(callTimedOut());

  // The end of the player's break from playing is stored before the session ends, because the route guards need it to
  // choose the next page.
  const facts = result.error?.detail ?? result.data;
  if (isRecord(facts) && typeof facts['breakUntil'] === 'number') noteBreak(facts['breakUntil']);

  const unauthorised = result.error?.errcode === ErrorCode.unauthorized || hasCode401(result.data);
  // The answer to a call with an older token must not end the current session.
  const current = (api.getState() as NeededState).session.token;
  if (
    unauthorised &&
    token !== undefined &&
    token === current &&
    (endsSessionOn401 || hasCode401(result.data))
  ) {
    const { detail, message } = result.error ?? {};
    api.dispatch(tokenRefused(detail?.['because'] === undefined ? undefined : message));
  }
  return result.error === undefined ? { data: result.data } : { error: result.error };
};

type Outcome = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/** Returns whether a call has reached the server; undefined if that is not known. */
function isReached({ error }: Outcome): boolean | undefined {
  if (error?.kind === 'offline') return false;
  return error === undefined || error.kind === 'refused' || undefined;
}

async function send(
  { call, body }: CallArgs,
  token: string | undefined,
  locale: string,
  signal: AbortSignal,
): Promise<Outcome> {
  // One controller for time limit and caller: AbortSignal.any is newer than the oldest browsers that we support.
  const ended = new AbortController();
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = true;
    ended.abort();
  }, requestTimeout());
  const abort = (): void => ended.abort();
  signal.addEventListener('abort', abort);
  const sentAt = Date.now();
  try {
    const response = await fetch(`${API_PREFIX}${call.name}`, {
      method: 'POST',
      headers: {
        'accept-language': locale,
        ...(token !== undefined && { authorization: token }),
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify({ ...commonBody(), ...body }),
      signal: ended.signal,
      credentials: 'same-origin',
    });
    const answer: unknown = await response.json().catch((reason: unknown) => {
      if (isTooLate) throw reason;
      return undefined;
    });
    if (!isEnvelope(answer)) {
      const message = `[POST] ${call.name}: ${response.status} ${response.statusText}`;
      return { error: apiError(response.ok ? 'shape' : 'network', call.name, { message }) };
    }
    noteServerTime(answer.serverTime, sentAt, Date.now());
    return answer.errcode === 0 ? { data: answer } : { error: refused(call.name, answer) };
  } catch (reason) {
    if (isTooLate) return { error: apiError('timeout', call.name, { message: 'no answer in time' }) };
    // Asks the device only now: behind a VPN and in some apps it says wrongly that it has no network.
    const kind = navigator.onLine ? 'network' : 'offline';
    return { error: apiError(kind, call.name, { message: String(reason) }) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'errcode' in value &&
  typeof value.errcode === 'number' &&
  'serverTime' in value &&
  typeof value.serverTime === 'number';

const refused = (call: string, { errcode, message = '', fields = {}, detail = {} }: Envelope): ApiError =>
  apiError('refused', call, { errcode, message, fields, detail });

/**
 * Returns whether an answer without error contains the code 401: anonymous/appConfig reports an invalid token in this
 * way.
 */
const hasCode401 = (data: unknown): boolean => isRecord(data) && data['code'] === ErrorCode.unauthorized;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
