import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { sharedMessage, type SharedMessage } from '../../../contract/shared-rounds.ts';
import { eventSplitter, reconnectWait } from '../../platform/event-stream.ts';
import { noteServerTime } from '../../platform/server-clock.ts';
import type { GameServerConnection } from '../use-game-server.ts';
import { type SharedTableState, tableAfter, tableWithout } from './shared-table.ts';

/** A shared game as its live stream reports it. */
export interface LiveTable {
  /** State of the game; undefined until the stream has sent it. */
  readonly table: SharedTableState | undefined;
  /** False while the stream is broken: `table` may then be out of date. */
  readonly isLive: boolean;
  /** How often the stream has sent its whole state; it does so after every connection. */
  readonly states: number;
  /** Removes a bet that the player has cancelled from `table`. */
  readonly drop: (roundId: string) => void;
}

/**
 * Time without any message after which the stream counts as broken, ms; the game server sends a heartbeat every 5 s.
 */
const SILENCE_MS = 12_000;
/** Maximum wait before the stream is opened again, ms; short, because the round continues meanwhile. */
const LONGEST_WAIT_MS = 4_000;

/** Keeps the live stream of a shared game open. Returns its state, and calls `onMessage` for each message. */
export function useSharedTable(
  { calls, refused, take }: Pick<GameServerConnection, 'calls' | 'refused' | 'take'>,
  onMessage: (message: SharedMessage) => void,
): LiveTable {
  const [live, setLive] = useState<Omit<LiveTable, 'drop'>>({ table: undefined, isLive: false, states: 0 });
  const latest = useRef(onMessage);
  latest.current = onMessage;

  useEffect(() => {
    let isOver = false;
    let tries = 0;
    let connection = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const received = (message: SharedMessage): void => {
      const now = Date.now();
      noteServerTime(message.serverTime, now, now);
      tries = 0;
      if (message.type === 'balance') take({ balance: message.balance });
      setLive(({ table, isLive, states }) => ({
        table: tableAfter(table, message),
        isLive: isLive || message.type === 'state',
        states: states + (message.type === 'state' ? 1 : 0),
      }));
      latest.current(message);
    };
    const connect = async (): Promise<void> => {
      clearTimeout(waiting);
      waiting = undefined;
      connection = new AbortController();
      const status = await read(calls.watch, connection, received).catch(() => 0);
      if (isOver) return;
      setLive((before) => ({ ...before, isLive: false }));
      if (status === 401) return refused('sessionEnded');
      tries += 1;
      const wait = reconnectWait(tries, Math.random(), status === 429);
      waiting = setTimeout(() => void connect(), status === 429 ? wait : Math.min(wait, LONGEST_WAIT_MS));
    };
    const soon = (): void => {
      if (waiting !== undefined && document.visibilityState === 'visible') void connect();
    };
    addEventListener('online', soon);
    document.addEventListener('visibilitychange', soon);
    void connect();
    return () => {
      isOver = true;
      clearTimeout(waiting);
      connection.abort();
      removeEventListener('online', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [calls, refused, take]);

  const drop = useCallback((roundId: string) => {
    setLive((before) => ({ ...before, table: before.table && tableWithout(before.table, roundId) }));
  }, []);
  return { ...live, drop };
}

/** Reads messages until the stream ends. Returns the HTTP status if the server refused the connection, else 200. */
async function read(
  watch: GameServerConnection['calls']['watch'],
  abort: AbortController,
  received: (message: SharedMessage) => void,
): Promise<number> {
  let silence = setTimeout(() => abort.abort(), SILENCE_MS);
  try {
    const response = await watch(abort.signal);
    if (!response.ok || response.body === null) return response.status;
    const split = eventSplitter();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(() => abort.abort(), SILENCE_MS);
      for (const data of split(part.value)) {
        const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), sharedMessage), data);
        if (parsed.success) received(parsed.output);
      }
    }
    return response.status;
  } finally {
    clearTimeout(silence);
  }
}
