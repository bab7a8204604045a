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
/** Returns the figure of the mega pool on a newly loaded page that has received the pools. */
const megaOf = (store: ReturnType<typeof makeStore>): number | undefined =>
  store.getState().live.figures?.amounts.mega;

beforeEach(() => sessionStorage.clear());

it('a pool shows the same after a reload as before', () => {
  const store = makeStore();
  store.dispatch(liveDataReceived({ pools }));
  for (let stretch = 1; stretch <= 20; stretch += 1) store.dispatch(stretchBegun(stretch));
  const shown = megaOf(store);
  expect(shown).toBeGreaterThan(1_000_000);

  const reloaded = makeStore();
  // Nothing is shown before the first answer: the page begins as prerendered.
  expect(megaOf(reloaded)).toBeUndefined();
  reloaded.dispatch(liveDataReceived({ pools }));
  expect(megaOf(reloaded)).toBe(shown);
});

it.each(['', 'null', '{"amounts":{"mega":"1"}}', '{'])('unreadable figures are ignored: %j', (text) => {
  sessionStorage.setItem(KEY, text);
  const store = makeStore();
  store.dispatch(liveDataReceived({ pools }));
  expect(megaOf(store)).toBe(1_000_000);
});
