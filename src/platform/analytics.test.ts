import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { telemetryCalls } from '../../contract/telemetry.ts';
import { flush, flushOnHide, sendEventsBy, track } from './analytics.ts';

const { request: eventBatch } = telemetryCalls['anonymous/appEventLogClient'];
type Batch = v.InferOutput<typeof eventBatch>['eventList'];

/** Batches that the page has sent: `beacons` with navigator.sendBeacon, `calls` with a call. */
let beacons: { path: string; body: Promise<string> }[];
let calls: Batch[];
let hide: () => void;

/** Fakes a browser whose sendBeacon takes batches, refuses them because it is full, or is missing. */
function browser(beacon: 'takes' | 'refuses' | 'missing'): void {
  const sendBeacon = (path: string, body: Blob): boolean => {
    if (beacon === 'refuses') return false;
    beacons.push({ path, body: body.text() });
    return true;
  };
  vi.stubGlobal('navigator', beacon === 'missing' ? {} : { sendBeacon });
}
const sent = async (): Promise<Batch[]> =>
  Promise.all(beacons.map(async ({ body }) => v.parse(eventBatch, JSON.parse(await body)).eventList));
const many = (count: number): void => {
  for (let nth = 0; nth < count; nth++) track('pressed', { nth });
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  beacons = [];
  calls = [];
  vi.stubGlobal('location', { hostname: 'perya.test' });
  vi.stubGlobal('document', {
    referrer: '',
    visibilityState: 'hidden',
    addEventListener: (_type: string, listener: () => void) => (hide = listener),
  });
  browser('takes');
  sendEventsBy((eventList) => calls.push([...eventList]));
});
afterEach(() => {
  flush();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('analytics events', () => {
  it('are sent two seconds after the first of them, and leave no timer running', async () => {
    track('opened');
    vi.advanceTimersByTime(1_500);
    track('pressed', { gameId: 7 });
    vi.advanceTimersByTime(499);
    expect(beacons).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(await sent()).toEqual([
      [
        { name: 'opened', time: 1_000, props: {} },
        { name: 'pressed', time: 2_500, props: { gameId: 7 } },
      ],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are sent in order, and at once when there are twenty of them', async () => {
    many(45);
    expect((await sent()).map(({ length }) => length)).toEqual([20, 20]);
    vi.advanceTimersByTime(2_000);
    const batches = await sent();
    expect(batches.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(batches.flat().map(({ props }) => props['nth'])).toEqual(
      Array.from({ length: 45 }, (_, nth) => nth),
    );
  });

  it('are sent when the tab is hidden, and not when it is shown again', () => {
    flushOnHide();
    track('opened');
    vi.stubGlobal('document', { ...document, visibilityState: 'visible' });
    hide();
    expect(beacons).toHaveLength(0);
    vi.stubGlobal('document', { ...document, visibilityState: 'hidden' });
    hide();
    expect(beacons).toHaveLength(1);
    hide();
    expect(beacons).toHaveLength(1);
  });

  it.each(['missing', 'refuses'] as const)('are sent by a call if the beacon %s', (beacon) => {
    browser(beacon);
    many(20);
    expect(beacons).toHaveLength(0);
    expect(calls.map(({ length }) => length)).toEqual([20]);
  });

  it('are sent only once: if the beacon accepts them, no call is made', () => {
    many(20);
    expect([beacons.length, calls.length]).toEqual([1, 0]);
    expect(beacons[0]?.path).toBe('/app/v1/anonymous/appEventLogClient');
  });

  it('match the contract, with long texts cut to 500 characters', async () => {
    track('page_failed', { message: 'x'.repeat(5_000), count: 3, isNew: true, what: null });
    flush();
    expect((await sent())[0]?.[0]?.props).toEqual({
      message: 'x'.repeat(500),
      count: 3,
      isNew: true,
      what: null,
    });
  });
});
