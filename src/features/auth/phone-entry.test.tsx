// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorCode, errorText, type Locale } from '../../../contract/errors.ts';
import { press, render, the, type } from '../../../tests/render.ts';
import { LanguageProvider, loadLanguage } from '../../i18n/i18n.tsx';
import { makeStore } from '../../store/store.ts';
import { PhoneEntry } from './phone-entry.tsx';

async function open(locale: Locale = 'en') {
  const { box } = await render(
    <Provider store={makeStore()}>
      <LanguageProvider locale={locale} initial={await loadLanguage(locale)}>
        <MemoryRouter>
          <PhoneEntry isNewcomer />
        </MemoryRouter>
      </LanguageProvider>
    </Provider>,
  );
  const field = (name: string) => the(box, `[name="${name}"]`) as HTMLInputElement;
  return { box, field };
}

afterEach(() => vi.unstubAllGlobals());

describe('the form for a mobile number', () => {
  it.each([
    ['en', 'Enter your mobile number.', 'Enter the code from our text.'],
    ['fil', 'Ilagay ang mobile number mo.', 'Ilagay ang code mula sa text namin.'],
  ] as const)('says in words what is missing: %s', async (locale, number, code) => {
    const { box } = await open(locale);
    await press(the(box, '[type="submit"]'));
    const errors = (): string[] =>
      [...box.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent);
    await act(async () => vi.waitFor(() => expect(errors()).toHaveLength(2)));
    expect(errors()[0]).toContain(number);
    expect(errors()[1]).toContain(code);
  });

  it.each(['123 456', '123-456', 'Your code is 123456', '１２３４５６'])(
    'keeps all digits of the pasted code “%s”, and sends it once',
    async (pasted) => {
      const sent: unknown[] = [];
      vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
        sent.push(JSON.parse(body as string));
        return new Promise(() => undefined);
      });
      const { field } = await open();
      await type(field('mobile'), '\u202A+63 0917 555 0142\u202C');
      // A browser cuts a pasted text off at this length.
      expect(field('smsCode').maxLength).toBe(-1);
      await type(field('smsCode'), pasted);
      expect(field('smsCode').value).toBe('123456');
      await act(async () => vi.waitFor(() => expect(sent).toHaveLength(1)));
      expect(sent[0]).toMatchObject({ smsCode: '123456' });
    },
  );

  it.each([
    ['en', 'account name or a passkey'],
    ['fil', 'account name o passkey'],
  ] as const)('keeps on the page what works if no code is sent now: %s', async (locale, words) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json({
          errcode: ErrorCode.codesPaused,
          serverTime: 1_000,
          message: errorText(ErrorCode.codesPaused, locale, { minutes: 10 }),
          detail: { minutes: 10 },
        }),
      ),
    );
    const { box, field } = await open(locale);
    await type(field('mobile'), '0917 555 0142');
    await press(the(box, 'button:not([type="submit"])'));
    await act(async () => vi.waitFor(() => expect(box.querySelector('[role="alert"]')).not.toBeNull()));
    expect(the(box, '[role="alert"]').textContent).toContain(words);
    expect(the(box, '[role="alert"]').textContent).toContain('10');
  });
});
