// @vitest-environment happy-dom
import * as v from 'valibot';
import { act } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '../../tests/render.ts';
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
} as const;

// Small pages without the shell around them: what is tested is who sees which.
vi.mock('../pages/pages.ts', () => {
  const page = (name: keyof typeof names, guard: string, path: string) => ({
    name,
    path,
    guard,
    also: [],
    bare: true,
    load: async () => ({ default: () => <p>{names[name]}</p> }),
  });
  const list = [
    page('home', 'open', '/'),
    page('login', 'guests', '/auth/login'),
    page('member', 'auth', '/member'),
    page('jackpot', 'auth', '/activity/jackpot'),
    page('wallets', 'auth', '/wallets'),
    page('selfLimited', 'auth', '/member/self-limited'),
    page('missing', 'open', '/error/404'),
  ];
  return {
    pages: Object.fromEntries(list.map((one) => [one.name, one])),
    pageList: list.map((one) => [one.name, one]),
    addresses: list.map(({ name, path, guard }) => ({ name, path, guard })),
  };
});

// Its own test says where it stands.
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
  return `at ${pathname}${search}`;
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

// With their code there, pages are drawn at once.
beforeAll(async () => {
  await Promise.all(
    [
      '/',
      '/auth/login',
      '/member',
      '/activity/jackpot',
      '/wallets',
      '/member/self-limited',
      '/error/404',
    ].map(loadPage),
  );
});

// Files after this one have the real table of pages.
afterAll(() => void vi.resetModules());

describe('the router', () => {
  it('shows an open page to a guest', async () => {
    const { box } = await visit('/', false);
    expect(box.textContent).toBe('Homeat /');
  });

  it('asks a guest to log in, with the way back', async () => {
    const { box } = await visit('/member?tab=2', false);
    expect(box.textContent).toBe('Loginat /auth/login?redirect=%2Fmember%3Ftab%3D2');
  });

  it('shows a player the players’ pages, and the log-in when the session ends', async () => {
    const { store, box } = await visit('/member', true);
    expect(box.textContent).toBe('Memberat /member');
    await act(async () => void store.dispatch(sessionEnded('expired')));
    expect(box.textContent).toBe('Loginat /auth/login?redirect=%2Fmember');
  });

  it('sends a player on from the guests’ pages, back to this site only', async () => {
    const back = await visit('/auth/login?redirect=%2Fmember', true);
    expect(back.box.textContent).toBe('Memberat /member');
    const elsewhere = await visit('/auth/login?redirect=%2F%2Fevil.example', true);
    expect(elsewhere.box.textContent).toBe('Homeat /');
  });

  describe('during a break', () => {
    const DAY = 86_400_000;

    it('leads from pages for playing and depositing to the page about the break', async () => {
      for (const path of ['/activity/jackpot', '/Activity/Jackpot', '/wallets?name=deposit', '/wallets']) {
        const { box } = await visit(path, false, [], serverNow() + DAY);
        expect(box.textContent, path).toBe('Breakat /member/self-limited');
      }
    });

    it('keeps the way out of coins, other players’ log-in and the lobby as they are', async () => {
      for (const [path, seen] of [
        ['/', 'Homeat /'],
        ['/auth/login', 'Loginat /auth/login'],
        ['/wallets?name=withdraw', 'Loginat /auth/login?redirect=%2Fwallets%3Fname%3Dwithdraw'],
      ] as const)
        expect((await visit(path, false, [], serverNow() + DAY)).box.textContent).toBe(seen);
    });

    it('is over when it is over, and when another player has logged in', async () => {
      const late = await visit('/activity/jackpot', false, [], serverNow() - 1);
      expect(late.box.textContent).toBe('Loginat /auth/login?redirect=%2Factivity%2Fjackpot');
      const { box } = await visit('/activity/jackpot', true, [], serverNow() + DAY);
      expect(box.textContent).toBe('Jackpotat /activity/jackpot');
    });
  });

  it('shows what is missing where there is no page, when it is known that nothing leads elsewhere from there', async () => {
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

  it('begins a new page at its top, also one without a shell, and leaves the place on the same page', async () => {
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
