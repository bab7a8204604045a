// @vitest-environment happy-dom
import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { press, render } from '../../tests/render.ts';
import { ActivityId } from '../../contract/activities.ts';
import { user as userSchema } from '../../contract/profile.ts';
import { sessionOpened } from '../store/session-slice.ts';
import { makeStore } from '../store/store.ts';
import { ToastHost } from '../ui/toast.tsx';
import ActivityGuard from './activity-guard.tsx';

const user = v.parse(
  userSchema,
  Object.fromEntries(
    Object.entries(userSchema.entries).map(([name, { type }]) => [
      name,
      type === 'string' ? '' : type === 'boolean' ? false : 7,
    ]),
  ),
);

const CARDS = '/activity/lottery?a=1';
const LOG_IN = '/auth/login?redirect=%2Factivity%2Flottery%3Fa%3D1';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

/** State of the activity in the server's answer; `failed` means that the request fails. */
type ActivityState =
  | { readonly status: 'open' | 'closed' | 'soon'; readonly shown: 0 | 1 }
  | 'missing'
  | 'failed';

async function visit(state: ActivityState, asPlayer: boolean) {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => {
    if (state === 'failed') throw new TypeError('no network');
    const list =
      state === 'missing'
        ? []
        : [
            {
              type: ActivityId.lottery,
              status: state.status,
              from: 0,
              to: 1,
              unloginShowStatus: state.shown,
            },
          ];
    return new Response(JSON.stringify({ errcode: 0, serverTime: Date.now(), list }));
  });
  const store = makeStore();
  if (asPlayer) store.dispatch(sessionOpened({ token: 'T'.repeat(43), user }));
  const { box } = await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[CARDS]}>
        <Suspense>
          <Routes>
            <Route
              path="/activity/lottery"
              element={
                <ActivityGuard page="scratchCards">
                  <p>Cards</p>
                </ActivityGuard>
              }
            />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
        <Address />
        <ToastHost />
      </MemoryRouter>
    </Provider>,
  );
  return {
    isAnswered: () =>
      Object.values(store.getState().api.queries).some(
        (query) => query?.status === QueryStatus.fulfilled || query?.status === QueryStatus.rejected,
      ),
    at: () => box.querySelector('output')?.textContent,
    logIn: () => box.querySelector<HTMLElement>('button.gold, button[class*=gold]'),
    modals: () => store.getState().modals,
    hasPage: () => box.querySelector('p')?.textContent === 'Cards',
    toast: () => box.querySelector('[role=status]')?.textContent,
  };
}

afterEach(() => vi.unstubAllGlobals());

/** Waits until the callback no longer throws; React updates run in between. */
const until = (expected: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expected();
  });

describe('the activity guard', () => {
  it.each([true, false])(
    'redirects to the list of events while the activity is over or unknown to the server (visitor is a player: %s)',
    async (asPlayer) => {
      for (const state of ['missing', { status: 'closed', shown: 1 }] as const) {
        const { at, toast } = await visit(state, asPlayer);
        await until(() => {
          expect(at()).toBe('/bonus/event');
          expect(toast()).toBe('This event has ended.');
        });
      }
    },
  );

  it('redirects to the list of events with a toast if the activity has not begun', async () => {
    const { at, toast } = await visit({ status: 'soon', shown: 1 }, false);
    await until(() => {
      expect(at()).toBe('/bonus/event');
      expect(toast()).toBe('This event hasn’t started yet.');
    });
  });

  it('offers guests a log-in on the page if the activity is public, and redirects them to the log-in page otherwise', async () => {
    const shown = await visit({ status: 'open', shown: 1 }, false);
    await until(() => expect(shown.logIn()?.textContent).toBe('Log in'));
    expect([shown.at(), shown.hasPage()]).toEqual([CARDS, false]);
    const button = shown.logIn();
    if (button) await press(button);
    expect(shown.modals()).toEqual([{ name: 'login' }]);
    const hidden = await visit({ status: 'open', shown: 0 }, false);
    await until(() => expect([hidden.at(), hidden.hasPage()]).toEqual([LOG_IN, false]));
  });

  it("shows the page to players both before and after the server's answer", async () => {
    const { at, hasPage, isAnswered } = await visit({ status: 'open', shown: 0 }, true);
    expect(hasPage()).toBe(true);
    await until(() => expect(isAnswered()).toBe(true));
    expect([at(), hasPage()]).toEqual([CARDS, true]);
  });

  it('if the server does not answer, shows players the page and redirects guests to the log-in page', async () => {
    const player = await visit('failed', true);
    await until(() => expect(player.isAnswered()).toBe(true));
    expect(player.hasPage()).toBe(true);
    const guest = await visit('failed', false);
    await until(() => expect(guest.at()).toBe(LOG_IN));
  });
});
