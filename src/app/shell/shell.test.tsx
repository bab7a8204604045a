// @vitest-environment happy-dom
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../tests/render.ts';
import type { PageName } from '../../pages/pages.ts';

// Placeholders: the tests check the position of these parts, not their content.
vi.mock('./rail.tsx', () => ({ default: () => <aside>Rail</aside> }));
vi.mock('./side-nav.tsx', () => ({ default: () => <nav>Side</nav> }));
vi.mock('./bottom-nav.tsx', () => ({ BottomNav: () => <nav>Bottom</nav> }));
vi.mock('./top-bar.tsx', () => ({
  TopBar: () => <header>Top</header>,
  topSearch: { load: async () => undefined },
}));
vi.mock('./end-of-page.tsx', () => ({ EndOfPage: () => <footer>End</footer> }));
vi.mock('../../casino/pool-fall.tsx', () => ({ PoolFall: () => null }));

// Test files of one worker share modules: reload them, so that the mocks here do not reach other files.
vi.resetModules();
const [{ loadSides, Shell }, { pageList }, { makeStore }] = await Promise.all([
  import('./shell.tsx'),
  import('../../pages/pages.ts'),
  import('../../store/store.ts'),
]);
afterAll(() => void vi.resetModules());

const GAMES = pageList.filter(([, { isGame, bare }]) => isGame && !bare).map(([name]) => name);

/** Returns the texts of the parts around a page, in the order of the document. */
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
  it('surrounds a lobby page with top bar, navigation and rail on a desktop', async () => {
    expect(await partsAround('member', true)).toEqual(['Side', 'Top', 'End', 'Rail']);
  });

  it.each(GAMES)('leaves out the top bar and the rail on a desktop for the game page %s', async (game) => {
    expect(await partsAround(game, true)).toEqual(['Side']);
  });

  it('has neither side navigation nor rail on a phone', async () => {
    expect(await partsAround('home', false)).toEqual(['Top', 'Bottom']);
    expect(await partsAround('member', false)).toEqual(['End', 'Bottom']);
  });
});
