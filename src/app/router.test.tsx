// @vitest-environment happy-dom
import * as v from 'valibot';
import { act } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { user as userSchema } from '../../contract/profile.ts';
import { noteBreak } from '../platform/break.ts';
import { serverNow } from '../platform/server-clock.ts';
import { sessionEnded, sessionOpened } from '../store/session-slice.ts';
import { makeStore } from '../store/store.ts';
import { loadPage, Router } from './router.tsx';

const names = {
  home: 'Home',
  missing: 'Missing',
  login: 'Login',
  member: 'Member',
  jackpot: 'Jackpot',
  wallets: 'Wallets',
  selfLimited: 'Break',
  vip: 'VIP',
} as const;

// Pages without content: the tests check only which page a visitor sees.
vi.mock('../pages/pages.ts', () => {
  const content = (name: keyof typeof names): string => {
    if (name === 'vip') throw new Error('this page cannot be rendered');
    return names[name];
  };
  const page = (name: keyof typeof names, guard: string, path: string) => ({
    name,
    path,
    guard,
    also: [],
    bare: true,
    load: async () => ({ default: () => <p>{content(name)}</p> }),
  });
  const list = [
    page('home', 'open', '/'),
    page('login', 'guests', '/auth/login'),
    page('member', 'auth', '/member'),
    page('jackpot', 'auth', '/activity/jackpot'),
    page('wallets', 'auth', '/wallets'),
    page('selfLimited', 'auth', '/member/self-limited'),
    page('vip', 'open', '/vip'),
    page('missing', 'open', '/error/404'),
  ];
  return {
    pages: Object.fromEntries(list.map((one) => [one.name, one])),
    pageList: list.map((one) => [one.name, one]),
    addresses: list.map(({ name, path, guard }) => ({ name, path, guard })),
  };
});

// The footer is left out here; shell.test.tsx tests it.
vi.mock('./shell/end-of-page.tsx', () => ({ EndOfPage: () => null }));

const user = v.parse(
  userSchema,
  Object.fromEntries(
    Object.entries(userSchema.entries).map(([name, { type }]) => [
      name,
      type === 'string' ? '' : type === 'boolean' ? false : 7,
    ]),
  ),
);

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      at {pathname}
      {search}
      <button type="button" aria-label="Back" onClick={() => void navigate(-1)} />
    </>
  );
}

async function visit(path: string, asPlayer: boolean, links: readonly string[] = [], breakUntil?: number) {
  localStorage.clear();
  const store = makeStore();
  noteBreak(breakUntil);
  if (asPlayer) store.dispatch(sessionOpened({ token: 'T'.repeat(43), user }));
  const { box } = await render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Router />
        <Address />
        {links.map((to) => (
          <Link key={to} to={to} />
        ))}
      </MemoryRouter>
    </Provider>,
  );
  return { store, box };
}

// Loads the code of the pages first, so that they are drawn immediately.
beforeAll(async () => {
  await Promise.all(
    [
      '/',
      '/auth/login',
      '/member',
      '/activity/jackpot',
      '/wallets',
      '/member/self-limited',
      '/vip',
      '/error/404',
    ].map(loadPage),
  );
});

// Test files of one worker share modules: later files get the real pages.
afterAll(() => void vi.resetModules());

