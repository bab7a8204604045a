import { API_PREFIX } from './api-path.ts';
import { commonBody } from './device.ts';

/** Number of waiting events at which they are sent as a batch (docs/product-rules.md, Limits). */
const BATCH = 20;
/** Longest time that an event waits before it is sent, ms. */
const FLUSH_MS = 2000;
/** Maximum length of a text in characters; longer texts are cut, because the contract would refuse the whole batch. */
const MOST_TEXT = 500;
const PATH = `${API_PREFIX}anonymous/appEventLogClient`;

type Value = string | number | boolean | null;
/** An event as the contract has it: name, time and properties. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly time: number;
  readonly props: Record<string, Value>;
}

let waiting: AnalyticsEvent[] = [];
let call: (eventList: AnalyticsEvent[]) => void = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Records an event, to be sent within two seconds. It must never contain names, numbers or anything else that
 * identifies the player.
 */
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

/**
 * Sets the function that sends a batch if the browser has no sendBeacon, or if sendBeacon refuses the batch. Without
 * such a function, these batches are lost.
 */
export function sendEventsBy(send: (eventList: AnalyticsEvent[]) => void): void {
  call = send;
}

/** Sends the waiting events: with sendBeacon, or if that is missing or refuses, with the function of sendEventsBy. */
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

/** Sends the waiting events whenever the tab is hidden. Call once, at the start. */
export function flushOnHide(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
