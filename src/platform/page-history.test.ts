import fc from 'fast-check';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { makePageHistory } from './page-history.ts';

/**
 * Fakes a tab's history: entries with addresses, navigations that finish later, and the player's back and forward
 * buttons.
 */
function makeTab() {
  const entries: { url: string; state: unknown }[] = [{ url: '/', state: null }];
  let at = 0;
  let notified = (): void => undefined;
  const urlNow = (): URL => new URL(entries[at]?.url ?? '/', 'https://perya.test');
  const go = (steps: number): void => {
    setTimeout(() => {
      if (entries[at + steps] === undefined) return;
      at += steps;
      notified();
    });
  };
  const browser = {
    history: {
      get state(): unknown {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, url?: string | URL | null) => {
        entries.splice(at + 1, Infinity, { url: String(url ?? entries[at]?.url), state });
        at += 1;
      },
      replaceState: (state: unknown, _: string, url?: string | URL | null) => {
        entries[at] = { url: String(url ?? entries[at]?.url), state };
      },
      go: (steps = 0) => go(steps),
    },
    location: {
      get pathname() {
        return urlNow().pathname;
      },
      get search() {
        return urlNow().search;
      },
      get hash() {
        return urlNow().hash;
      },
    },
    addEventListener: (_: 'popstate', listener: () => void) => {
      notified = listener;
    },
  };
  return { browser, back: () => go(-1), forward: () => go(1), url: () => entries[at]?.url, size: () => at };
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(50);

/** Opens a tab with a page history, and functions that show and close dialogs over its page. */
async function open() {
  const tab = makeTab();
  const history = makePageHistory(tab.browser);
  const ends: (() => void)[] = [];
  const close = (): void => ends.pop()?.();
  const show = (): void => void ends.push(history.lieOver(close));
  const arrivals: string[] = [];
  history.listen((how) => arrivals.push(`${how} ${tab.url()}`));
  await settled();
  return { tab, history, show, close, shown: () => ends.length, arrivals };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the tab’s history', () => {
  it('closes open dialogs at steps back, one by one from the top, and then leaves the page', async () => {
    const { tab, history, show, shown, arrivals } = await open();
    history.push('/bonus');
    show();
    show();
    await settled();
    tab.back();
    await settled();
    expect([tab.url(), shown()]).toEqual(['/bonus', 1]);
    tab.back();
    await settled();
    expect([tab.url(), shown()]).toEqual(['/bonus', 0]);
    expect(arrivals, 'pages hear nothing of dialogs').toEqual(['Push /bonus']);
    tab.back();
    await settled();
    expect(tab.url()).toBe('/');
  });

  it('needs one step back to leave a page, after a dialog on it was closed or left by a link', async () => {
    const { tab, history, show, close } = await open();
    history.push('/bonus');
    show();
    await settled();
    close();
    await settled();
    show();
    await settled();
    // A press on a link in a dialog closes the dialog and navigates at the same time.
    close();
    history.push('/vip');
    await settled();
    expect([tab.url(), tab.size()]).toEqual(['/vip', 2]);
    tab.back();
    await settled();
    expect(tab.url()).toBe('/bonus');
    tab.back();
    await settled();
    expect(tab.url()).toBe('/');
  });

  it("keeps an address that the page got while the dialog was open, such as a list's filter", async () => {
    const { tab, history, show } = await open();
    show();
    await settled();
    history.replace('/?type=slots', 'kept');
    tab.back();
    await settled();
    expect(tab.url()).toBe('/?type=slots');
    expect(history.place().state).toBe('kept');
  });

  it('has one entry for two dialogs that follow each other, and lets a navigation wait for a pending step back', async () => {
    const { tab, history, show, close, shown } = await open();
    show();
    await settled();
    close();
    show();
    await settled();
    expect([tab.size(), shown()]).toEqual([1, 1]);
    close();
    await Promise.resolve();
    history.push('/member');
    await settled();
    expect([tab.url(), tab.size()]).toEqual(['/member', 1]);
  });

  it('keeps the entry of a dialog that refuses to close', async () => {
    const { tab, history } = await open();
    const close = vi.fn<() => void>();
    history.lieOver(close);
    await settled();
    tab.back();
    await settled();
    expect(close).toHaveBeenCalledOnce();
    expect(tab.size()).toBe(1);
  });

  it('does not block navigations if the browser never reports a step back', async () => {
    const { tab, history, show, close } = await open();
    show();
    await settled();
    tab.browser.history.go = () => undefined;
    close();
    await Promise.resolve();
    history.push('/member');
    await vi.advanceTimersByTimeAsync(600);
    expect(tab.url()).toBe('/member');
  });

  it('steps back from the entry of a dialog that a reload has closed', async () => {
    const { tab, show } = await open();
    show();
    await settled();
    makePageHistory(tab.browser);
    await settled();
    expect(tab.size()).toBe(0);
  });
});

it('dialogs do not change which pages the tab’s history contains, in any order of events', async () => {
  const steps = fc.array(fc.constantFrom('show', 'close', 'push', 'replace', 'back', 'forward'), {
    maxLength: 25,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (doings) => {
      const { tab, history, show, close, shown } = await open();
      const pages = ['/'];
      let page = 0;
      let number = 0;
      for (const doing of doings) {
        if (doing === 'show') show();
        else if (doing === 'close') close();
        else if (doing === 'push') {
          // Leaving a page closes the dialogs over it.
          while (shown() > 0) close();
          number += 1;
          history.push(`/${number}`);
          pages.splice(page + 1, Infinity, `/${number}`);
          page += 1;
        } else if (doing === 'replace') {
          number += 1;
          history.replace(`/${number}`);
          pages[page] = `/${number}`;
        } else if (doing === 'back') {
          if (shown() === 0 && page > 0) page -= 1;
          tab.back();
        } else if (shown() === 0) {
          // After a dialog was open, the forward button leads to a page that was visited before or does nothing.
          tab.forward();
          await settled();
          page = pages.indexOf(tab.url() ?? '');
          expect(page).toBeGreaterThanOrEqual(0);
        }
        await settled();
        expect(tab.url()).toBe(pages[page]);
        expect(tab.size()).toBe(page + (shown() > 0 ? 1 : 0));
      }
    }),
    { numRuns: 500 },
  );
});
