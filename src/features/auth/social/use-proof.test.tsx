// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode, errorText, type Locale } from '../../../../contract/errors.ts';
import { press, render, the, type } from '../../../../tests/render.ts';
import { apiError } from '../../../api/api-error.ts';
import { LanguageProvider, loadLanguage } from '../../../i18n/i18n.tsx';
import { makeStore } from '../../../store/store.ts';
import { useProof } from './use-proof.tsx';

const needed = Object.assign(
  new Error('refused'),
  apiError('refused', 'passkeyAddBegin', {
    errcode: ErrorCode.proofNeeded,
    message: errorText(ErrorCode.proofNeeded, 'en'),
  }),
);
const ways = { provedUntil: 0, hasPassword: true, hasMobile: false, hasPasskey: false };

/** Renders a button that runs a call which the server refuses until the player has given a proof. */
async function open(state: Partial<typeof ways> = {}, locale: Locale = 'en') {
  const sent: { name: string; body: unknown }[] = [];
  let isProved = false;
  const rightPassword = 'lantern-and-rain';
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    const request = JSON.parse(body as string) as { password?: string };
    sent.push({ name, body: request });
    if (name === 'identityProof') return Promise.resolve(ok({ ...ways, ...state }));
    isProved = request.password === rightPassword;
    return Promise.resolve(
      isProved
        ? ok({ provedUntil: 5_000_000 })
        : Response.json({
            errcode: ErrorCode.wrongCredentials,
            serverTime: 1_000,
            message: errorText(ErrorCode.wrongCredentials, locale),
          }),
    );
  });
  const results: unknown[] = [];
  const call = vi.fn<() => Promise<string>>(() =>
    isProved ? Promise.resolve('added') : Promise.reject(needed),
  );
  function Adder() {
    const { proved, dialog } = useProof();
    return (
      <>
        <button
          type="button"
          id="add"
          onClick={() =>
            void proved(call).then(
              (answer) => results.push(answer),
              (error: unknown) => results.push(error),
            )
          }
        >
          Add
        </button>
        {dialog}
      </>
    );
  }
  const { box } = await render(
    <Provider store={makeStore()}>
      <LanguageProvider locale={locale} initial={await loadLanguage(locale)}>
        <MemoryRouter>
          <Adder />
        </MemoryRouter>
      </LanguageProvider>
    </Provider>,
  );
  await press(the(box, '#add'));
  const shown = (): HTMLElement | null => document.querySelector('dialog');
  await act(async () => vi.waitFor(() => expect(sent.length + results.length).toBeGreaterThan(0)));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(shown() !== null || results.length > 0).toBe(true);
  });
  return { box, sent, results, call, shown };
}
const ok = (body: object) => Response.json({ errcode: 0, serverTime: 1_000, ...body });

afterEach(() => vi.unstubAllGlobals());

describe('a call that needs a second proof', () => {
  it('is repeated once the player has entered the password, and a wrong one is shown in the dialog', async () => {
    const { sent, results, call, shown } = await open();
    const dialog = shown() ?? document.body;
    expect(dialog.textContent).toContain('Confirm it’s you');
    await type(the(dialog, 'input'), 'not this one');
    await press(the(dialog, '[type="submit"]'));
    await act(async () =>
      vi.waitFor(() => expect(dialog.textContent).toContain('Wrong account or password.')),
    );
    expect(call).toHaveBeenCalledTimes(1);
    await type(the(dialog, 'input'), 'lantern-and-rain');
    await press(the(dialog, '[type="submit"]'));
    await act(async () => vi.waitFor(() => expect(results).toEqual(['added'])));
    expect(call).toHaveBeenCalledTimes(2);
    expect(shown()).toBeNull();
    expect(sent.map(({ name }) => name)).toEqual(['identityProof', 'proveIdentity', 'proveIdentity']);
  });

  it('is refused with the server’s words if the player closes the dialog', async () => {
    const { results, call, shown } = await open();
    await press(the(shown() ?? document.body, 'button[aria-label="Close"]'));
    await act(async () => vi.waitFor(() => expect(results).toEqual([needed])));
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'Log out and log in again.'],
    ['fil', 'Mag-log out at mag-log in ulit.'],
  ] as const)('says to log in again if the player has no proof to give: %s', async (locale, words) => {
    const { shown } = await open({ hasPassword: false }, locale);
    expect(shown()?.textContent).toContain(words);
    expect(shown()?.querySelector('input')).toBeNull();
  });

  it('offers a code by text instead of the password to a player with a number', async () => {
    const { shown } = await open({ hasMobile: true });
    const dialog = shown() ?? document.body;
    const other = [...dialog.querySelectorAll('button')].find((button) =>
      button.textContent.includes('Get a code by text'),
    );
    await press(other ?? document.body);
    expect(dialog.querySelector('[name="smsCode"]')).not.toBeNull();
    expect(dialog.querySelector('[name="password"]')).toBeNull();
  });
});
