import { afterAll, beforeAll, expect, it } from 'vitest';

import { verifyLedger } from '../ledger/verify.ts';
import { readWallets } from '../ledger/wallet.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { type TestProduct, testProduct } from '../testing/product.ts';
import { send, TEST_PROVIDER } from '../testing/provider.ts';
import { PretendProvider, UnreliableNetwork } from '../testing/unreliable-provider.ts';
import { worldRandom } from '../worlds/random.ts';
import { openGameSession } from './sessions.ts';

/** Coins of each player at the start, in hundredths; the first player can hardly pay a bet. */
const COINS = [500, 20_000, 20_000, 20_000, 20_000, 20_000];
/** Number of messages sent; a higher PERYA_PROVIDER_MESSAGES, such as 10000, makes a long test. */
const MESSAGES = Number(process.env['PERYA_PROVIDER_MESSAGES'] ?? 1_200);

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ providers: new Map([[TEST_PROVIDER.id, TEST_PROVIDER]]) });
});
afterAll(() => product.close());

it('wallet and provider have the same books although messages are lost, repeated, late, out of order and corrupted', async () => {
  const { float: random } = worldRandom('unreliable provider');
  const network = new UnreliableNetwork(
    (name, body, isForged = false) =>
      send(
        product,
        name,
        body,
        isForged ? { ...TEST_PROVIDER, secret: 'not the secret of the tests at all' } : TEST_PROVIDER,
      ),
    random,
  );
  const provider = new PretendProvider(network, random);
  const guests = await Promise.all(
    COINS.map(async (coins) => {
      const playerId = await makePlayer(product.db, { coins });
      const game = { provider: TEST_PROVIDER.id, userId: playerId, gameId: 1001, at: NOON };
      return { playerId, coins, playerToken: await openGameSession(product.db, game) };
    }),
  );
  const playOn = async (guest: (typeof guests)[number]): Promise<void> => {
    while (network.sent < MESSAGES) await provider.playRound(guest);
  };
  await Promise.all(guests.map(playOn));
  await network.flush();

  const wallets = await readWallets(product.db, [...provider.book.keys()]);
  const before = new Map(guests.map(({ playerId, coins }) => [playerId, coins]));
  const gained = new Map([...wallets].map(([id, { coin }]) => [id, coin - (before.get(id) ?? 0)]));
  expect(gained).toEqual(provider.book);
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  // The network did corrupt messages, and bets were rolled back, so both were tested.
  expect(network.spoilt).toBeGreaterThan(MESSAGES / 50);
  expect(provider.rolledBack).toBeGreaterThan(MESSAGES / 50);
  expect([...provider.refusals.keys()]).toEqual(['insufficientFunds']);
}, 120_000);
