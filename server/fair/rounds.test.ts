import { ErrorCode } from '../../contract/errors.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAILY_SPIN_RULES, SECTORS, drawSector, recomputeSector } from '../../fair/daily-spin.ts';
import { commit } from '../../fair/random.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { grantFreeRound } from '../ledger/stake.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { signUp } from '../testing/sessions.ts';
import { testProduct, type TestProduct } from '../testing/product.ts';
import { NOON, makePlayer } from '../testing/players.ts';
import { closeRound, openRound, readRounds } from './rounds.ts';
import { readSeed } from './seeds.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(async () => {
  expect((await verifyLedger(product.db)).faults).toEqual([]);
  await product.close();
});

const GAME = 'daily-spin';

/** Plays one round of the prize wheel without moving coins. */
async function play(userId: number, clientTxnId: string = randomUUID()) {
  const { answer } = await runIdempotent(
    product.db,
    { userId, clientTxnId, name: 'test', body: {}, at: NOON },
    async (client) => {
      const stake = grantFreeRound(client, GAME, { userId, at: NOON });
      const round = await openRound(stake, { game: GAME });
      const sector = drawSector(round.stream);
      const outcome = { sector, amount: SECTORS[sector]?.amount };
      const closed = await closeRound(round, {
        clientTxnId,
        rulesVersion: DAILY_SPIN_RULES,
        payout: 0,
        journalId: null,
        outcome,
      });
      return { ...closed, outcome };
    },
  );
  return answer;
}

describe('a round of chance', () => {
  it('follows from a seed that was committed to before, and commits to the next seed', async () => {
    const userId = await makePlayer(product.db);
    let promised = (await readSeed(product.db, { userId, game: GAME })).nextSeedHash;
    for (let nonce = 0; nonce < 5; nonce++) {
      const { proof, outcome, nextSeedHash } = await play(userId);
      expect(commit(proof.seed)).toBe(promised);
      expect(proof).toMatchObject({ nonce, seedHash: promised });
      expect(recomputeSector(proof.seed, proof.clientSeed, nonce)).toBe(outcome.sector);
      promised = nextSeedHash;
    }
    expect((await readSeed(product.db, { userId, game: GAME })).nextSeedHash).toBe(promised);
  });

  it('is played once per transaction id; fifty parallel rounds run one after the other', async () => {
    const userId = await makePlayer(product.db);
    const same = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => play(userId, index % 2 === 0 ? same : randomUUID())),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(26);
    const { list } = await readRounds(product.db, { userId, games: [GAME], pageNum: 1, pageSize: 100 });
    expect(list.map(({ proof }) => proof.nonce)).toEqual(Array.from({ length: 26 }, (_, n) => 25 - n));
  });
});

describe('the fairness calls', () => {
  it("return each game's next seed, apply a client seed from the next round on, and list past rounds", async () => {
    const { token, userId } = await signUp(product);
    const before = await product.ask('fairSeed', {}, { token });
    expect(before.seeds).toHaveLength(8);
    const changed = await product.ask('setClientSeed', { game: GAME, clientSeed: 'my-own-seed' }, { token });
    expect(changed).toMatchObject({ errcode: 0, clientSeed: 'my-own-seed', nonce: 0 });
    expect(before.seeds.find(({ game }) => game === GAME)?.nextSeedHash).toBe(changed.nextSeedHash);
    const { proof } = await play(userId);
    expect(proof.clientSeed).toBe('my-own-seed');
    const { list, pages } = await product.ask('fairRounds', {}, { token });
    expect(pages).toBe(1);
    expect(list).toMatchObject([{ game: GAME, proof }]);
    expect((await product.ask('fairRounds', { game: 'slotshack' }, { token })).list).toEqual([]);
  });

  it.each(['', 'a:b', 'has space', 'x'.repeat(65)])(
    'refuse the invalid client seed "%s"',
    async (clientSeed) => {
      const { token } = await signUp(product);
      expect(await product.ask('setClientSeed', { game: GAME, clientSeed }, { token })).toMatchObject({
        errcode: ErrorCode.validationFailed,
      });
    },
  );
});

it('the ledger check finds a round whose outcome does not follow from its seed', async () => {
  const userId = await makePlayer(product.db);
  const { id } = await play(userId);
  const damage = (sql: string) => product.db.query(`update fair_rounds set ${sql} where id = $1`, [id]);
  const faultsAfter = async (sql: string) => {
    await damage(sql);
    return (await verifyLedger(product.db)).faults.map(({ rule }) => rule);
  };
  const broken = 'every round follows from its seed';
  expect(await faultsAfter(`outcome = jsonb_set(outcome, '{amount}', '-1')`)).toEqual([broken]);
  expect(await faultsAfter(`outcome = outcome - 'amount'`)).toEqual([broken]);
  await damage(`outcome = outcome || '{"amount": 0}', cursor = cursor + 4, rules_version = 'no-such-rules'`);
  expect(await faultsAfter(`cursor = cursor - 4`)).toEqual([broken]);
  await product.db.query('delete from fair_rounds where id = $1', [id]);
  await product.db.query('delete from fair_players where user_id = $1', [userId]);
});
