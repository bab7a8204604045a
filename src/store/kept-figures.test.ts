// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { liveDataReceived } from '../api/events.ts';
import { stretchBegun } from './live-slice.ts';
import { makeStore } from './store.ts';

const KEY = 'perya.pools';
const pools = {
  total: 0,
  megaJackpot: 1_000_500,
  majorJackpot: 0,
  minorJackpot: 0,
  miniJackpot: 0,
  megaJackpotSection: [1_000_000, 1_001_000] as [number, number],
  majorJackpotSection: [0, 0] as [number, number],
  minorJackpotSection: [0, 0] as [number, number],
  miniJackpotSection: [0, 0] as [number, number],
};
/** Returns the displayed amount of the mega pool, in hundredths. */
const megaOf = (store: ReturnType<typeof makeStore>): number | undefined =>
  store.getState().live.figures?.amounts.mega;

beforeEach(() => sessionStorage.clear());

it('a pool shows the same amount after a reload as before', () => {
  const store = makeStore();
  store.dispatch(liveDataReceived({ pools }));
  for (let stretch = 1; stretch <= 20; stretch += 1) store.dispatch(stretchBegun(stretch));
  const shown = megaOf(store);
  expect(shown).toBeGreaterThan(1_000_000);

  const reloaded = makeStore();
  // No amount is shown until the server answers, as in the prerendered page.
  expect(megaOf(reloaded)).toBeUndefined();
  reloaded.dispatch(liveDataReceived({ pools }));
  expect(megaOf(reloaded)).toBe(shown);
});

it.each(['', 'null', '{"amounts":{"mega":"1"}}', '{'])(
  'unreadable stored pool amounts are ignored: %j',
  (text) => {
    sessionStorage.setItem(KEY, text);
    const store = makeStore();
    store.dispatch(liveDataReceived({ pools }));
    expect(megaOf(store)).toBe(1_000_000);
  },
);
