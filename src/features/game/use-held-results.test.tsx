// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Rendered, render } from '../../../tests/render.ts';
import { liveDataReceived } from '../../api/events.ts';
import { makeStore } from '../../store/store.ts';
import { LONGEST_ROUND_MS, useHeldResults } from './use-held-results.ts';

let store: ReturnType<typeof makeStore>;
let page: Rendered;

function Page() {
  const { hold, release } = useHeldResults();
  return (
    <>
      <button type="button" onClick={hold}>
        bet
      </button>
      <button type="button" onClick={release}>
        settled
      </button>
    </>
  );
}

const tell = (what: 'bet' | 'settled'): void => {
  const button = [...page.box.querySelectorAll('button')].find(({ textContent }) => textContent === what);
  act(() => button?.click());
};

const shownCoins = (): number | undefined => store.getState().live.shown.balance?.coin;
/** Delivers a balance of the server, as the live stream would; `coin` in hundredths. */
const receive = (coin: number, coinVersion: number) =>
  store.dispatch(liveDataReceived({ balance: { coin, coinVersion, lottery: 0 } }));

beforeEach(async () => {
  vi.useFakeTimers();
  store = makeStore();
  page = await render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  receive(10_000, 1);
  tell('bet');
  receive(10_500, 2);
});
afterEach(() => vi.useRealTimers());

it('the displayed balance stays unchanged until the round has been shown', () => {
  expect(shownCoins()).toBe(10_000);
  tell('settled');
  expect(shownCoins()).toBe(10_500);
  tell('settled');
  expect(store.getState().live.rounds).toBe(0);
});

it('the new balance is displayed 15 s after the last bet if the frame never reports the round’s end', () => {
  vi.advanceTimersByTime(LONGEST_ROUND_MS - 1);
  tell('bet');
  vi.advanceTimersByTime(LONGEST_ROUND_MS - 1);
  expect(shownCoins()).toBe(10_000);
  vi.advanceTimersByTime(1);
  expect(shownCoins()).toBe(10_500);
  expect(store.getState().live.rounds).toBe(0);
});

it('the new balance is displayed when the page is left', async () => {
  await page.leave();
  expect(shownCoins()).toBe(10_500);
});
