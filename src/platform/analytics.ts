import { API_PREFIX } from './api-path.ts';
import { commonBody } from './device.ts';

/** Maximum number of events in a batch (docs/product-rules.md, Limits). */
const BATCH = 20;
/** Maximum time that an event waits, ms. */
const FLUSH_MS = 2000;
/** Maximum length of a text; a longer one is cut, because the contract would refuse the whole batch. */
const MOST_TEXT = 500;
const PATH = `${API_PREFIX}anonymous/appEventLogClient`;

type Value = string | number | boolean | null;
/** An analytics event. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly time: number;
  readonly props: Record<string, Value>;
}

let waiting: AnalyticsEvent[] = [];
let call: (eventList: AnalyticsEvent[]) => void = () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records an event. It must never contain names, numbers or anything else that identifies the player. */
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

/** Sets how a batch is sent where there is no beacon; until then such batches are dropped. */
export function sendEventsBy(send: (eventList: AnalyticsEvent[]) => void): void {
  call = send;
}

/** Sends pending events: by beacon first, by the call if there is no beacon or it refuses. */
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

/** Sends pending events when the tab is hidden. Call once at start. */
export function flushOnHide(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
