// @vitest-environment happy-dom
import { afterAll, afterEach, expect, it, vi } from 'vitest';

const GAME = {
  id: 2002,
  slug: 'dice',
  title: 'Dice',
  type: 'originals',
  brand: 'perya',
  platform: 'perya',
  rtpBp: 9900,
  minBet: 100,
  maxBet: 10_000,
  isNew: false,
  isHot: false,
  hasJackpot: false,
  sort: 1,
  tile: '/tiles/dice.webp',
};
const REDIRECTS = [{ path: '/promo', to: '/vip' }];
const storeGames = vi.fn<(stored: { readonly config?: object }) => Promise<void>>(async () => undefined);

vi.mock('../platform/games-cache.ts', () => ({
  storeGames,
  readStoredGames: async () => ({
    version: '1',
    games: [GAME],
    config: { appCustomerServiceQueue: [], redirects: REDIRECTS },
  }),
}));

// Test files of one worker share modules: reload them, so that the mock here does not reach other files.
vi.resetModules();
const [{ configApi }, { makeStore }] = await Promise.all([import('../api/config.ts'), import('./store.ts')]);
afterAll(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

it('the stored configuration has no redirects: only the server knows whether they still apply', async () => {
  let answer = (_: Response): void => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const store = makeStore();
  const known = () => configApi.endpoints.getLobbyConfig.select()(store.getState()).data;
  const asked = store.dispatch(configApi.endpoints.getLobbyConfig.initiate());
  await vi.waitFor(() => expect(known()?.games).toHaveLength(1));
  expect(known()?.redirects).toBeUndefined();
  answer(
    Response.json({
      errcode: 0,
      serverTime: 1,
      code: 0,
      maintenance: false,
      appCustomerServiceQueue: [],
      gameListVersion: '2',
      games: [GAME],
      redirects: REDIRECTS,
    }),
  );
  await asked;
  expect(known()?.redirects).toEqual(REDIRECTS);
  expect(storeGames).toHaveBeenCalledOnce();
  expect(storeGames.mock.calls[0]?.[0].config).not.toHaveProperty('redirects');
});
