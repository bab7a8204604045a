import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { ErrorCode } from '../../contract/errors.ts';
import { LIVE_PATH, liveMessage, type LiveMessage } from '../../contract/live.ts';
import { eventSplitter, reconnectWait } from '../platform/event-stream.ts';
import { oneForAllTabs } from '../platform/one-for-all-tabs.ts';
import { liveDataReceived, streamChanged, tokenRefused } from './events.ts';
import { isApiError } from './api-error.ts';
import { liveDataOf } from './live-data.ts';
import { telemetryApi } from './telemetry.ts';
import { noteServerTime } from '../platform/server-clock.ts';

/** Dispatch function of a store with the api's middleware, which can send calls. */
export type LiveDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Time without any message after which the stream counts as broken, ms; the server sends a hello every 20 s. */
const SILENCE_MS = 45_000;
/** Interval at which collected messages are dispatched together, ms. */
const BATCH_MS = 200;

/**
 * Message from the tab that holds the stream to all tabs: a message of the server, or the fact that the stream has
 * broken.
 */
interface StreamMessage {
  readonly message: LiveMessage | { readonly type: 'broken' };
  /** Time of arrival by this device's clock, ms since 1970: a tab that opens later receives old messages too. */
  readonly at: number;
}

/**
 * Follows the server's live stream until it is stopped. Only one tab of a browser holds the connection, for all tabs
 * with the same token. Returns a function that stops following.
 * @param token the session's token; undefined for a guest, who gets no private messages
 */
export function openLiveStream(token: string | undefined, dispatch: LiveDispatch): () => void {
  const batch = gather(token, dispatch);
  let isBroken = false;
  const leave = oneForAllTabs<StreamMessage>({
    // Tabs of an older build may be open: if the message format changes, change the number in the name.
    name: `perya.live.2.${token ?? ''}`,
    begin: (tell) => holdStream(token, (message) => tell({ message, at: Date.now() })),
    kindOf: ({ message }) => message.type,
    silenceMs: SILENCE_MS,
    received({ message, at }) {
      if (message.type === 'broken') {
        isBroken = true;
        dispatch(streamChanged('broken'));
        return;
      }
      if (isBroken || message.type === 'hello') dispatch(streamChanged('open'));
      isBroken = false;
      if (message.type === 'hello') noteServerTime(message.serverTime, at, at);
      else batch.add(message);
    },
  });
  return () => {
    leave();
    batch.stop();
  };
}

/**
 * Keeps the stream connected: reconnects after each failure, without waiting when the tab becomes visible or the
 * network returns. Returns a function that stops it.
 */
function holdStream(
  token: string | undefined,
  tell: (message: StreamMessage['message']) => void,
): () => void {
  let stopped = false;
  let tries = 0;
  let connection: AbortController | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const connect = async (): Promise<void> => {
    clearTimeout(waiting);
    waiting = undefined;
    const abort = new AbortController();
    connection = abort;
    let isRefused = false;
    try {
      isRefused = await read(token, abort, (message) => {
        tries = 0;
        tell(message);
      });
    } catch {
      // Errors need no handling here: the code below reconnects, whatever has ended the connection.
    }
    connection = undefined;
    if (stopped) return;
    tries += 1;
    tell({ type: 'broken' });
    waiting = setTimeout(() => void connect(), reconnectWait(tries, Math.random(), isRefused));
  };

  const soon = (): void => {
    if (waiting !== undefined && document.visibilityState === 'visible') void connect();
  };
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', soon);
  void connect();

  return () => {
    stopped = true;
    clearTimeout(waiting);
    connection?.abort();
    removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', soon);
  };
}

/**
 * Reads messages until the stream ends. Returns true if the server refused the connection because of too many requests
 * (429).
 */
async function read(
  token: string | undefined,
  abort: AbortController,
  received: (message: LiveMessage) => void,
): Promise<boolean> {
  let silence = setTimeout(() => abort.abort(), SILENCE_MS);
  try {
    const response = await fetch(LIVE_PATH, {
      headers: { accept: 'text/event-stream', ...(token !== undefined && { authorization: token }) },
      cache: 'no-store',
      // Low priority, because nothing on the page waits for the stream to end.
      priority: 'low',
      signal: abort.signal,
    });
    if (!response.ok || response.body === null) return response.status === 429;
    const split = eventSplitter();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => abort.abort(), SILENCE_MS);
      for (const data of split(part.value)) {
        const message = parse(data);
        if (message !== undefined) received(message);
      }
    }
    return false;
  } finally {
    clearTimeout(silence);
  }
}

function parse(data: string): LiveMessage | undefined {
  try {
    const parsed = v.safeParse(liveMessage, JSON.parse(data));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a call that the server will refuse: the refusal ends the session and contains the reason, which the stream does
 * not. If the call fails in another way, ends the session without a reason.
 */
async function endSession(dispatch: LiveDispatch): Promise<void> {
  const { error } = await dispatch(telemetryApi.endpoints.sendHeartbeat.initiate({}, { track: false }));
  if (isApiError(error) && error.errcode !== ErrorCode.unauthorized) dispatch(tokenRefused());
}

function gather(token: string | undefined, dispatch: LiveDispatch) {
  let messages: LiveMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    const batch = messages;
    messages = [];
    timer = undefined;
    dispatch(liveDataReceived(liveDataOf(batch)));
    if (token !== undefined && batch.some((message) => message.type === 'sessionEnded')) {
      void endSession(dispatch);
    }
  };

  return {
    add(message: LiveMessage): void {
      messages.push(message);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
