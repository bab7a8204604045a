// @vitest-environment happy-dom
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../../tests/render.ts';
import { configApi } from '../../api/config.ts';
import { LanguageProvider, loadLanguage } from '../../i18n/i18n.tsx';
import { makeStore } from '../../store/store.ts';
import OpenRounds from './open-rounds.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const game = (id: number, title: string) => ({
  id,
  title,
  slug: title,
  type: 'originals',
  brand: 'perya',
  platform: 'WEB',
  rtpBp: 9_900,
  minBet: 100,
  maxBet: 500_000,
  isNew: false,
  isHot: false,
  hasJackpot: false,
  sort: 10,
  tile: `/tiles/${title}.webp`,
});

async function linksFor(gameIds: readonly number[], locale: 'en' | 'fil' = 'en') {
  const store = makeStore();
  const value = {
    code: 0 as const,
    appCustomerServiceQueue: [],
    gameListVersion: 'one',
    games: [game(2003, 'Mines'), game(2002, 'Dice')],
  };
  store.dispatch(
    configApi.util.upsertQueryEntries([{ endpointName: 'getLobbyConfig', arg: undefined, value }]),
  );
  const { box } = await render(
    <Provider store={store}>
      <LanguageProvider locale={locale} initial={await loadLanguage(locale)}>
        <MemoryRouter>
          <OpenRounds gameIds={gameIds} />
        </MemoryRouter>
      </LanguageProvider>
    </Provider>,
  );
  return [...box.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
}

it('the lobby links back to a round that was left, in the player’s language', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  expect(await linksFor([2003])).toEqual([
    ['/game/start?gameId=2003', 'Finish your round of MinesYour bet is still in it'],
  ]);
  expect(await linksFor([2003], 'fil')).toEqual([
    ['/game/start?gameId=2003', 'Tapusin ang round mo sa MinesNandoon pa ang taya mo'],
  ]);
});

it('shows nothing for a title that has left the list', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  expect(await linksFor([999_999])).toEqual([]);
});
