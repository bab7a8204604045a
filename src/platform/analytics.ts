import { API_PREFIX } from './api-path.ts';
import { commonBody } from './device.ts';

/** At most this many events travel together (docs/product-rules.md, Limits). */
const BATCH = 20;
/** Events wait at most this long, in ms. */
const FLUSH_MS = 2000;
/** A longer text is cut: one that the contract refuses would cost the whole batch. */
const MOST_TEXT = 500;
const PATH = `${API_PREFIX}anonymous/appEventLogClient`;

type Value = string | number | boolean | null;
/** One thing that happened. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly time: number;
  readonly props: Record<string, Value>;
}

let waiting: AnalyticsEvent[] = [];
let call: (eventList: AnalyticsEvent[]) => void = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes that something happened. Never names, numbers or anything else that tells who the player is. */
export function track(name: string, props: Record<string, Value> = {}): void {
  waiting.push({ name, time: Date.now(), props: cut(props) });
  if (waiting.length >= BATCH) flush();
  else timer ??= setTimeout(flush, FLUSH_MS);
}

const cut = (props: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(props).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.slice(0, MOST_TEXT) : value,
    ]),
  );

/** How a batch is sent where there is no beacon; until it is set, such batches are dropped. */
export function sendEventsBy(send: (eventList: AnalyticsEvent[]) => void): void {
  call = send;
}

/** Sends what waits: by beacon first, by the call when there is no beacon or it refuses. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const eventList = waiting.slice(0, BATCH);
    waiting = waiting.slice(BATCH);
    const body = JSON.stringify({ ...commonBody(), eventList });
    const sent = navigator.sendBeacon?.(PATH, new Blob([body], { type: 'application/json' })) ?? false;
    if (!sent) call(eventList);
  }
}

/** Sends what waits when the tab is hidden. Call once at start. */
export function flushOnHide(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
