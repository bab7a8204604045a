// @vitest-environment happy-dom
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../tests/render.ts';
import type { PageName } from '../../pages/pages.ts';

// The test is about their position, not their content.
vi.mock('./rail.tsx', () => ({ default: () => <aside>Rail</aside> }));
vi.mock('./side-nav.tsx', () => ({ default: () => <nav>Side</nav> }));
vi.mock('./bottom-nav.tsx', () => ({ BottomNav: () => <nav>Bottom</nav> }));
vi.mock('./top-bar.tsx', () => ({
  TopBar: () => <header>Top</header>,
  topSearch: { load: async () => undefined },
}));
vi.mock('./end-of-page.tsx', () => ({ EndOfPage: () => <footer>End</footer> }));
vi.mock('../../casino/pool-fall.tsx', () => ({ PoolFall: () => null }));

// Test files of one worker share modules: keep theirs and these apart.
vi.resetModules();
const [{ loadSides, Shell }, { pageList }, { makeStore }] = await Promise.all([
  import('./shell.tsx'),
  import('../../pages/pages.ts'),
  import('../../store/store.ts'),
]);
afterAll(() => void vi.resetModules());

const GAMES = pageList.filter(([, { isGame, bare }]) => isGame && !bare).map(([name]) => name);

/** Returns the texts of the parts around a page. */
async function partsAround(page: PageName, isDesktop: boolean): Promise<(string | null)[]> {
  const isMatch = (query: string): boolean => isDesktop && query.includes('1024');
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isMatch(query) }),
  );
  await loadSides();
  const { box } = await render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Shell page={page}>Page</Shell>
      </MemoryRouter>
    </Provider>,
  );
  return [...box.querySelectorAll('header, nav, aside, footer')].map(({ textContent }) => textContent);
}

afterEach(() => vi.unstubAllGlobals());

describe('the shell', () => {
  it('surrounds a lobby page with all sides on a desktop', async () => {
    expect(await partsAround('member', true)).toEqual(['Side', 'Top', 'End', 'Rail']);
  });

  it.each(GAMES)('leaves out the top bar and the rail for %s', async (game) => {
    expect(await partsAround(game, true)).toEqual(['Side']);
  });

  it('has no sides on a phone', async () => {
    expect(await partsAround('home', false)).toEqual(['Top', 'Bottom']);
    expect(await partsAround('member', false)).toEqual(['End', 'Bottom']);
  });
});
