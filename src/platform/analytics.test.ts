import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { telemetryCalls } from '../../contract/telemetry.ts';
import { flush, flushOnHide, sendEventsBy, track } from './analytics.ts';

const { request: eventBatch } = telemetryCalls['anonymous/appEventLogClient'];
type Batch = v.InferOutput<typeof eventBatch>['eventList'];

/** Batches sent by beacon and by the call. */
let beacons: { path: string; body: Promise<string> }[];
let calls: Batch[];
let hide: () => void;

/** A browser with a beacon, without one, or with one that is full. */
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
  it('are sent two seconds after the first one, not sooner, and leave no timer running', async () => {
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

  it('are sent in batches of twenty, in order, without waiting', async () => {
    many(45);
    expect((await sent()).map(({ length }) => length)).toEqual([20, 20]);
    vi.advanceTimersByTime(2_000);
    const batches = await sent();
    expect(batches.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(batches.flat().map(({ props }) => props['nth'])).toEqual(
      Array.from({ length: 45 }, (_, nth) => nth),
    );
  });

  it('are sent when the tab is hidden, and wait when it comes back', () => {
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

  it.each(['missing', 'refuses'] as const)('are sent by the call where the beacon %s', (beacon) => {
    browser(beacon);
    many(20);
    expect(beacons).toHaveLength(0);
    expect(calls.map(({ length }) => length)).toEqual([20]);
  });

  it('are sent once: by the beacon and not by the call', () => {
    many(20);
    expect([beacons.length, calls.length]).toEqual([1, 0]);
    expect(beacons[0]?.path).toBe('/app/v1/anonymous/appEventLogClient');
  });

  it('match the contract, whatever text they contain', async () => {
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