describe('the router', () => {
  it('shows an open page to a guest', async () => {
    const { box } = await visit('/', false);
    expect(box.textContent).toBe('Homeat /');
  });

  it('asks a guest to log in and keeps the requested page for afterwards', async () => {
    const { box } = await visit('/member?tab=2', false);
    expect(box.textContent).toBe('Loginat /auth/login?redirect=%2Fmember%3Ftab%3D2');
  });

  it('shows a player the pages for players, and the log-in page when the session ends', async () => {
    const { store, box } = await visit('/member', true);
    expect(box.textContent).toBe('Memberat /member');
    await act(async () => void store.dispatch(sessionEnded('expired')));
    expect(box.textContent).toBe('Loginat /auth/login?redirect=%2Fmember');
  });

  it('redirects a player from a page for guests to the page in the query, or to the lobby if the query names another site', async () => {
    const back = await visit('/auth/login?redirect=%2Fmember', true);
    expect(back.box.textContent).toBe('Memberat /member');
    const elsewhere = await visit('/auth/login?redirect=%2F%2Fevil.example', true);
    expect(elsewhere.box.textContent).toBe('Homeat /');
  });

  describe('during a self-imposed break, the router', () => {
    const DAY = 86_400_000;

    it('redirects from pages for playing and depositing to the page about the break', async () => {
      for (const path of ['/activity/jackpot', '/Activity/Jackpot', '/wallets?name=deposit', '/wallets']) {
        const { box } = await visit(path, false, [], serverNow() + DAY);
        expect(box.textContent, path).toBe('Breakat /member/self-limited');
      }
    });

    it('leaves withdrawals, the log-in of other players and the lobby reachable', async () => {
      for (const [path, seen] of [
        ['/', 'Homeat /'],
        ['/auth/login', 'Loginat /auth/login'],
        ['/wallets?name=withdraw', 'Loginat /auth/login?redirect=%2Fwallets%3Fname%3Dwithdraw'],
      ] as const)
        expect((await visit(path, false, [], serverNow() + DAY)).box.textContent).toBe(seen);
    });

    it('allows playing again when the break is over or another player has logged in', async () => {
      const late = await visit('/activity/jackpot', false, [], serverNow() - 1);
      expect(late.box.textContent).toBe('Loginat /auth/login?redirect=%2Factivity%2Fjackpot');
      const { box } = await visit('/activity/jackpot', true, [], serverNow() + DAY);
      expect(box.textContent).toBe('Jackpotat /activity/jackpot');
    });
  });

  it('shows the not-found page only after the configuration has arrived or failed', async () => {
    let fail = (): void => undefined;
    const answer = new Promise<Response>((_, reject) => {
      fail = () => reject(new TypeError('no network'));
    });
    vi.stubGlobal('fetch', () => answer);
    const { box, store } = await visit('/nowhere', false);
    expect(box.textContent).not.toContain('Missing');
    await act(async () => {
      fail();
      await vi.waitFor(() =>
        expect(Object.values(store.getState().api.queries)).toMatchObject([{ status: 'rejected' }]),
      );
    });
    expect(box.textContent).toBe('Missingat /nowhere');
    vi.unstubAllGlobals();
  });

  it('shows a message in place of a page that fails to render, and the next page after a link or a step back', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { box } = await visit('/', true, ['/vip', '/member']);
    const [broken, whole] = box.querySelectorAll('a');
    await press(broken ?? box);
    expect(box.textContent).toContain('Something went wrong');
    expect(box.textContent).toContain('at /vip');
    await press(whole ?? box);
    expect(box.textContent).toBe('Memberat /member');
    await press(the(box, 'button'));
    expect(box.textContent).toContain('Something went wrong');
    await press(the(box, 'button:not([class])'));
    expect(box.textContent).toBe('Homeat /');
    expect(reported).toHaveBeenCalled();
    reported.mockRestore();
  });

  it('scrolls a new page to its top, also a page without a shell, and keeps the scroll position if only the query changes', async () => {
    const scrolled = vi.fn<typeof scrollTo>();
    vi.stubGlobal('scrollTo', scrolled);
    const { box } = await visit('/', true, ['/?type=2', '/member']);
    const [samePage, nextPage] = box.querySelectorAll('a');
    await act(async () => samePage?.click());
    expect(box.textContent).toBe('Homeat /?type=2');
    expect(scrolled).not.toHaveBeenCalled();
    await act(async () => nextPage?.click());
    expect(box.textContent).toBe('Memberat /member');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
    vi.unstubAllGlobals();
  });
});
