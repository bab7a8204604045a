// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, type Rendered } from '../../../tests/render.ts';
import type { OthersBet } from '../../../contract/game-server.ts';
import type { GameServerCalls } from '../game-server-calls.ts';
import OthersBets from './others-bets.tsx';
import { LATEST_BETS_POLL_MS } from './use-latest-bets.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const betOf = (stake: number, payout: number): OthersBet => ({
  betId: `${stake} ${payout}`,
  name: 'Ju***an',
  stake,
  payout,
});

/** Creates a game server that returns these bets. `asked` is the number of requests. */
function gameServerOf(bets: readonly OthersBet[]) {
  const state = { bets, isAway: false, asked: 0 };
  const calls: GameServerCalls = {
    watch: () => Promise.reject(new TypeError('none')),
    ask() {
      state.asked += 1;
      if (state.isAway) return Promise.reject(new TypeError('no network'));
      return Promise.resolve({ status: 'done', result: { list: state.bets } } as never);
    },
  };
  return { calls, state };
}

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const rows = ({ box }: Rendered): string[] =>
  [...box.querySelectorAll('li')].map(
    (row) => [...row.children].map((part) => part.textContent).join(' ') || row.textContent,
  );

it("the list of others' bets shows name, stake, multiplier and win, is polled, and stays if the game server does not answer", async () => {
  const { calls, state } = gameServerOf([betOf(10_00, 19_80), betOf(20_00, 0)]);
  const page = await render(<OthersBets calls={calls} />);
  await pass(0);
  expect(rows(page)).toEqual(['Ju***an ₱10 1.98× ₱19.80', 'Ju***an ₱20 0× ₱0.00']);
  expect([...page.box.querySelectorAll('[data-won=true]')]).toHaveLength(1);
  state.bets = [betOf(5_00, 10_00)];
  await pass(2 * LATEST_BETS_POLL_MS);
  expect(rows(page)).toEqual(['Ju***an ₱5 2× ₱10.00']);
  state.isAway = true;
  await pass(2 * LATEST_BETS_POLL_MS);
  expect(rows(page)).toEqual(['Ju***an ₱5 2× ₱10.00']);
});

it("the list of others' bets has a maximum number of rows, and a text if nobody has played", async () => {
  const { calls } = gameServerOf(Array.from({ length: 12 }, (_, at) => betOf((at + 1) * 100, 0)));
  const page = await render(<OthersBets calls={calls} rows={5} isNamed />);
  await pass(0);
  expect(rows(page)).toHaveLength(5);
  expect(page.box.textContent).toContain('Bets of others');
  const empty = await render(<OthersBets calls={gameServerOf([]).calls} />);
  await pass(0);
  expect(rows(empty)).toEqual(['No one else has played this game yet.']);
});

it("the list of others' bets is no longer polled after it was unmounted", async () => {
  const { calls, state } = gameServerOf([]);
  const page = await render(<OthersBets calls={calls} />);
  await pass(0);
  await page.leave();
  const { asked } = state;
  await pass(5 * LATEST_BETS_POLL_MS);
  expect(state.asked).toBe(asked);
});
