import { API_PREFIX } from './api-path.ts';
import { commonBody } from './device.ts';

/** At most this many events travel together (specification 9). */
const BATCH = 20;
/** Events wait at most this long, in ms. */
const FLUSH_MS = 2000;
/** Above this many waiting events new ones are dropped: analytics never costs the player anything. */
const MOST_WAITING = 200;
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
  if (waiting.length >= MOST_WAITING) return;
  waiting.push({ name, time: Date.now(), props });
  if (waiting.length >= BATCH) flush();
  else timer ??= setTimeout(flush, FLUSH_MS);
}

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
