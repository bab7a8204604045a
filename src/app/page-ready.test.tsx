// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../tests/render.ts';

/**
 * Stands in for the code of pages: `asked` lists the requested pages; calling a function in `arrive` completes a page's
 * load.
 */
const code = vi.hoisted(() => ({
  asked: [] as string[],
  arrive: {} as Record<string, (page: { default: ComponentType }) => void>,
}));

vi.mock('./shell/end-of-page.tsx', () => ({ EndOfPage: () => null }));
vi.mock('./page-skeleton.tsx', () => ({ PageSkeleton: () => <i>Skeleton</i> }));
vi.mock('../pages/pages.ts', () => {
  const page = (name: string, path: string) => ({
    name,
    path,
    guard: 'open',
    also: [],
    bare: true,
    load: () => {
      code.asked.push(name);
      return name === 'home'
        ? Promise.resolve({ default: () => <p>Home</p> })
        : (waiting[name] ??= new Promise((resolve) => (code.arrive[name] = resolve)));
    },
  });
  const waiting: Record<string, Promise<{ default: ComponentType }>> = {};
  const names = ['home', 'one', 'two', 'three', 'four', 'five', 'missing'];
  const list = names.map((name) => page(name, name === 'home' ? '/' : `/${name}`));
  return {
    pages: Object.fromEntries(list.map((one) => [one.name, one])),
    pageList: list.map((one) => [one.name, one]),
    addresses: list.map(({ name, path, guard }) => ({ name, path, guard })),
  };
});

// Test files of one worker share modules: reload them, so that the mocks here do not reach other files.
vi.resetModules();
const [{ loadPage, Router }, { prefetchPages }, { mayPrefetch }, { makeStore }] = await Promise.all([
  import('./router.tsx'),
  import('./prefetch-pages.ts'),
  import('../platform/prefetch.ts'),
  import('../store/store.ts'),
]);
afterAll(() => void vi.resetModules());

async function visit() {
  await loadPage('/');
  const { box } = await render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Router />
        {['one', 'two'].map((name) => (
          <Link key={name} to={`/${name}`} />
        ))}
      </MemoryRouter>
    </Provider>,
  );
  const [one, two] = box.querySelectorAll('a');
  return { box, goTo: (page: 'one' | 'two') => act(async () => (page === 'one' ? one : two)?.click()) };
}
const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const arrive = (name: string) =>
  act(async () => {
    code.arrive[name]?.({ default: () => <p>{name}</p> });
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a page whose code is loading', () => {
  it('shows a skeleton after 100 ms, and until then the previous page', async () => {
    const { box, goTo } = await visit();
    await goTo('one');
    await after(99);
    expect(box.textContent).toBe('Home');
    await after(1);
    expect(box.textContent).toContain('Skeleton');
    await arrive('one');
    expect(box.textContent).toBe('one');
  });

  it('appears without a skeleton if its code loads within 100 ms, and at once on a second visit', async () => {
    const { box, goTo } = await visit();
    await goTo('two');
    await after(60);
    expect(box.textContent).toBe('Home');
    await arrive('two');
    expect(box.textContent).toBe('two');
    await goTo('one');
    expect(box.textContent).toBe('one');
    await goTo('two');
    expect(box.textContent).toBe('two');
  });
});

describe('prefetching', () => {
  /** Puts a link on the page; with inView false, it is below the window. */
  function link(path: string, { inView = true, inBar = false } = {}): void {
    const parent = inBar ? document.createElement('nav') : document.createElement('p');
    const a = Object.assign(document.createElement('a'), { href: path });
    const top = inView ? 10 : innerHeight + 10;
    a.getBoundingClientRect = () => ({
      ...new DOMRect(0, top, 90, 44).toJSON(),
      top,
      bottom: top + 44,
      left: 0,
      right: 90,
    });
    parent.append(a);
    document.body.append(parent);
  }
  const connect = (connection: object, onLine = true) =>
    vi.stubGlobal('navigator', { connection, onLine, userAgent: 'test' });
  const asked = async (): Promise<string[]> => {
    code.asked = [];
    const left = new AbortController();
    void prefetchPages(left.signal);
    dispatchEvent(new Event('pointerdown'));
    for (const name of ['three', 'four', 'five']) {
      await vi.advanceTimersByTimeAsync(100);
      await arrive(name);
    }
    left.abort();
    return code.asked;
  };

  it.each([
    [{}, true, true],
    [{ effectiveType: '4g', saveData: false }, true, true],
    [{ effectiveType: '3g' }, true, true],
    [{ saveData: true }, true, false],
    [{ effectiveType: '2g' }, true, false],
    [{ effectiveType: 'slow-2g' }, true, false],
    [{}, false, false],
  ])('with the connection %j and online %s, prefetching is allowed: %s', (connection, onLine, may) => {
    connect(connection, onLine);
    expect(mayPrefetch()).toBe(may);
  });

  it('loads no page before the first user input of the visit', async () => {
    connect({});
    link('/three');
    code.asked = [];
    const left = new AbortController();
    void prefetchPages(left.signal);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(code.asked).toEqual([]);
    left.abort();
    dispatchEvent(new Event('touchstart'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(code.asked).toEqual([]);
  });

  it('loads no page with data saver on', async () => {
    connect({ saveData: true });
    link('/three');
    expect(await asked()).toEqual([]);
  });

  it('ignores a page whose code fails to load, without reloading the lobby', async () => {
    connect({});
    link('/five');
    const reload = vi.fn<() => void>();
    addEventListener('vite:preloadError', reload);
    code.asked = [];
    void prefetchPages(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(100);
    dispatchEvent(new Event('vite:preloadError'));
    expect([code.asked, reload.mock.calls.length]).toEqual([['five'], 0]);
    await arrive('five');
    dispatchEvent(new Event('vite:preloadError'));
    expect(reload).toHaveBeenCalledOnce();
    removeEventListener('vite:preloadError', reload);
  });

  it('loads pages linked in view one by one, the bottom bar’s first, and skips loaded pages', async () => {
    connect({});
    link('/', { inBar: true });
    link('/two', { inView: false });
    link('/missing', { inView: false });
    link('/four');
    link('/four');
    link('/three', { inBar: true });
    expect(await asked()).toEqual(['three', 'four']);
    expect(await asked()).toEqual([]);
  });
});
