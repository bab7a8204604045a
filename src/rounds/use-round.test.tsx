// @vitest-environment happy-dom
import { Profiler, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { the } from '../../tests/render.ts';
import { ErrorCode } from '../../contract/errors.ts';
import type { User } from '../../contract/profile.ts';
import { apiError } from '../api/api-error.ts';
import { liveDataReceived, userReceived } from '../api/events.ts';
import { useAppDispatch, useBalance } from '../store/hooks.ts';
import { stakePressed } from '../store/live-slice.ts';
import { makeStore } from '../store/store.ts';
import { anyAsk } from './pending-round.ts';
import { useRound } from './use-round.ts';

// The test counts React's own renders, which act() would batch.
const setActEnvironment = (on: boolean): object =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: on });
beforeAll(() => setActEnvironment(false));
// Restored, because test files of one worker share their globals.
afterAll(() => setActEnvironment(true));

const STAKE = 500;
const balanceOf = (coin: number, coinVersion: number) =>
  liveDataReceived({ balance: { coin, coinVersion, lottery: 0 } });

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}

/** The server's answer and the end of the round's animation; the test resolves both. */
let answer = deferred<number>();
let picture = deferred<void>();

beforeEach(() => {
  localStorage.clear();
  answer = deferred();
  picture = deferred();
});

function Game() {
  const dispatch = useAppDispatch();
  const [won, setWon] = useState<number>();
  const round = useRound<object, number>({
    game: 'daily-spin',
    isReady: true,
    isAsk: anyAsk,
    call: () => answer.promise,
    presenter: {
      start() {
        setWon(undefined);
        dispatch(stakePressed(STAKE));
      },
      land: () => picture.promise,
      rest: setWon,
    },
    formatResult: (amount) => `won ${amount}`,
    invalidates: ['DailySpin'],
  });
  return (
    <>
      <button type="button" onClick={() => round.buy({})}>
        {round.phase}
      </button>
      <p>{[round.announcement, round.problem, useBalance()?.coin, won].join('|')}</p>
    </>
  );
}

/** Opens the game for a player, and collects the page's text at each render. */
async function open() {
  const store = makeStore();
  // Of the user, rounds need only the id.
  store.dispatch(userReceived({ id: 7 } as User));
  store.dispatch(balanceOf(10_000, 1));
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
  });
  const shown: string[] = [];
  root.render(
    <Provider store={store}>
      <MemoryRouter>
        <Profiler id="game" onRender={() => shown.push(box.textContent)}>
          <Game />
        </Profiler>
      </MemoryRouter>
    </Provider>,
  );
  await expect.poll(() => box.textContent).toBe('idle||10000|');
  shown.length = 0;
  return { box, store, shown };
}

it('a round renders its page twice: once at the press, and once at the end of the round', async () => {
  const { box, store, shown } = await open();
  the(box, 'button').click();
  await expect.poll(() => shown).toHaveLength(1);
  answer.resolve(800);
  // The new balance arrives before the animation ends, and is shown only at its end.
  store.dispatch(balanceOf(10_300, 2));
  picture.resolve();
  await expect.poll(() => box.textContent).toContain('idle');
  expect(box.textContent).toBe('idlewon 800||10300|800');
  expect(shown).toHaveLength(2);
});

it('a refused round shows the problem immediately, and then the returned stake', async () => {
  const { box, shown } = await open();
  the(box, 'button').click();
  await expect.poll(() => shown).toHaveLength(1);
  answer.reject(
    apiError('refused', 'dailySpin', { errcode: ErrorCode.noChanceLeft, message: 'No spins left.' }),
  );
  await expect.poll(() => box.textContent).toContain('idle');
  expect(shown.slice(-2)).toEqual(['playing|No spins left.|9500|', 'idle|No spins left.|10000|']);
});
