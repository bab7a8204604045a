// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, type Rendered, the } from '../../../tests/render.ts';
import type { User } from '../../../contract/profile.ts';
import { userReceived } from '../../api/events.ts';
import { changeOpenRounds, setOpenRounds } from '../../rounds/open-rounds.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { roundShown, roundStarted } from '../../store/live-slice.ts';
import { modalClosed } from '../../store/modals-slice.ts';
import { preferencesChanged } from '../../store/preferences-slice.ts';
import { makeStore } from '../../store/store.ts';
import PlayClock from './play-clock.tsx';
import type { DaySums } from './play-session.ts';
import RealityCheckModal from './reality-check-modal.tsx';

/** Sums that the server returns for the player's days; undefined for a server that does not answer. */
let days: readonly DaySums[] | undefined;
const askDays = async (): Promise<readonly DaySums[]> => {
  if (days === undefined) throw new TypeError('no network');
  return days;
};
vi.mock(import('./use-day-sums.ts'), () => ({ useDaySums: () => askDays }));

let store: ReturnType<typeof makeStore>;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  setOpenRounds(0);
  sessionStorage.clear();
  localStorage.clear();
  days = [{ time: 1, staked: 100_00, won: 40_00 }];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  store = makeStore();
  store.dispatch(userReceived({ id: 7 } as User));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Page() {
  const isOpen = useAppSelector(({ modals }) => modals.some(({ name }) => name === 'realityCheck'));
  const { pathname } = useLocation();
  return (
    <>
      <PlayClock />
      <output>{pathname}</output>
      {isOpen && <RealityCheckModal onClose={() => void store.dispatch(modalClosed('realityCheck'))} />}
    </>
  );
}
const open = (): Promise<Rendered> =>
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/game/start']}>
        <Routes>
          <Route path="*" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
const pass = (minutes: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(minutes * 60_000)));
const dialogOf = ({ box }: Rendered): HTMLElement | null => box.querySelector('dialog');
const buttonOf = (page: Rendered, name: string): HTMLElement => {
  const found = [...page.box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const setVisibility = (next: DocumentVisibilityState): Promise<void> =>
  act(async () => {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('the reality check', () => {
  it("opens after an hour of play with the session's time and result, and again an hour later", async () => {
    const page = await open();
    await pass(59.9);
    expect(dialogOf(page)).toBeNull();
    days = [
      { time: 2, staked: 5_00, won: 25_00 },
      { time: 1, staked: 150_00, won: 40_00 },
    ];
    await pass(0.1);
    const text = dialogOf(page)?.textContent ?? '';
    expect(text).toContain('1 h 0 min');
    expect(text).toContain('₱55.00');
    expect(text).toContain('₱25.00');
    expect(text).toContain('-₱30.00');
    await press(buttonOf(page, 'Continue'));
    expect(dialogOf(page)).toBeNull();
    await pass(59);
    expect(dialogOf(page)).toBeNull();
    await pass(1.1);
    expect(dialogOf(page)?.textContent).toContain('2 h 0 min');
  });

  it('stays open until it is answered, and no time counts while it is open', async () => {
    const page = await open();
    await pass(60);
    const dialog = dialogOf(page);
    dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(page.box.querySelector('[aria-label="Close"]')).toBeNull();
    await pass(30);
    expect(dialogOf(page)?.textContent).toContain('1 h 0 min');
  });

  it("opens at the player's chosen interval", async () => {
    store.dispatch(preferencesChanged({ checkMinutes: 15 }));
    const page = await open();
    await pass(15);
    expect(dialogOf(page)).not.toBeNull();
  });

  it('counts only the time in which the page is visible, and continues to count after a reload', async () => {
    const page = await open();
    await pass(40);
    await setVisibility('hidden');
    await pass(600);
    await setVisibility('visible');
    expect(dialogOf(page)).toBeNull();
    await page.leave();
    const again = await open();
    await pass(19.5);
    expect(dialogOf(again)).toBeNull();
    await pass(1);
    expect(dialogOf(again)).not.toBeNull();
  });

  it('waits for the end of the round being shown', async () => {
    const page = await open();
    await pass(59.9);
    await act(async () => void store.dispatch(roundStarted()));
    await pass(2);
    expect(dialogOf(page)).toBeNull();
    await act(async () => void store.dispatch(roundShown()));
    expect(dialogOf(page)).not.toBeNull();
  });

  it('waits for the end of a round with several steps, but not longer than three minutes', async () => {
    const page = await open();
    await act(async () => changeOpenRounds(1));
    await pass(62);
    expect(dialogOf(page)).toBeNull();
    await act(async () => changeOpenRounds(-1));
    expect(dialogOf(page)).not.toBeNull();
    await press(buttonOf(page, 'Continue'));
    await act(async () => changeOpenRounds(1));
    await pass(64);
    expect(dialogOf(page)).not.toBeNull();
  });

  it.each([
    ['Take a break', '/member/self-limited'],
    ['History', '/wallets/record'],
  ])('leads to the chosen page and closes: %s', async (name, path) => {
    const page = await open();
    await pass(60);
    await press(buttonOf(page, name));
    expect(dialogOf(page)).toBeNull();
    expect(the(page.box, 'output').textContent).toBe(path);
  });

  it('shows only the time if the server does not answer, tries again on a press, and can be closed', async () => {
    const page = await open();
    await pass(59);
    days = undefined;
    await pass(1);
    expect(dialogOf(page)?.textContent).toContain('1 h 0 min');
    expect(dialogOf(page)?.textContent).toContain('didn’t load');
    days = [{ time: 1, staked: 101_00, won: 40_00 }];
    await press(buttonOf(page, 'Try again'));
    expect(dialogOf(page)?.textContent).toContain('₱1.00');
    await press(buttonOf(page, 'Continue'));
    expect(dialogOf(page)).toBeNull();
  });
});
