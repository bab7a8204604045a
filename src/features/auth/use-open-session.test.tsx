// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '../../../contract/call.ts';
import type { Locale } from '../../../contract/errors.ts';
import type { getAfterLoginInfoWeb } from '../../../contract/profile.ts';
import { press, render, the } from '../../../tests/render.ts';
import { api } from '../../api/api.ts';
import { profileApi } from '../../api/profile.ts';
import { LanguageProvider, loadLanguage } from '../../i18n/i18n.tsx';
import { makeStore } from '../../store/store.ts';
import { sessionEnded } from '../../store/session-slice.ts';
import { ToastHost } from '../../ui/toast.tsx';
import { useOpenSession } from './use-open-session.ts';

const user = { nickname: 'Maria' } as Parameters<ReturnType<typeof useOpenSession>>[0]['user'];
const asked = { deviceModel: '', deviceInfo: '', phoneInfo: '', deviceId: '' };
type Account = ResponseOf<typeof getAfterLoginInfoWeb>;

/** Logs in; returns functions that answer the call for the account and read the toast. */
async function logIn(locale: Locale) {
  const store = makeStore();
  function LogIn() {
    const open = useOpenSession();
    return (
      <button type="button" onClick={() => open({ token: 'token', user })}>
        Log in
      </button>
    );
  }
  const { box } = await render(
    <Provider store={store}>
      <LanguageProvider locale={locale} initial={await loadLanguage(locale)}>
        <LogIn />
        <ToastHost />
      </LanguageProvider>
    </Provider>,
  );
  await press(the(box, 'button'));
  const answer = (lastSessionTime: number) =>
    act(async () => {
      const value = { lastSessionTime } as Account;
      store.dispatch(profileApi.util.upsertQueryEntries([{ endpointName: 'getAccount', arg: asked, value }]));
      // Readers of the store are called at the next action that is not batched.
      store.dispatch({ type: 'test/unbatched' });
    });
  return { store, answer, toast: () => the(box, '[role="status"]').textContent };
}

describe('after a log-in', () => {
  it.each([
    ['en', 'Welcome, Maria! Your last visit: 12 Nov, 8:41 PM.'],
    ['fil', /^Welcome, Maria! Huling punta mo rito: .*12.*8:41/],
  ] as const)('a returning player sees when the previous session ended: %s', async (locale, words) => {
    const { answer, toast } = await logIn(locale);
    expect(toast()).toBe('Welcome, Maria!');
    await answer(Date.UTC(2026, 10, 12, 12, 41));
    expect(toast()?.replaceAll(/\s/g, ' ')).toMatch(words);
  });

  it('a newcomer sees only the welcome', async () => {
    const { answer, toast } = await logIn('en');
    await answer(0);
    expect(toast()).toBe('Welcome, Maria!');
  });

  it('nobody sees the last visit of a player who has logged out meanwhile', async () => {
    const { store, answer, toast } = await logIn('en');
    await act(async () => {
      store.dispatch(sessionEnded('logout'));
      store.dispatch(api.util.resetApiState());
    });
    await answer(Date.UTC(2026, 10, 12, 12, 41));
    expect(toast()).toBe('Welcome, Maria!');
  });
});
