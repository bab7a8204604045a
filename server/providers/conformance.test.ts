import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUSE_ARCADE, TRANSFER_PREFIX } from '../../contract/transfer-wallet.ts';
import { PROVIDER_PREFIX } from '../../contract/provider-wallet.ts';
import { systemClock } from '../clock.ts';
import { sendSigned } from '../gateways/signed-message.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { makePlayer } from '../testing/players.ts';
import { TEST_PROVIDER } from '../testing/provider.ts';
import { GAME_SERVER_SECRET, type TestHall, testHall } from '../testing/game-server.ts';
import { judge, type WalletVariant } from './conformance.ts';
import { seamlessVariant, transferVariant } from './conformance-variants.ts';
import { openGameSession } from './sessions.ts';

/** Runs the suite; returns the failed checks with their reasons. */
const failing = async (...asked: Parameters<typeof judge>) =>
  (await judge(...asked)).filter(({ problem }) => problem !== undefined);

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall({
    clock: { ...systemClock, set: () => {}, advance: () => {} },
    providers: new Map([[TEST_PROVIDER.id, TEST_PROVIDER]]),
  });
});
afterAll(async () => {
  expect((await verifyLedger(hall.product.db)).faults).toEqual([]);
  await hall.close();
});

const originOf = ({ app }: { readonly app: TestHall['served']['app'] }): string =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const lobby = () => ({ origin: originOf(hall.product.served), sender: TEST_PROVIDER, clock: systemClock });
const arcade = () => ({
  origin: originOf(hall.served),
  sender: { id: HOUSE_ARCADE, secret: GAME_SERVER_SECRET },
  clock: systemClock,
});

async function seated(coins = 100_000) {
  const { db } = hall.product;
  const playerId = await makePlayer(db, { coins, at: Date.now() });
  const game = { provider: TEST_PROVIDER.id, userId: playerId, gameId: 7002, at: Date.now() };
  return { playerId, playerToken: await openGameSession(db, game) };
}

describe('the conformance suite', () => {
  it("passes for the lobby's seamless wallet", async () => {
    expect(await failing(lobby(), seamlessVariant(await seated()))).toEqual([]);
  }, 60_000);

  it("passes for the game server's transfer wallet", async () => {
    expect(await failing(arcade(), transferVariant({ playerId: 900_001 }))).toEqual([]);
  }, 60_000);

  it('finds that a wallet ignores ids', async () => {
    const right = transferVariant({ playerId: 900_003 });
    const deaf: WalletVariant = {
      ...right,
      // Every move gets a new id, as if the wallet ignored the id in the message.
      move: (_id, amount) => right.move(right.newId(), amount),
      own: [],
    };
    const problems = await failing(arcade(), deaf);
    expect(problems.map(({ name }) => name)).toEqual([
      'refuses the same id with another amount as conflict',
      'never does what was cancelled before it came',
    ]);
  }, 60_000);

  it('finds that the secret is wrong', async () => {
    const { sender, ...address } = arcade();
    const subject = { ...address, sender: { ...sender, secret: 'not the secret that was agreed upon' } };
    expect((await failing(subject, transferVariant({ playerId: 900_004 }))).length).toBeGreaterThan(5);
  });
});

interface Example {
  readonly message: string;
  readonly body: Record<string, unknown>;
  readonly answer: Record<string, unknown>;
}

/** Returns the JSON examples under a heading of docs/providers.md. */
function examplesOf(heading: string): readonly Example[] {
  const page = readFileSync(new URL('../../docs/providers.md', import.meta.url), 'utf8');
  const [, below = ''] = page.split(`### ${heading}\n`);
  const [section = ''] = below.split(/^##/m);
  return [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text) as Example);
}

describe('the examples of docs/providers.md', () => {
  it.each([
    ['A round by the seamless wallet', PROVIDER_PREFIX, lobby],
    ['A visit by the transfer wallet', TRANSFER_PREFIX, arcade],
  ])('under "%s" get the documented answers', async (heading, prefix, subjectOf) => {
    const examples = examplesOf(heading);
    expect(examples.length).toBeGreaterThan(3);
    const { playerId, playerToken } = await seated(50_000);
    const { origin, sender } = subjectOf();
    // Replaces the player and the token in the examples, which do not exist, by a player of this test.
    const ours = (fields: Record<string, unknown>) => ({
      ...fields,
      ...('playerId' in fields ? { playerId } : {}),
      ...('playerToken' in fields ? { playerToken } : {}),
    });
    for (const { message, body, answer } of examples) {
      const address = { ...sender, origin, clock: systemClock };
      expect(await sendSigned(address, `${prefix}${message}`, ours(body)), message).toEqual(ours(answer));
    }
  });
});
