// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '../../../contract/errors.ts';
import { press, render, the } from '../../../tests/render.ts';
import { LanguageProvider, loadLanguage } from '../../i18n/i18n.tsx';
import { makeStore } from '../../store/store.ts';
import { ToastHost } from '../../ui/toast.tsx';
import SharePage from './share-page.tsx';

/** Opens the page in a browser without a share sheet; returns its buttons for copying and sharing, and the toast. */
async function open(locale: Locale) {
  const { box } = await render(
    <Provider store={makeStore()}>
      <LanguageProvider locale={locale} initial={await loadLanguage(locale)}>
        <MemoryRouter>
          <SharePage />
        </MemoryRouter>
        <ToastHost />
      </LanguageProvider>
    </Provider>,
  );
  await act(async () => vi.waitFor(() => expect(box.querySelector('dl')).not.toBeNull()));
  const button = (label: RegExp): HTMLElement => {
    const found = [...box.querySelectorAll('button')].find(({ textContent }) => label.test(textContent));
    if (found === undefined) throw new Error(`no button says ${label}`);
    return found;
  };
  return {
    copy: button(/Copy the link|Kopyahin/),
    share: button(/^Share$|I-share/),
    toast: () => the(box, '[role="status"]').textContent,
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        errcode: 0,
        serverTime: 1_000,
        inviteCode: 'ABCD2345',
        invited: 0,
        validBet: 0,
        fillUntil: null,
      }),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the invitation link', () => {
  it.each([
    ['en', 'Link copied.', 'Hold the link to copy it'],
    ['fil', 'Nakopya na ang link.', 'Pindutin nang matagal ang link para makopya'],
  ] as const)(
    'is copied by both buttons, which say so, or how to do it by hand: %s',
    async (locale, done, byHand) => {
      const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
      vi.stubGlobal(
        'navigator',
        Object.create(navigator, {
          clipboard: { value: { writeText: written } },
          share: { value: undefined },
        }),
      );
      const { copy, share, toast } = await open(locale);
      for (const button of [copy, share]) {
        written.mockImplementation(() => Promise.resolve());
        await press(button);
        await act(async () => vi.waitFor(() => expect(toast()).toBe(done)));
        written.mockImplementation(() => Promise.reject(new Error('not allowed')));
        await press(button);
        await act(async () => vi.waitFor(() => expect(toast()).toBe(byHand)));
      }
      expect(written.mock.calls.map(([text]) => text)).toEqual([
        expect.stringMatching(/^http.*ABCD2345$/),
        expect.stringMatching(/^http.*ABCD2345$/),
        expect.stringMatching(/ http.*ABCD2345$/),
        expect.stringMatching(/ http.*ABCD2345$/),
      ]);
    },
  );
});
