// @vitest-environment happy-dom
import * as v from 'valibot';
import { act } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { user as userSchema } from '../../contract/profile.ts';
import { press, render } from '../../tests/render.ts';
import { translate, type Translating } from '../../tests/translate.ts';
import { fil } from '../i18n/fil.ts';
import { LanguageProvider, loadLanguage } from '../i18n/i18n.tsx';
import { tolerateTranslation } from '../platform/translated-page.ts';
import { useAppSelector } from '../store/hooks.ts';
import { preferencesChanged } from '../store/preferences-slice.ts';
import { sessionOpened } from '../store/session-slice.ts';
import { makeStore } from '../store/store.ts';
import { loadPage, Router } from './router.tsx';

const PAGES = ['/', '/game/search', '/member', '/wallets', '/wallets/record', '/vip'];

function Address() {
  const { pathname, search } = useLocation();
  return <output translate="no">{`${pathname}${search}`}</output>;
}

let undo = (): void => undefined;
beforeAll(async () => {
  await Promise.all([...PAGES, '/bonus', '/activity/jackpot'].map(loadPage));
});
beforeEach(() => {
  // No server answers: every page shows what it says then.
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  // A phone, which shows the bottom bar.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('scrollTo', () => undefined);
  undo = tolerateTranslation();
});
afterEach(() => {
  undo();
  // The next test file of this worker starts without a chosen language.
  document.cookie = 'perya.locale=; Max-Age=0; Path=/';
  document.documentElement.lang = '';
  localStorage.clear();
  vi.unstubAllGlobals();
});
afterAll(() => void vi.resetModules());

const user = v.parse(
  userSchema,
  Object.fromEntries(
    Object.entries(userSchema.entries).map(([name, { type }]) => [
      name,
      type === 'string' ? '' : type === 'boolean' ? false : 1,
    ]),
  ),
);

/** Opens a page as a player, and lets React render it and its failed calls. */
async function open(path: string) {
  localStorage.clear();
  const store = makeStore();
  store.dispatch(preferencesChanged({ locale: 'en' }));
  store.dispatch(sessionOpened({ token: 'T'.repeat(43), user }));
  const language = await loadLanguage('en');
  await loadLanguage('fil');
  const Localized = () => (
    <LanguageProvider locale={useAppSelector((state) => state.preferences.locale)} initial={language}>
      <Router />
      <Address />
    </LanguageProvider>
  );
  const { box } = await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Localized />
      </MemoryRouter>
    </Provider>,
  );
  const address = () => box.querySelector('output')?.textContent;
  const links = () => [...box.querySelectorAll<HTMLAnchorElement>('#nav a')];
  return { store, box, address, links };
}

describe.each<Translating>(['replace', 'wrap', 'join'])('on a page translated by “%s”', (how) => {
  it.each(PAGES)('%s, every link of the bottom bar leads to its page', async (path) => {
    const { box, address, links } = await open(path);
    expect(links()).toHaveLength(5);
    for (const index of links().keys()) {
      translate(box, how);
      const link = links()[index];
      const to = link?.getAttribute('href');
      await press(link ?? box);
      await vi.waitFor(async () => {
        await act(async () => undefined);
        expect(address()).toBe(to);
      });
      expect(box.querySelector('main')?.textContent).not.toBe('');
      expect(box.textContent).not.toContain('Something went wrong');
    }
  });

  it('shows every changed text of the bottom bar, not its old translation', async () => {
    const { store, box, links } = await open('/bonus');
    translate(box, how);
    await act(async () => store.dispatch(preferencesChanged({ locale: 'fil' })));
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(links().map(({ textContent }) => textContent.replaceAll(/[«»]/g, ''))).toEqual([
        fil['nav.home'],
        fil['nav.jackpot'],
        fil['nav.games'],
        fil['nav.bonus'],
        fil['nav.me'],
      ]);
    });
  });
});
